import { removePicture, removeTagDesign, saveDesign } from "@surimono/contract/designs";
import { DAY_MS, ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, rowsRead, type TestShop, value } from "../../../testing/index.ts";
import { forgetDesigns } from "../forget-designs.ts";
import { pictured } from "../testing/pictured-design.fixture.ts";
import { draftOf, openTag } from "../testing/tagged-item.fixture.ts";
import { forgetPictures } from "./forget-pictures.ts";
import { deleteUnshown } from "./unshown-pictures.store.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const db = () => shop.shop.database.db;
const daysOn = (days: number) => () => new Date(Date.now() + days * DAY_MS);
const sweep = () => forgetPictures({ ...shop.shop, now: daysOn(31) });

async function stateOf(id: string): Promise<"gone" | "doubted" | "sure"> {
  const { rows } = await db().execute<{ unsure: boolean }>(
    sql`select unsure_since is not null as unsure from design_pictures where id = ${id}`,
  );
  if (!rows[0]) return "gone";
  return rows[0].unsure ? "doubted" : "sure";
}

/** A saved design that shows a picture which its member removed, as the sweep has found. */
async function openShown() {
  const { call, member } = await shop.asMember();
  const { design, document, layer } = await pictured(shop, call);
  const { product_id } = design;
  value(await call(saveDesign, { product_id, document, revision: 0 }));
  value(await call(removePicture, { asset_id: layer.assetId }));
  await sweep();
  expect(await stateOf(layer.assetId)).toBe("sure");
  return { call, userId: member.id, product_id, document, empty: design.document, layer, id: layer.assetId };
}

test("a removed picture that a design shows is doubted by a save without it, and by no other", async () => {
  const { call, product_id, document, empty, layer, id } = await openShown();
  const areas = document.areas.map((area) => ({ ...area, layers: [{ ...layer, x: layer.x + 1000 }] }));
  value(await call(saveDesign, { product_id, document: { ...document, areas }, revision: 1 }));
  expect(await stateOf(id)).toBe("sure");
  value(await call(saveDesign, { product_id, document: empty, revision: 2 }));
  expect(await stateOf(id)).toBe("doubted");
  await sweep();
  expect(await stateOf(id)).toBe("gone");
});

test("a refused save doubts nothing", async () => {
  const { call, product_id, empty, id } = await openShown();
  expect(await call(saveDesign, { product_id, document: empty, revision: 0 })).toMatchObject({ ok: false });
  expect(await stateOf(id)).toBe("sure");
});

test("one on a tag is doubted when the tag is taken off", async () => {
  const { call, id, product_id: other, layer, empty } = await openShown();
  const product_id = await draftOf(shop, call);
  const { document, revision } = await openTag(call, product_id, 2);
  const place = { x: 9000, y: 9000, width: 6000, height: 4000 };
  const areas = document.areas.slice(0, 1).map((area) => ({ ...area, layers: [{ ...layer, ...place }] }));
  value(await call(saveDesign, { product_id, document: { ...document, areas }, revision }));
  // Off the other: the tag alone shows it.
  value(await call(saveDesign, { product_id: other, document: empty, revision: 1 }));
  await sweep();
  expect(await stateOf(id)).toBe("sure");
  value(await call(removeTagDesign, { product_id, step_id: 2 }));
  expect(await stateOf(id)).toBe("doubted");
});

test("those of a closed account go with the versions that are not kept, also if they were found shown before", async () => {
  const { call, userId, id, product_id, document, empty } = await openShown();
  const [kept, gone] = [randomId(), randomId()];
  for (const version of [kept, gone])
    await db().execute(sql`
      insert into design_versions (user_id, id, product_id, content_hash, document, warnings, accepted_warnings, created_at)
      values (${userId}, ${version}::uuid, ${product_id}, ${version}, ${JSON.stringify(document)}::jsonb, '{}', '[]', now())`);
  value(await call(saveDesign, { product_id, document: empty, revision: 1 }));
  await sweep();
  const later = { ...shop.shop, now: daysOn(31) };
  await forgetDesigns(later, userId, new Set([kept]));
  expect(await stateOf(id)).toBe("sure");
  await forgetDesigns(later, userId, new Set());
  expect(await stateOf(id)).toBe("gone");
});

test("what was found shown is not read again; of the others, more than a portion is looked at in one night", async () => {
  const { userId } = await openShown();
  const insert = (of: ReturnType<typeof sql>) =>
    db().execute(sql`
      insert into design_pictures (user_id, id, name, content_type, pixel_width, pixel_height, byte_size, facts, created_at, removed_at, unsure_since)
      select ${userId}, gen_random_uuid(), '海', 'image/png', 1, 1, 1, '{}', now(), now(), ${of} from generate_series(1, 450)`);
  await insert(sql`null`);
  await db().execute(sql`vacuum analyze design_pictures`);
  await shop.shop.database.inTransaction(async (tx) => {
    const look = () => deleteUnshown(tx, daysOn(31)(), 200);
    await look();
    const read = await rowsRead(tx, ["design_pictures", "designs", "design_versions"], look);
    expect(read).toEqual({ design_pictures: 0, designs: 0, design_versions: 0 });
    return ok(undefined);
  });
  await insert(sql`now()`);
  await sweep();
  const { rows } = await db().execute(sql`
    select count(*)::int as kept, count(unsure_since)::int as doubted from design_pictures where user_id = ${userId}`);
  expect(rows).toEqual([{ kept: 451, doubted: 0 }]);
});
