import { readFileSync } from "node:fs";
import { removeTagDesign, saveDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, createProduct, updateProduct } from "@surimono/contract/my-items";
import { HANG_TAG_STEP, NAME_TAG_STEP } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { sell } from "../testing/changed-catalogue.fixture.ts";
import { dotted, draftOf, finishTag, itemOf, openTag } from "../testing/tagged-item.fixture.ts";

const UNFINISHED = { failure: { code: "my-items/tag-unfinished", status: 409 } };

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** A draft with its print finished and its words saved. */
async function namedDraft(call: Caller): Promise<number> {
  const product_id = await draftOf(shop, call);
  const product = { product_id, new_name: "海", description: "海です。", regular_price: 9000 };
  value(await call(updateProduct, { product, isSave: true }));
  return product_id;
}

/** Saved as the studio saves by itself, and not finished. */
async function drawTag(
  call: Caller,
  product_id: number,
  step: 2 | 3,
  draw: (document: DesignDocument) => DesignDocument,
) {
  const { document, revision } = await openTag(call, product_id, step);
  value(await call(saveDesign, { product_id, document: draw(document), revision }));
}

const complete = (call: Caller, product_id: number) => call(confirmDesign, { product_id });
const unfinishedOf = async (call: Caller, product_id: number) =>
  (await itemOf(call, product_id)).tags.map(({ unfinished = false }) => unfinished);

test("a tag that was drawn on since it was finished keeps its item from being completed, until it is finished again", async () => {
  const { call } = await shop.asMember();
  const draft = await namedDraft(call);
  await finishTag(call, draft, HANG_TAG_STEP);
  expect(await unfinishedOf(call, draft)).toEqual([false, false]);
  await drawTag(call, draft, HANG_TAG_STEP, (document) => dotted(document, "#22356f"));
  expect(await unfinishedOf(call, draft)).toEqual([false, true]);
  expect(await complete(call, draft)).toMatchObject(UNFINISHED);
  await finishTag(call, draft, HANG_TAG_STEP);
  expect(await unfinishedOf(call, draft)).toEqual([false, false]);
  value(await complete(call, draft));
});

test("drawn back to what was finished, it is that again", async () => {
  const { call } = await shop.asMember();
  const draft = await namedDraft(call);
  await finishTag(call, draft, NAME_TAG_STEP);
  await drawTag(call, draft, NAME_TAG_STEP, (document) => dotted(document, "#22356f"));
  await drawTag(call, draft, NAME_TAG_STEP, (document) => dotted(document));
  value(await complete(call, draft));
});

test("so does a tag that was begun only, until it is taken off; one with nothing on it does not", async () => {
  const { call } = await shop.asMember();
  const draft = await namedDraft(call);
  await drawTag(call, draft, NAME_TAG_STEP, (document) => document);
  expect(await unfinishedOf(call, draft)).toEqual([false, false]);
  await drawTag(call, draft, NAME_TAG_STEP, (document) => dotted(document));
  expect(await unfinishedOf(call, draft)).toEqual([true, false]);
  expect(await complete(call, draft)).toMatchObject(UNFINISHED);
  value(await call(removeTagDesign, { product_id: draft, step_id: NAME_TAG_STEP }));
  expect(await unfinishedOf(call, draft)).toEqual([false, false]);
  value(await complete(call, draft));
});

test("a copy is as unfinished as its source", async () => {
  const { call } = await shop.asMember();
  const draft = await namedDraft(call);
  await finishTag(call, draft, HANG_TAG_STEP);
  await drawTag(call, draft, HANG_TAG_STEP, (document) => dotted(document, "#22356f"));
  const copy = value(await call(createProduct, { product_id: draft })).data[0]?.product_id ?? 0;
  expect(await complete(call, copy)).toMatchObject(UNFINISHED);
});

test("what was begun on a tag that is no longer sold keeps nothing back", async () => {
  const { call } = await shop.asMember();
  const draft = await namedDraft(call);
  await drawTag(call, draft, NAME_TAG_STEP, (document) => dotted(document));
  const whole = getCatalogue(shop.shop).data;
  await sell(shop, { ...whole, items: whole.items.map((item) => ({ ...item, nameTagFees: [] })) });
  try {
    value(await complete(call, draft));
  } finally {
    await sell(shop, whole);
  }
});

const FILE = new URL("../../../../migrations/0072_unfinished_tags.sql", import.meta.url);

test("tags of before are marked by what is drawn and what is finished, the empty side of a tag left out", async () => {
  const { call } = await shop.asMember();
  const [finished, goneOn, begun, opened] = [
    await namedDraft(call),
    await namedDraft(call),
    await namedDraft(call),
    await namedDraft(call),
  ];
  const { document: blank } = await openTag(call, finished, HANG_TAG_STEP);
  await finishTag(call, finished, HANG_TAG_STEP);
  await drawTag(call, finished, HANG_TAG_STEP, (document) => ({
    ...document,
    areas: [...dotted(document).areas, ...blank.areas.slice(1)],
  }));
  await finishTag(call, goneOn, HANG_TAG_STEP);
  await drawTag(call, goneOn, HANG_TAG_STEP, (document) => dotted(document, "#22356f"));
  await finishTag(call, goneOn, NAME_TAG_STEP);
  await drawTag(call, begun, NAME_TAG_STEP, (document) => dotted(document));
  await drawTag(call, opened, NAME_TAG_STEP, (document) => document);
  const { db } = shop.shop.database;
  const marks = async () =>
    (
      await db.execute(sql`select name_tag_is_ahead as name, hang_tag_is_ahead as hang from my_items
        where product_id in (${finished}, ${goneOn}, ${begun}, ${opened}) order by product_id`)
    ).rows;
  const before = await marks();
  expect(before).toEqual([
    { name: false, hang: false },
    { name: false, hang: true },
    { name: true, hang: false },
    { name: false, hang: false },
  ]);
  // As left by the release before.
  await db.execute(sql`update my_items set name_tag_is_ahead = false, hang_tag_is_ahead = false`);
  const filling = readFileSync(FILE, "utf8")
    .split("--> statement-breakpoint")
    .filter((statement) => !/ALTER/.test(statement));
  await db.transaction(async (tx) => {
    for (const statement of filling) await tx.execute(sql.raw(statement));
  });
  expect(await marks()).toEqual(before);
});
