import type { CatalogueItem } from "@surimono/domain/catalogue";
import { loadArt } from "@surimono/studio/mockup-files";
import { beforeAll, describe, expect, test } from "vitest";
import { artFolder } from "./art-files.ts";
import { openCatalogueFiles } from "./read-catalogue.ts";

let data: ReturnType<Awaited<ReturnType<typeof openCatalogueFiles>>["read"]>;

beforeAll(async () => {
  data = (await openCatalogueFiles()).read();
});

describe("the shop's own catalogue", () => {
  test("can be sold: goods on every shelf and of every category, each colour printed by some method", () => {
    const sold = new Set(data.items.map(({ kindId }) => kindId));
    const shelves = data.displayCategories.filter(({ displayed }) => displayed);
    expect(shelves.filter(({ kindIds }) => kindIds.every((id) => !sold.has(id)))).toEqual([]);
    expect(data.categories.filter(({ kinds }) => kinds.every(({ id }) => !sold.has(id)))).toEqual([]);
    const shelved = new Set(shelves.flatMap(({ kindIds }) => kindIds));
    expect([...sold].filter((id) => !shelved.has(id))).toEqual([]);
    for (const item of data.items) {
      const printable = new Set(item.methods.flatMap(({ colorIds }) => colorIds));
      expect(item.colors.filter(({ id }) => !printable.has(id))).toEqual([]);
    }
  });

  test("describes each item in words of its own", () => {
    const sentences = data.items.flatMap(({ description }) => description.split("。").filter(Boolean));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test("counts its own sizes and colours rightly", () => {
    const KANJI = "〇一二三四五六七八九";
    const wrong = data.items.flatMap(({ id, description, sizes, colors }) => {
      const [, numberOfColors] = /(\d+)色/.exec(description) ?? [];
      const [, numberOfSizes] = /(\d+)サイズ/.exec(description) ?? [];
      const [, kanji] = /([一二三四五六七八九])つの大きさ/.exec(description) ?? [];
      const counts = [
        [numberOfColors, colors.length],
        [numberOfSizes, sizes.length],
        [kanji && KANJI.indexOf(kanji), sizes.length],
      ] as const;
      return counts.some(([said, is]) => said !== undefined && Number(said) !== is) ? [id] : [];
    });
    expect(wrong).toEqual([]);
  });

  test("has larger sizes that are larger in every measurement and never cheaper", () => {
    for (const { id, sizes } of data.items) {
      for (const [index, size] of sizes.entries()) {
        const before = sizes[index - 1];
        if (!before || before.group !== size.group) continue;
        expect([id, size.name, size.price >= before.price, size.width > before.width]).toEqual([
          ...[id, size.name, true, true],
        ]);
        const lengths = new Map(before.measurements.map(({ name, length }) => [name, length]));
        const shrunk = size.measurements.filter(({ name, length }) => length < (lengths.get(name) ?? Infinity));
        expect([id, size.name, shrunk]).toEqual([id, size.name, []]);
      }
    }
  });

  test("names mixed goods by all that is in them", () => {
    const says = (item: CatalogueItem) => ({
      cotton: /綿\d|コットン\d|綿キャンバス/.test(item.materialText),
      polyester: /ポリエステル/.test(item.materialText),
    });
    const COTTON = 1;
    const POLYESTER = 2;
    const wrong = data.items.filter((item) => {
      const { cotton, polyester } = says(item);
      // "杢グレーは…" speaks of one colour.
      const mixed = polyester && !item.materialText.includes("杢グレーは");
      return cotton !== item.materialIds.includes(COTTON) || mixed !== item.materialIds.includes(POLYESTER);
    });
    expect(wrong.map(({ id, materialText }) => `${id} ${materialText}`)).toEqual([]);
  });

  test("keeps heather, which is spun, to what is knitted", () => {
    const heather = data.items.filter(({ colors }) => colors.some(({ name }) => name.startsWith("杢")));
    expect(heather.filter(({ fabricTypeId }) => fabricTypeId === 0).map(({ id }) => id)).toEqual([]);
  });

  test("does not fill a shelf with one colour", () => {
    const byKind = new Map<number, string[]>();
    for (const { kindId, colors } of data.items)
      byKind.set(kindId, [...(byKind.get(kindId) ?? []), colors[0]?.name ?? ""]);
    const dull = [...byKind].filter(([, names]) =>
      names.some((name, index) => index > 1 && name === names[index - 1] && name === names[index - 2]),
    );
    expect(dull).toEqual([]);
  });
});

describe("the art", () => {
  test("has a picture of every side that is printed on", async () => {
    for (const { silhouette, methods } of data.items) {
      const { views } = await loadArt(artFolder(), silhouette);
      const printed = methods.flatMap(({ areas }) => areas.map(({ view }) => view));
      expect(Object.keys(views)).toEqual(expect.arrayContaining(["front", ...new Set(printed)]));
    }
  });
});
