import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { openBuyer } from "../../orders/testing/index.ts";
import { forgetPictures } from "./forget-pictures.ts";
import { uploadKey } from "./upload-key.ts";

let opened: TestShop;
const now = new Date("2026-11-21T00:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

test("removed uploads go after a month, unless a design or a finished version shows them", async () => {
  const { shop } = opened;
  const { member, productId } = await openBuyer(opened);
  const stranger = await openBuyer(opened);
  const add = async (removedAt: Date | null) => {
    const row = { userId: member.id, id: randomUUID(), contentType: "image/png" };
    await shop.database.pool.query(
      "insert into design_pictures (user_id, id, name, content_type, pixel_width, pixel_height, byte_size, facts, created_at, removed_at) values ($1, $2, '写真', 'image/png', 1, 1, 1, '{}', $3, $4)",
      [row.userId, row.id, daysAgo(90), removedAt],
    );
    await shop.files.write(uploadKey(row), Buffer.from("x"), "image/png");
    return row;
  };
  const [unused, shown, finished, fresh, kept, ofStranger] = [
    await add(daysAgo(31)),
    await add(daysAgo(31)),
    await add(daysAgo(31)),
    await add(daysAgo(29)),
    await add(null),
    await add(daysAgo(31)),
  ];
  const documentOf = (id: string) => JSON.stringify({ areas: [{ layers: [{ kind: "image", assetId: id }] }] });
  await shop.database.pool.query(
    "insert into designs (user_id, product_id, document, saved_at) values ($1, $2, $3, now())",
    [member.id, productId, documentOf(shown.id)],
  );
  const version =
    "insert into design_versions (user_id, id, product_id, content_hash, document, warnings, accepted_warnings, created_at) values ($1, $2, $3, 'h', $4, '{}', '[]', now())";
  await shop.database.pool.query(version, [member.id, randomUUID(), productId, documentOf(finished.id)]);
  // Naming another member's picture does not keep it.
  await shop.database.pool.query(version, [
    stranger.member.id,
    randomUUID(),
    stranger.productId,
    documentOf(ofStranger.id),
  ]);

  // The store is away just then: the rows are gone, and the files go when it is back.
  const removing = vi.spyOn(shop.files, "remove").mockRejectedValueOnce(new Error("the store is away"));
  await forgetPictures(shop);
  await expect.poll(() => removing.mock.calls.length).toBeGreaterThan(1);
  const { rows } = await shop.database.pool.query<{ id: string }>("select id from design_pictures where user_id = $1", [
    member.id,
  ]);
  expect(rows.map(({ id }) => id).sort()).toEqual([shown.id, finished.id, fresh.id, kept.id].sort());
  await expect
    .poll(() => Promise.all([unused, ofStranger].map((row) => shop.files.read(uploadKey(row)))))
    .toEqual([undefined, undefined]);
  removing.mockRestore();
  for (const row of [shown, finished, fresh, kept]) expect(await shop.files.read(uploadKey(row))).toBeDefined();
});

test("a picture of the same id that another member has stays", async () => {
  const { shop } = opened;
  const id = randomUUID();
  const insert =
    "insert into design_pictures (user_id, id, name, content_type, pixel_width, pixel_height, byte_size, facts, created_at, removed_at) values ($1, $2, '海', 'image/png', 10, 10, 10, '{}', $3, $4)";
  await shop.database.pool.query(insert, ["of-one", id, daysAgo(40), daysAgo(31)]);
  await shop.database.pool.query(insert, ["of-other", id, daysAgo(40), null]);
  await forgetPictures(shop);
  const { rows } = await shop.database.pool.query("select user_id from design_pictures where id = $1", [id]);
  expect(rows).toEqual([{ user_id: "of-other" }]);
});
