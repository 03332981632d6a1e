import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop } from "../testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const tomorrow = () => new Date(Date.now() + 86_400_000);
const yes = async () => true;

test("files whose row is gone are told and erased; those of a row, of the shop, and young ones stay", async () => {
  expect(await askOperator(shop, "files")).toEqual(
    expect.objectContaining({ code: 0, output: "0 files without a row" }),
  );
  const { member } = await shop.asMember();
  const [kept, gone] = [newId(), newId()];
  await shop.shop.database.db.execute(sql`
    insert into design_pictures (user_id, id, name, content_type, pixel_width, pixel_height, byte_size, facts, created_at)
    values (${member.id}, ${kept}, 'a.png', 'image/png', 1, 1, 1, '{}', now())`);
  const unnamed = [
    ...[
      `documents/${gone}/${"0".repeat(64)}.pdf`,
      `prints/${gone}/lines/${gone}.json`,
      `pictures/designs/${gone}/x.webp`,
    ],
    ...[`pictures/my-items/${gone}/original.png`, `pictures/reviews/${gone}/original.jpg`, `support/${gone}/0`],
    ...[`defects/${gone}/1.jpg`, `press/${gone}/a.pdf`, `unit-photos/2026-01/${gone}.jpg`],
    ...[
      `pictures/drafts/${gone}/${gone}/x.webp`,
      `pictures/${gone}/${gone}.png`,
      `pictures/${member.id}/${gone}-thumbnail.webp`,
    ],
  ].sort();
  const named = [`pictures/${member.id}/${kept}.png`, `pictures/drafts/${member.id}/${gone}/x.webp`];
  const ofNobody = [`pictures/items/${gone}/prepared.webp`, "pictures/catalogue/1001/x.webp", "fonts/a.ttf.br"];
  const { files } = shop.shop;
  const all = [...unnamed, ...named, ...ofNobody];
  for (const key of all) await files.write(key, Buffer.from("x"), "image/png");

  expect((await askOperator(shop, "files")).output).toBe("0 files without a row");
  const at = { ...shop, now: tomorrow };
  const told = JSON.parse((await askOperator(at, "files", "--json")).output) as string[];
  expect(told.sort()).toEqual(unnamed);
  expect((await askOperator(at, "files", "erase")).code).toBe(1);
  const erased = await askOperator({ ...at, confirm: yes }, "files", "erase");
  expect(erased.output).toContain(`Erased: ${unnamed.length}.`);
  const left = await Promise.all(all.map(async (key) => ((await files.read(key)) ? [key] : [])));
  expect(left.flat()).toEqual([...named, ...ofNobody]);
  const { rows } = await shop.shop.database.db.execute(sql`select action from operator_deeds`);
  expect(rows).toEqual([{ action: "files" }]);
});
