import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  editImageMagicDesign,
  finishDesign,
  getPrintFile,
  openDesign,
  readDesign,
  saveDesign,
} from "@surimono/contract/designs";
import type { CatalogueData } from "@surimono/domain/catalogue";
import { beforeEditions, type PrintedGoods } from "@surimono/domain/designs";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getCatalogue, getItem, sealFor } from "../../catalogue/index.ts";
import { findDesign } from "../design/designs.store.ts";
import { type DesignVersion, designVersions } from "../designs.tables.ts";
import { changedInEveryWay, sell } from "../testing/changed-catalogue.fixture.ts";
import { finishedTag, finishedVersion, shape, text } from "../testing/finished-version.fixture.ts";
import { keepGoods } from "../version/keep-goods.ts";
import { findVersion } from "../version/versions.store.ts";
import { printAll } from "./print-all.fixture.ts";
import { type LineToPrint, printOrder } from "./print-order.ts";

/** A shirt for children and adults, printed on the chest and along a sleeve, with a name tag. */
const SHIRT = 1007;
const [CHEST, SLEEVE, TAG] = [3, 5, 31];

let shop: TestShop;
let owner: Awaited<ReturnType<TestShop["asMember"]>>;
let before: CatalogueData;
let version: DesignVersion;
let order: { orderNumber: string; dispatchBy: string; lines: LineToPrint[] };
let files: Readonly<Record<string, string>>;
let pictures: readonly string[];

beforeAll(async () => {
  shop = await openTestShop();
  before = getCatalogue(shop.shop).data;
  owner = await shop.asMember();
  version = await finishedVersion(shop, owner.call, {
    ...{ itemId: SHIRT, methodId: 46 },
    layers: {
      [CHEST]: [shape([50_000, 50_000, 60_000, 60_000], "#e0a020"), text([30_000, 50_000, 12_000, 40_000], "摺物")],
      [SLEEVE]: [shape([40_000, 40_000, 30_000, 30_000], "#ffffff", { shape: "star" })],
    },
  });
  const tag = await finishedTag(shop, owner.call, version, 2, {
    [TAG]: [
      text([23_000, 9000, 30_000, 6000], "摺物屋", { direction: "horizontal", fontSize: 5000, color: "#222222" }),
    ],
  });
  const lines = ["M", "XXL", "120"].map((sizeName): LineToPrint => {
    const size = getItem(shop.shop, SHIRT).sizes.find(({ name }) => name === sizeName);
    return {
      ...{ id: crypto.randomUUID(), versionId: version.id, itemId: SHIRT, sizeId: size?.id ?? 0, sizeName },
      ...{ quantity: 2, nameTagVersionId: tag.id, hangTagVersionId: null },
    };
  });
  order = { orderNumber: "S-7", dispatchBy: "2026-12-01", lines };
  await printAll(shop.shop, order);
  files = hashes();
  pictures = await drawnPictures();
});
afterAll(() => shop.stop());

function hashes(): Record<string, string> {
  const root = join(shop.dataDir, "files/prints");
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.[a-z]+$/.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, sha256(readFileSync(join(root, name)))]));
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function lose(folder: "prints" | "pictures") {
  rmSync(join(shop.dataDir, "files", folder), { recursive: true, force: true });
}

/** A close-up of a place, in all sizes, drawn now. */
async function drawnPictures() {
  lose("pictures");
  const seal = sealFor(shop.shop, version.userId);
  const addresses = ["cover", "left-sleeve", ...order.lines.map(({ sizeId }) => `${sizeId}/left-sleeve`)];
  return Promise.all(
    addresses.map(async (address) => {
      const url = `${shop.baseUrl}/api/image/azure?url=images${seal(`/designs/${version.id}/${address}.webp`)}&w=240`;
      const answer = await fetch(url);
      return `${address} ${answer.status} ${sha256(new Uint8Array(await answer.arrayBuffer()))}`;
    }),
  );
}

const ticketOf = (line: LineToPrint) =>
  JSON.parse(readFileSync(join(shop.dataDir, "files/prints", line.versionId, "lines", `${line.id}.json`), "utf8"));

const ofOrder = ({ order_number, line_id, ...rest }: Record<string, unknown>) => rest;

