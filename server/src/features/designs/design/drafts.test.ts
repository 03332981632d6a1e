import { getImage } from "@surimono/contract/catalogue";
import {
  editImageMagicDesign,
  finishDesign,
  keepDesignCopy,
  type OpenedDesign,
  openDesign,
  removeTagDesign,
  saveDesign,
} from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import {
  confirmDesign,
  getMyItem,
  listMyItems,
  type MyItemCard,
  markProduct,
  updateProduct,
} from "@surimono/contract/my-items";
import type { DesignDocument, ShapeLayer } from "@surimono/domain/designs";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { drawDraftCover } from "../mockup/index.ts";
import { startedDesign } from "../testing/started-design.fixture.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const disc = (fill: string): ShapeLayer => ({
  ...{ kind: "shape", shape: "ellipse", id: "disc", name: "丸", fill },
  ...{ x: 140_000, y: 120_000, width: 160_000, height: 160_000, rotation: 0, opacity: 1000 },
  ...{ flipX: false, flipY: false, locked: false, hidden: false },
});

const drawn = ({ document }: Pick<OpenedDesign, "document">, fill = "#d9240f"): DesignDocument => ({
  ...document,
  areas: document.areas.map((area) => ({ ...area, layers: [disc(fill)] })),
});

const drafts = async (call: Caller): Promise<MyItemCard[]> => value(await call(listMyItems, { item_tab: 1 })).data;

async function draftOf(call: Caller) {
  const design = await startedDesign(shop, call);
  const { product_id } = design;
  await call(saveDesign, { product_id, document: drawn(design), revision: 0 });
  return { design, product_id };
}

