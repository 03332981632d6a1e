import { randomUUID } from "node:crypto";
import { addItem, changeQuantity, getCart, getRoster, previewPiece, saveRoster } from "@surimono/contract/cart";
import { makeEstimate, orderEstimate } from "@surimono/contract/documents";
import type { Caller } from "@surimono/contract/kernel";
import { getMyItem } from "@surimono/contract/my-items";
import { reviewOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { finishedVersion } from "../testing/finished-version.fixture.ts";
import { NAME, personalItem, sampleText } from "../testing/personal-item.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const M = 23;
const L = 24;
const row = (size_id: number, name: string, number: string) => ({ size_id, name, number });

async function personalCart(call: Caller, sizes = [{ size_id: M, quantity: 2 }]) {
  const item = await personalItem(shop, call);
  const cart = value(await call(addItem, { product_id: item.productId, sizes }));
  return { ...item, cart, lineId: cart.lines[0]?.line_id ?? "" };
}

describe("a my item with words of each piece's own", () => {
  test("says so, and costs the named fees once per kind", async () => {
    const { call } = await shop.asMember();
    const { productId } = await personalItem(shop, call);
    const item = value(await call(getMyItem, { product_id: productId }));
    // 1680 + 880 + 880 + 300 + 200, though the number is on it twice.
    expect(item).toMatchObject({ indiv_enabled: true, personal_kinds: ["name", "number"], unit_price: 4334 });
    expect(item.im_indiv_info).toContainEqual(expect.objectContaining({ size_id: M, color_id: item.color_id }));
    expect(new Set(item.im_indiv_info.map(({ color_id }) => color_id)).size).toBe(1);
  });

  test("prints its sample on goods that are not sold so", async () => {
    const { call } = await shop.asMember();
    const layers = { 11: [await sampleText("SAMPLE", { personal: NAME, x: 100_000, y: 50_000, fontSize: 8000 })] };
    const version = await finishedVersion(shop, call, { itemId: 1002, methodId: 67, layers: { 10: layers[11] } });
    const item = value(await call(getMyItem, { product_id: version.productId }));
    expect(item).toMatchObject({ indiv_enabled: false, personal_kinds: [], im_indiv_info: [] });
  });
});

describe("a roster", () => {
  test("is asked for, taken over as a whole, and leads sizes and quantities", async () => {
    const { call } = await shop.asMember();
    const { cart, lineId } = await personalCart(call);
    expect(cart.obstacles).toMatchObject([{ code: "cart/roster-missing", line_id: lineId, field: "roster" }]);
    expect(cart.lines).toMatchObject([{ personal: { kinds: ["name", "number"], fee: 550, rows: 0 } }]);
    const blank = value(await call(getRoster, { line_id: lineId }));
    expect(blank).toMatchObject({
      fee: 550,
      fields: { name: { max_length: 8 }, number: { max_length: 2 } },
      views: ["front", "back"],
      rows: [row(M, "", ""), row(M, "", "")],
    });
    const rows = [row(L, "TANAKA", "10"), row(M, " さとう　はな ", "７"), row(L, "O'NEIL", "99")];
    const saved = value(await call(saveRoster, { line_id: lineId, rows }));
    expect(saved.lines.map(({ size_id, quantity, personal }) => [size_id, quantity, personal?.rows])).toEqual([
      [M, 1, 1],
      [L, 2, 2],
    ]);
    expect(saved.obstacles).toEqual([]);
    expect(saved.totals.subtotal).toBe(3 * 4334);
    const read = value(await call(getRoster, { line_id: saved.lines[1]?.line_id ?? "" }));
    expect(read.rows).toEqual([row(L, "TANAKA", "10"), row(M, "さとう はな", "7"), row(L, "O'NEIL", "99")]);
    // A size without rows has no line any more.
    const smaller = value(await call(saveRoster, { line_id: lineId, rows: [row(M, "A", "1")] }));
    expect(smaller.lines.map(({ size_id, quantity }) => [size_id, quantity])).toEqual([[M, 1]]);
  });

  test("with anything wrong changes nothing, and says what by row and field", async () => {
    const { call } = await shop.asMember();
    const { lineId } = await personalCart(call);
    const before = value(await call(getCart, {}));
    const rows = [row(M, "TANAKA", "10"), row(999, "", "100"), row(M, "WWWWWWWW", "1"), row(M, "กา", "2")];
    expect(await call(saveRoster, { line_id: lineId, rows })).toMatchObject({
      failure: {
        code: "cart/roster-wrong",
        detail: {
          problems: [
            { row: 2, field: "size" },
            { row: 2, field: "name", message: "名前を入れてください。" },
            { row: 2, field: "number", message: "番号は2桁までです。" },
            { row: 4, field: "name", message: expect.stringContaining("「ก」「า」") },
          ],
        },
      },
    });
    expect(value(await call(getCart, {}))).toEqual(before);
  });

  test("is not written over what another window changed since it was read", async () => {
    const { call } = await shop.asMember();
    const { lineId, productId } = await personalCart(call);
    const { state } = value(await call(getRoster, { line_id: lineId }));
    value(await call(addItem, { product_id: productId, sizes: [{ size_id: L, quantity: 2 }] }));
    const rows = [row(M, "A", "1")];
    expect(await call(saveRoster, { line_id: lineId, rows, state })).toMatchObject({
      failure: { code: "cart/roster-changed", status: 409 },
    });
    expect(value(await call(getCart, {})).lines).toHaveLength(2);
    const now = value(await call(getRoster, { line_id: lineId }));
    value(await call(saveRoster, { line_id: lineId, rows, state: now.state }));
    expect(value(await call(getCart, {})).lines).toHaveLength(1);
  });

  test("that no longer has as many rows as there are pieces keeps the order from being placed", async () => {
    const { call } = await shop.asMember();
    const { lineId } = await personalCart(call);
    value(await call(saveRoster, { line_id: lineId, rows: [row(M, "A", "1"), row(M, "B", "2")] }));
    const more = value(await call(changeQuantity, { line_id: lineId, quantity: 3 }));
    expect(more.obstacles).toMatchObject([
      { code: "cart/roster-missing", message: expect.stringContaining("あと1点") },
    ]);
    expect(value(await call(reviewOrder, {})).obstacles).toContainEqual(
      expect.objectContaining({ code: "cart/roster-missing" }),
    );
    expect(value(await call(getRoster, { line_id: lineId })).rows).toEqual([
      row(M, "A", "1"),
      row(M, "B", "2"),
      row(M, "", ""),
    ]);
    const many = value(await call(changeQuantity, { line_id: lineId, quantity: 201 }));
    expect(many.obstacles).toMatchObject([{ code: "cart/roster-too-long" }]);
  });

  test("shows any of its pieces on the goods", async () => {
    const { call } = await shop.asMember();
    const { lineId } = await personalCart(call);
    const draw = async (name: string, number: string) => {
      const answer = value(
        await call(previewPiece, { line_id: lineId, size_id: M, name, number, view: "back" }),
      ) as Blob;
      return sharp(Buffer.from(await answer.arrayBuffer()))
        .raw()
        .toBuffer();
    };
    const [one, other, again] = [await draw("TANAKA", "10"), await draw("ONO", "7"), await draw("TANAKA", "10")];
    expect(one.equals(other)).toBe(false);
    expect(one.equals(again)).toBe(true);
  });

  test("that was estimated is ordered from the estimate, which fills what is missing and touches nothing that is there", async () => {
    const { call, member } = await shop.asMember();
    const { lineId } = await personalCart(call);
    const estimated = [row(L, "TANAKA", "10"), row(M, "ONO", "7"), row(L, "KATO", "3")];
    value(await call(saveRoster, { line_id: lineId, rows: estimated }));
    const ask = { request_key: randomUUID(), recipient: "版木商会", honorific: "御中" as const };
    const { document_id } = value(await call(makeEstimate, ask));
    const read = async () => {
      const { lines, obstacles } = value(await call(getCart, {}));
      return { obstacles, ...value(await call(getRoster, { line_id: lines[0]?.line_id ?? "" })) };
    };

    // Nothing is left of the cart.
    await shop.shop.database.db.execute(sql`delete from carts where user_id = ${member.id}`);
    for (let press = 0; press < 2; press += 1) {
      expect(value(await call(orderEstimate, { document_id }))).toMatchObject({ laid: 2, gone: [] });
      expect(await read()).toMatchObject({ obstacles: [], rows: estimated });
    }

    // A part of it is left, with a name that was put right since.
    const [line] = value(await call(getCart, {})).lines;
    value(await call(saveRoster, { line_id: line?.line_id ?? "", rows: [row(L, "TANAKA", "11"), row(M, "ONO", "7")] }));
    value(await call(orderEstimate, { document_id }));
    const { obstacles, rows } = await read();
    expect(obstacles).toEqual([]);
    expect(rows).toHaveLength(3);
    expect(rows.slice(0, 2)).toEqual([row(L, "TANAKA", "11"), row(M, "ONO", "7")]);
  });
});