const without = (areaKindId: number, catalogue: CatalogueData): CatalogueData => ({
  ...catalogue,
  items: catalogue.items.map((item) => ({
    ...item,
    methods: item.methods.map((method) => ({
      ...method,
      areas: method.areas.filter((area) => area.areaKindId !== areaKindId),
      conflicts: method.conflicts.filter((pair) => !pair.includes(areaKindId)),
    })),
  })),
});

describe.each<[string, (catalogue: CatalogueData) => CatalogueData]>([
  ["says everything otherwise and has withdrawn a place", (catalogue) => without(SLEEVE, changedInEveryWay(catalogue))],
  [
    "has withdrawn the item",
    (catalogue) => {
      const { items, ...rest } = changedInEveryWay(catalogue);
      return { ...rest, items: items.filter(({ id }) => id !== SHIRT) };
    },
  ],
])("a catalogue that %s", (_what, change) => {
  beforeAll(() => sell(shop, change(before)));
  afterAll(() => sell(shop, before));

  test("changes no byte of what is printed again, and gives an order that is placed now the same tickets", async () => {
    await printAll(shop.shop, order);
    expect(hashes()).toEqual(files);
    expect(await drawnPictures()).toEqual(pictures);
    lose("prints");
    const lines = order.lines.map((line) => ({ ...line, id: crypto.randomUUID() }));
    await printOrder(shop.shop, { ...order, orderNumber: "S-8", lines });
    const again = lines.map((line) => ofOrder(ticketOf(line)));
    for (const { id, versionId } of lines)
      for (const end of ["csv", "json"]) rmSync(join(shop.dataDir, `files/prints/${versionId}/lines/${id}.${end}`));
    await printAll(shop.shop, order);
    expect(hashes()).toEqual(files);
    expect(again).toEqual(order.lines.map((line) => ofOrder(ticketOf(line))));
  });

  test("changes nothing that its owner downloads", async () => {
    const wanted = { version_id: version.id, kind: "ticket_csv" as const, size_group: "kids" };
    const answer = await owner.call(getPrintFile, wanted);
    const bytes = new Uint8Array(await (answer as { value: Blob }).value.arrayBuffer());
    expect(sha256(bytes)).toBe(files[`${version.id}/ticket-kids.csv`]);
  });
});

describe("a version of a release that kept no goods", () => {
  const forget = () => shop.shop.database.db.update(designVersions).set({ goods: null });
  const goods = async () => (await findVersion(shop.shop.database.db, version.id))?.goods;
  /** As it was printed before there were editions. */
  let known: PrintedGoods;

  beforeAll(() => {
    known = beforeEditions(version.goods as PrintedGoods);
  });
  beforeEach(forget);
  afterAll(async () => {
    await sell(shop, before);
    const { id, goods: finished } = version;
    await shop.shop.database.db.update(designVersions).set({ goods: finished }).where(eq(designVersions.id, id));
  });

  test("takes them from the stored catalogue before another one is taken over", async () => {
    await sell(shop, changedInEveryWay(before));
    expect(await goods()).toEqual(known);
    await sell(shop, before);
  });

  test("takes them once, whoever does it and however often", async () => {
    const read = async () => {
      const { data, itemsById, pictures, sales } = getCatalogue(shop.shop);
      return { contentHash: "", items: [...itemsById.values()], lookups: data, sales, pictures };
    };
    const { db } = shop.shop.database;
    await Promise.all([keepGoods(db, read), keepGoods(db, read), keepGoods(db, read)]);
    expect(await goods()).toEqual(known);
    const never = () => Promise.reject(new Error("nothing is left to be read for"));
    expect(await keepGoods(db, never)).toEqual([]);
  });

  test("takes them when it is first used, if a process of that release wrote it since", async () => {
    await printAll(shop.shop, order);
    expect(await goods()).toEqual(known);
  });

  test("of goods that nobody knows stays as it is, and keeps no shop closed", async () => {
    const strange = sql`jsonb_set(${designVersions.document}, '{itemId}', '999999')`;
    const { document } = version;
    await shop.shop.database.db
      .update(designVersions)
      .set({ document: strange })
      .where(eq(designVersions.id, version.id));
    try {
      await expect(sell(shop, changedInEveryWay(before))).resolves.toBeUndefined();
      expect(await goods()).toBeNull();
    } finally {
      await shop.shop.database.db.update(designVersions).set({ document }).where(eq(designVersions.id, version.id));
      await sell(shop, before);
    }
  });
});