/** The colour in the middle of the chest, as a card shows it. */
async function chestOf(call: Caller, card: MyItemCard): Promise<string> {
  const answer = value(await call(getImage, { url: `images${card.image_url}`, w: 240 }));
  const { data, info } = await sharp(Buffer.from(await (answer as Blob).arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.round(info.height * 0.4) * info.width + Math.round(info.width / 2)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return red > green + 60 && red > blue + 60 ? "red" : blue > red + 30 ? "blue" : "cloth";
}

describe("the first save of something drawn", () => {
  test("lists the design as a draft, and the empty ones before do not", async () => {
    const { call } = await shop.asMember();
    const design = await startedDesign(shop, call);
    const { product_id, document } = design;
    await call(saveDesign, { product_id, document, revision: 0 });
    expect(await drafts(call)).toEqual([]);
    await call(saveDesign, { product_id, document: drawn(design), revision: 1 });
    expect(await drafts(call)).toMatchObject([{ product_id, parent_id: 1001, status: 0, kept_until: null }]);
    expect(await call(getMyItem, { product_id })).toMatchObject({
      value: { delete_flag: 0, is_new: true, version_id: null, kept_until: null },
    });
  });

  test("of a tag counts as well, and only one of many at once is the first", async () => {
    const { call } = await shop.asMember();
    const { product_id, document: print } = await startedDesign(shop, call);
    const begun = value(await call(editImageMagicDesign, { product_id, subsidiary: true, step_id: 3 }));
    const token = new URL(begun.url, "http://shop").searchParams.get("token") ?? "";
    const tag = value(await call(openDesign, { token }));
    const small = { ...disc("#d9240f"), x: 9000, y: 9000, width: 8000, height: 8000 };
    const document = {
      ...tag.document,
      areas: tag.document.areas.slice(0, 1).map((area) => ({ ...area, layers: [small] })),
    };
    const saves = await Promise.all([0, 0, 0].map((revision) => call(saveDesign, { product_id, document, revision })));
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await drafts(call)).toMatchObject([{ product_id, kept_until: null }]);
    // Its print is still blank, and so is its picture.
    expect((await drafts(call))[0]?.image_url).toMatch(/^\/catalogue\//);
    // It is not swept although its print is blank: the tag counts as work.
    expect(await call(saveDesign, { product_id, document: print, revision: 0 })).toMatchObject({ ok: true });
    expect(await drafts(call)).toMatchObject([{ product_id, kept_until: null }]);
    await call(removeTagDesign, { product_id, step_id: 3 });
    expect(await drafts(call)).toHaveLength(1);
  });

  test("a draft that was emptied again stays listed, and says until when", async () => {
    const { call } = await shop.asMember();
    const { design, product_id } = await draftOf(call);
    await call(saveDesign, { product_id, document: design.document, revision: 1 });
    const [card] = await drafts(call);
    expect(Date.parse(card?.kept_until ?? "") - Date.parse(card?.update_time ?? "")).toBe(3 * 86_400_000);
    expect(card?.image_url).toMatch(/^\/catalogue\//);
  });

  test("is found by the goods that it is made of", async () => {
    const { call } = await shop.asMember();
    await draftOf(call);
    expect(value(await call(listMyItems, { item_tab: 1, parent_id: 1001 })).data).toHaveLength(1);
    expect(value(await call(listMyItems, { item_tab: 1, parent_id: 1002 }))).toMatchObject({ data: [], drafts: 1 });
  });
});

describe("the picture of a draft", () => {
  test("shows the design as it was last saved, also by an address of before", async () => {
    const { call } = await shop.asMember();
    const { design, product_id } = await draftOf(call);
    const [red] = await drafts(call);
    if (!red) throw new Error("no draft");
    expect(await chestOf(call, red)).toBe("red");
    await call(saveDesign, { product_id, document: drawn(design, "#22356f"), revision: 1 });
    const [blue] = await drafts(call);
    expect(blue?.image_url).not.toBe(red.image_url);
    expect(await chestOf(call, blue as MyItemCard)).toBe("blue");
    expect(await chestOf(call, red)).toBe("blue");
    expect(await drafts(call)).toMatchObject([{ image_url: blue?.image_url }]);
  });

  test("an address of before is asked for again, the newest never; without the key there is none", async () => {
    const { call } = await shop.asMember();
    await draftOf(call);
    const [card] = await drafts(call);
    const path = card?.image_url ?? "";
    const read = (url: string) =>
      fetch(`${shop.baseUrl}/api/image/azure?url=${encodeURIComponent(`images${url}`)}&w=240`);
    expect((await read(path)).headers.get("cache-control")).toContain("immutable");
    expect((await read(path.replace(/\/\d+\//, "/1/"))).headers.get("cache-control")).toBe("private, no-cache");
    expect((await read(path.replace(/[0-9a-f]{8}-/, "00000000-"))).status).toBe(404);
  });

  test("after finishing it is the version's, and of what is drawn on then its own again: that is not completed unseen", async () => {
    const { call } = await shop.asMember();
    const { design, product_id } = await draftOf(call);
    const finish = (document: DesignDocument, revision: number) =>
      call(finishDesign, { product_id, document, revision, accepted: [] });
    const { version_id } = value(await finish(drawn(design), 1));
    expect(await drafts(call)).toMatchObject([
      { image_url: expect.stringMatching(`^/designs/${version_id}[.].+/front.webp$`) },
    ]);
    await call(saveDesign, { product_id, document: drawn(design, "#22356f"), revision: 2 });
    expect((await drafts(call))[0]?.image_url).toMatch(/^\/drafts\//);
    expect(await call(getMyItem, { product_id })).toMatchObject({ value: { version_id: null, print_images: [] } });
    expect(await call(confirmDesign, { product_id })).toMatchObject({ failure: { code: "my-items/no-design" } });
    // Changed back to what was finished, it is that version again.
    await call(saveDesign, { product_id, document: drawn(design), revision: 3 });
    expect(await call(getMyItem, { product_id })).toMatchObject({ value: { version_id } });
    expect(await call(confirmDesign, { product_id })).toMatchObject({ ok: true });
  });
});

test("the cover of a draft skips a place on which all is hidden, as it skips an empty one", async () => {
  const { call } = await shop.asMember();
  const design = await startedDesign(shop, call);
  const { product_id } = design;
  const [front, back] = design.areas.filter(({ area_kind_id }) => area_kind_id === 1 || area_kind_id === 2);
  const withFront = (...layers: ShapeLayer[]): DesignDocument => ({
    ...design.document,
    areas: [front, back].map((area) => {
      if (!area) throw new Error("a shirt has two sides");
      const { area_kind_id: areaKindId, rect } = area;
      return { areaKindId, width: rect.w, height: rect.h, layers: area === front ? layers : [disc("#d9240f")] };
    }),
  });
  const cover = async (document: DesignDocument, revision: number) => {
    value(await call(saveDesign, { product_id, document, revision }));
    const [, , sealed = ""] = (await drafts(call))[0]?.image_url.split("/") ?? [];
    const [draftKey = ""] = sealed.split(".");
    return drawDraftCover(shop.shop, draftKey, 120);
  };
  const ofBack = await cover(withFront(), 0);
  expect(ofBack).toBeDefined();
  expect(await cover(withFront({ ...disc("#2450a4"), hidden: true }), 1)).toEqual(ofBack);
  expect(await cover(withFront(disc("#2450a4")), 2)).not.toEqual(ofBack);
});

describe("a deleted draft", () => {
  test("is not brought back by the late save of another tab, which can keep its work as an item of its own", async () => {
    const { call } = await shop.asMember();
    const { design, product_id } = await draftOf(call);
    await call(markProduct, { product_id, delete_flag: 1 });
    const document = drawn(design, "#22356f");
    const deleted = { failure: { code: "designs/deleted", status: 410 } };
    expect(await call(saveDesign, { product_id, document, revision: 1 })).toMatchObject(deleted);
    expect(await call(finishDesign, { product_id, document, revision: 1, accepted: [] })).toMatchObject(deleted);
    expect(await call(editImageMagicDesign, { product_id })).toMatchObject(deleted);
    expect(await drafts(call)).toEqual([]);
    const copy = value(await call(keepDesignCopy, { product_id, document }));
    const [card] = await drafts(call);
    expect(card?.product_id).toBe(copy.product_id);
    expect(await chestOf(call, card as MyItemCard)).toBe("blue");
  });

  test("that was never listed is deleted as well, and the first thing drawn in another tab does not list it", async () => {
    const { call } = await shop.asMember();
    const design = await startedDesign(shop, call);
    const { product_id } = design;
    expect(await call(markProduct, { product_id, delete_flag: 1 })).toMatchObject({ ok: true });
    expect(await call(saveDesign, { product_id, document: drawn(design), revision: 0 })).toMatchObject({
      failure: { code: "designs/deleted" },
    });
    expect(await drafts(call)).toEqual([]);
  });

  test("nor by saves that run beside the deletion", async () => {
    const { call } = await shop.asMember();
    for (let round = 0; round < 5; round++) {
      const { design, product_id } = await draftOf(call);
      await Promise.all([
        call(saveDesign, { product_id, document: drawn(design, "#22356f"), revision: 1 }),
        call(markProduct, { product_id, delete_flag: 1 }),
        call(saveDesign, { product_id, document: drawn(design), revision: 2 }),
      ]);
      expect(await drafts(call)).toEqual([]);
    }
  });

  test("that its member takes back can be drawn on again", async () => {
    const { call } = await shop.asMember();
    const { design, product_id } = await draftOf(call);
    await call(markProduct, { product_id, delete_flag: 1 });
    await call(markProduct, { product_id, delete_flag: 0 });
    expect(await call(saveDesign, { product_id, document: drawn(design), revision: 1 })).toMatchObject({ ok: true });
    expect(await drafts(call)).toHaveLength(1);
  });
});

test("a design stays new until its words are saved, and a copy is none", async () => {
  const { call } = await shop.asMember();
  const { product_id } = await draftOf(call);
  const { new_name, description, regular_price } = value(await call(getMyItem, { product_id }));
  const product = { product_id, new_name, description, regular_price };
  await call(updateProduct, { product, isSave: true });
  expect(await call(getMyItem, { product_id })).toMatchObject({ value: { is_new: false, delete_flag: 0 } });
});

test("the list of drafts reads one index, however much others have made", async () => {
  const { rows } = await shop.shop.database.db.execute<{ "QUERY PLAN": string }>(sql`
    explain select * from my_items where user_id = 'u' and delete_flag = 0 and status = 0 order by update_time desc limit 24`);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("my_items_page");
});
