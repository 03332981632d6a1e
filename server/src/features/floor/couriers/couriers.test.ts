import { exportShipments, listShipments, previewCourierResults, takeCourierResults } from "@surimono/contract/floor";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCp932 } from "../../../platform/csv/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { waitForSubject } from "../../members/testing/index.ts";
import { openBuyer, placeCart } from "../../orders/testing/index.ts";
import { advance } from "../../warehouse/testing/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

async function packed(pieces: number) {
  const buyer = await openBuyer(shop, { kind: "business" });
  const { order_number } = value(await placeCart(buyer, 1, { 23: pieces }));
  await advance(shop.shop, order_number, ["printing", "packed"]);
  return { buyer, order_number, reference: `${order_number.replaceAll("-", "")}P1` };
}

const result = (rows: readonly (readonly [string, string])[]) =>
  Buffer.from(
    toCp932(
      ["伝票番号,記事,お客様管理番号", ...rows.map(([reference, number]) => `${number},髙,${reference}`)].join("\r\n"),
    ),
  ).toString("base64");

test("packed parcels go out as a file and come back with numbers, once", async () => {
  const [one, two] = [await packed(2), await packed(1)];
  const hand = await shop.asOperator("floor");
  const seen = value(await hand.call(listShipments, { courier: "yamato" }));
  expect(seen).toMatchObject({ is_set_up: true, has_more: false });
  expect(seen.parcels.map(({ order_number, pieces, problems }) => [order_number, pieces, problems])).toEqual([
    [one.order_number, 2, []],
    [two.order_number, 1, []],
  ]);
  const parcels = seen.parcels.map(({ order_number, parcel_number }) => ({ order_number, parcel_number }));
  const file: Blob = value(await hand.call(exportShipments, { courier: "yamato", parcels }));
  const lines = new TextDecoder("shift_jis", { fatal: true }).decode(await file.arrayBuffer()).split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^"お客様管理番号","送り状種類"/);
  expect(lines[1]).toContain(`"${one.reference}"`);
  expect(lines[1]).toContain('"髙橋　すみれ"');
  expect(value(await hand.call(listShipments, { courier: "yamato" })).parcels[0]?.exported_at).not.toBeNull();

  const back = result([
    [one.reference, "1234-5678-9012"],
    [two.reference, "12"],
    ["SR00000000P1", "123456789012"],
    [two.reference, ""],
  ]);
  const effects = ["ship", "bad-number", "unknown"];
  const preview = value(await hand.call(previewCourierResults, { courier: "yamato", file: back }));
  expect(preview.rows.map(({ effect }) => effect)).toEqual(effects);
  const taken = value(await hand.call(takeCourierResults, { courier: "yamato", file: back }));
  expect(taken.rows.map(({ effect }) => effect)).toEqual(effects);
  const letter = await waitForSubject(`${shop.dataDir}/mail`, one.buyer.member.email, "発送しました");
  expect(letter.text).toContain("123456789012");
  const again = value(await hand.call(takeCourierResults, { courier: "yamato", file: back }));
  expect(again.rows.map(({ effect }) => effect)).toEqual(["same", ...effects.slice(1)]);
  const { rows } = await shop.shop.database.db.execute(sql`
    select action, count(*)::int as deeds from operator_deeds where operator_id is not null group by action order by action`);
  expect(rows).toEqual([
    { action: "exportShipments", deeds: 1 },
    { action: "takeCourierResults", deeds: 1 },
  ]);
  // The parcel has left: it is in no file any more.
  expect(await hand.call(exportShipments, { courier: "yamato", parcels })).toMatchObject({
    failure: { code: "floor/parcels-changed" },
  });
  expect(await hand.call(takeCourierResults, { courier: "sagawa", file: back })).toMatchObject({
    failure: { code: "floor/unreadable-result" },
  });
});

test("two numbers for the same parcel in a file change nothing, and the same one twice is one", async () => {
  const [one, two] = [await packed(1), await packed(1)];
  const hand = await shop.asOperator("floor");
  const file = result([
    [one.reference, "1234-5678-9012"],
    [one.reference.toLowerCase(), "210987654321"],
    [two.reference, "3456-7890-1234"],
    [two.reference, "345678901234"],
  ]);
  const preview = value(await hand.call(previewCourierResults, { courier: "yamato", file }));
  expect(preview.rows.map(({ effect }) => effect)).toEqual(["two-numbers", "two-numbers", "ship"]);
  for (const last of ["ship", "same"]) {
    const { rows } = value(await hand.call(takeCourierResults, { courier: "yamato", file }));
    expect(rows.map(({ effect }) => effect)).toEqual(["two-numbers", "two-numbers", last]);
  }
  const { parcels } = value(await hand.call(listShipments, { courier: "yamato" }));
  expect(parcels.map(({ order_number }) => order_number)).toContain(one.order_number);
});

test("of two who make a file of the same parcels at once one is refused, and it may be made again on purpose", async () => {
  const { order_number } = await packed(1);
  const [hand, other] = [await shop.asOperator("floor"), await shop.asOperator("floor")];
  const seen = async () => {
    const { parcels } = value(await hand.call(listShipments, { courier: "yamato" }));
    return parcels.find((parcel) => parcel.order_number === order_number)?.exported_at ?? null;
  };
  const wish = (exported_at: string | null) => ({
    courier: "yamato" as const,
    parcels: [{ order_number, parcel_number: 1, exported_at }],
  });
  const made = await Promise.all([hand, other].map(({ call }) => call(exportShipments, wish(null))));
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  expect(made.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "floor/parcels-changed" } });
  value(await other.call(exportShipments, wish(await seen())));
});

test("what a courier cannot print is named, and no file is made of it", async () => {
  const { order_number } = await packed(1);
  await shop.shop.database.db.execute(sql`update order_destinations set first_name = '♥' where shipped_at is null`);
  const hand = await shop.asOperator("floor");
  const { parcels } = value(await hand.call(listShipments, { courier: "sagawa" }));
  expect(parcels.find((parcel) => parcel.order_number === order_number)?.problems).toEqual([
    { column: "お届け先名称１", kind: "letters", text: "♥" },
  ]);
  expect(
    await hand.call(exportShipments, { courier: "sagawa", parcels: [{ order_number, parcel_number: 1 }] }),
  ).toMatchObject({ failure: { code: "floor/parcels-refused" } });
});