test("the same design again is the same version, until its goods are others", async () => {
  const { db } = shop.shop.database;
  const { productId, document } = version;
  const accepted = version.acceptedWarnings.map(({ key }) => key);
  const revision = async () => (await findDesign(db, owner.member.id, productId, 1))?.revision ?? 0;
  const finish = async (changed = document) => {
    const payload = { product_id: productId, document: changed, revision: await revision(), accepted };
    const answer = await owner.call(finishDesign, payload);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value.version_id;
  };
  expect(await finish()).toBe(version.id);
  const printMethods = before.printMethods.map((method) => ({ ...method, name: `${method.name}＋` }));
  await sell(shop, { ...before, printMethods });
  const next = await finish();
  expect(next).not.toBe(version.id);
  expect(await finish()).toBe(next);
  await sell(shop, before);
  expect(await finish()).toBe(version.id);
  expect((await owner.call(saveDesign, { product_id: productId, document, revision: await revision() })).ok).toBe(true);
});

describe("a size that came to the shop later", () => {
  const [later, grown] = [991, 992];

  beforeEach(async () => {
    const items = before.items.map((item) => {
      if (item.id !== SHIRT) return item;
      const [first] = item.sizes;
      const last = item.sizes.at(-1);
      if (!first || !last) throw new Error("no sizes");
      const methods = item.methods.map((method) => ({
        ...method,
        areas: method.areas.map((area) => {
          const adult = area.rects["adult"] ?? { x: 0, y: 0, w: 1, h: 1 };
          return { ...area, rects: { ...area.rects, tall: { ...adult, w: adult.w + 20_000, h: adult.h + 20_000 } } };
        }),
      }));
      const tall = { ...last, id: grown, name: "トール", group: "tall", width: last.width + 40_000 };
      return { ...item, methods, sizes: [tall, ...item.sizes.slice(0, -1), { ...last, id: later, name: "4L" }, last] };
    });
    await sell(shop, { ...before, items });
  });
  afterAll(() => sell(shop, before));

  async function ordered(sizeId: number) {
    const [line] = order.lines;
    if (!line) throw new Error("no line");
    const own = { ...line, id: crypto.randomUUID(), sizeId, sizeName: "あと" };
    await printOrder(shop.shop, { ...order, orderNumber: "S-9", lines: [own] });
    return ticketOf(own);
  }

  test("is printed as its group always was, and keeps its measures from then on", async () => {
    const ticket = await ordered(later);
    expect(ticket.size).toEqual({ id: later, name: "4L" });
    expect(ticket.areas[0].files.map(({ name }: { name: string }) => name)).toEqual(["3.png", "3-white.png", "3.pdf"]);
    await sell(shop, changedInEveryWay(getCatalogue(shop.shop).data));
    expect(ofOrder(await ordered(later))).toEqual(ofOrder(ticket));
  });

  test("brings its group with it where that is new", async () => {
    const items = getCatalogue(shop.shop)
      .itemsById.get(SHIRT)
      ?.everSold.sizes.map(({ id }) => id);
    expect(items).toContain(grown);
    const ticket = await ordered(grown);
    expect(ticket.sizes).toEqual(["トール"]);
    expect(ticket.areas[0].files[0].name).toBe("3-tall.png");
    for (const [name, hash] of Object.entries(files)) expect([name, hashes()[name]]).toEqual([name, hash]);
  });
});

test("an old design opens fitted into the places of today, and can be saved and finished", async () => {
  await sell(shop, changedInEveryWay(before));
  try {
    const { productId } = version;
    const read = await owner.call(readDesign, { product_id: productId, step_id: 1 });
    const edit = await owner.call(editImageMagicDesign, { product_id: productId });
    if (!read.ok || !edit.ok) throw new Error("neither read nor edited");
    const token = new URL(edit.value.url, "http://shop").searchParams.get("token") ?? "";
    const opened = await owner.call(openDesign, { token });
    if (!opened.ok) throw new Error(opened.failure.code);
    const { document, revision, areas } = opened.value;
    expect(read.value.document).toEqual(document);
    for (const { areaKindId, width, height } of document.areas)
      expect(areas.find(({ area_kind_id }) => area_kind_id === areaKindId)?.rect).toMatchObject({
        w: width,
        h: height,
      });
    expect(document.areas[0]?.width).not.toBe(version.document.areas[0]?.width);
    const saved = await owner.call(saveDesign, { product_id: productId, document, revision });
    expect(saved).toMatchObject({ ok: true });
  } finally {
    await sell(shop, before);
  }
});
