import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saveDestinations } from "@surimono/contract/cart";
import { holdUnit, listUnits, printTickets } from "@surimono/contract/floor";
import { cancelOrder, placeOrder } from "@surimono/contract/orders";
import { spacedUnitCode } from "@surimono/domain/floor";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { hasTool, runTool } from "../../../testing/outside-tools.ts";
import { ADDRESS, fillCart, openBuyer, placeCart } from "../../orders/testing/index.ts";
import { readyUnits } from "../ready-units.ts";
import { makeTickets, readTicketUnits, readWords } from "./read-tickets.ts";
import { ticketPlaces } from "./ticket.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const AREA = {
  ...{
    area_kind_id: 1,
    name: "前面",
    view: "front",
    width_mm: 300,
    height_mm: 400.04,
    bleed_mm: 0,
    scale_percent: 100,
  },
  ...{ tilt_deg: 0, from_centre_mm: 0, from_top_mm: 80, files: [] },
};
const SLEEVE = { ...AREA, name: "左袖", tilt_deg: -12.5, from_centre_mm: -210.5 };
const MADE = { areas: [AREA, SLEEVE], tags: [{ item: { name: "下げ札" }, areas: [{ ...AREA, name: "表" }] }] };

async function unitsOf(orderId: string) {
  const { rows } = await shop.shop.database.db.execute<{ sequence: string }>(
    sql`update orders set placed_at = placed_at - interval '1 hour' where id = ${orderId}::uuid returning sequence`,
  );
  const number = orderNumber(Number(rows[0]?.sequence));
  const lines = await shop.shop.database.db.execute<{ id: string; version_id: string }>(
    sql`select id, version_id from order_lines where order_id = ${orderId}::uuid`,
  );
  for (const { id, version_id } of lines.rows) {
    const write = (name: string) =>
      shop.shop.files.write(`prints/${version_id}/${name}`, Buffer.from(JSON.stringify(MADE)), "application/json");
    await write(`lines/${id}.json`);
    await write(`pieces/${id}/ticket.json`);
  }
  await readyUnits(shop.shop);
  const { units } = value(await (await shop.asOperator("floor")).call(listUnits, { order_number: number }));
  return { number, codes: units.map(({ code }) => code) };
}

async function readTickets(codes: readonly string[]) {
  return shop.shop.database.inTransaction(async (tx) => {
    const units = value(await readTicketUnits(tx, codes));
    return makeTickets(shop.shop, units, await readWords(tx, units));
  });
}

test("each place of a ticket has its size and where it lies, tags at the end", () => {
  expect(ticketPlaces(MADE as unknown as Parameters<typeof ticketPlaces>[0])).toEqual([
    { name: "前面", size: "幅300mm 高さ400mm", position: "上の線から80mm、左右の中央" },
    { name: "左袖", size: "幅300mm 高さ400mm", position: "上の線から80mm、中央から左へ210.5mm、反時計回りに12.5度" },
    { name: "下げ札", size: "幅300mm 高さ400mm", position: "表" },
  ]);
});

test("a piece with a name of its own has that name on its ticket, in whichever parcel it goes", async () => {
  const buyer = await openBuyer(shop, { kind: "business", discountRateBp: 0 });
  const cart = await fillCart(buyer, { 23: 3 });
  const line_id = cart.lines[0]?.line_id ?? "";
  const go = (quantity: number, to: object) => ({
    ...{ destination_id: randomUUID(), ...to, pieces: [{ line_id, quantity }] },
  });
  const destinations = [go(2, { address_id: buyer.addressId }), go(1, { address: ADDRESS })];
  const kept = value(await buyer.call(saveDestinations, { several: true, destinations }));
  const placed = await buyer.call(placeOrder, {
    ...{ cart_id: cart.cart_id, expected_total: kept.totals.total, payment_type: 1 },
  });
  const id = value(placed).order_id;
  const roster = ["佐藤", "髙橋", "𠮷田"].map((name, index) => ({ row: index + 4, name, number: `${index + 1}` }));
  await shop.shop.database.db.execute(
    sql`update order_lines set roster = ${JSON.stringify(roster)}::jsonb where order_id = ${id}::uuid`,
  );
  const { codes } = await unitsOf(id);
  const { tickets } = await readTickets([...codes].reverse());
  expect(tickets.map(({ code }) => code)).toEqual([...codes].reverse());
  expect(tickets.map(({ words, box }) => [words.map(({ text }) => text).join(), box])).toEqual([
    ["𠮷田,3", "小包2　3点のうち3点目"],
    ["髙橋,2", "小包1　3点のうち2点目"],
    ["佐藤,1", "小包1　3点のうち1点目"],
  ]);
});

test("none is printed for what is not ready, has left, or is no piece", async () => {
  const hand = await shop.asOperator("floor");
  const buyer = await openBuyer(shop, { kind: "business" });
  const ready = await unitsOf(value(await placeCart(buyer, 1, { 23: 1 })).order_id);
  const { order_id } = value(await placeCart(buyer, 1, { 23: 1 }));
  const { rows } = await shop.shop.database.db.execute<{ sequence: string }>(
    sql`select sequence from orders where id = ${order_id}::uuid`,
  );
  const order_number = orderNumber(Number(rows[0]?.sequence));
  const early = value(await hand.call(listUnits, { order_number })).units.map(({ code }) => code);
  const print = (codes: string[]) => hand.call(printTickets, { codes });
  expect(await print([...ready.codes, ...early])).toMatchObject({ failure: { code: "floor/tickets-too-early" } });
  value(await buyer.call(cancelOrder, { order_id }));
  expect(await print([...ready.codes, ...early])).toMatchObject({ failure: { code: "floor/tickets-too-late" } });
  expect(await print([...ready.codes, "12345678"])).toMatchObject({ failure: { code: "floor/no-such-unit" } });
});

describe.runIf(hasTool("pdftotext") && hasTool("pdftoppm"))("poppler", () => {
  test("a page for each piece has its number, its order and a code that reads as the number", async () => {
    const hand = await shop.asOperator("floor");
    const buyer = await openBuyer(shop, { kind: "business" });
    const { number, codes } = await unitsOf(value(await placeCart(buyer, 1, { 23: 2 })).order_id);
    const [first = "", second = ""] = codes;
    value(await hand.call(holdUnit, { scan_id: randomUUID(), code: second, reason: "糸くず" }));
    const pdf: Blob = value(await hand.call(printTickets, { codes: [first, second, first] }));
    const folder = mkdtempSync(join(tmpdir(), "tickets-"));
    try {
      const file = join(folder, "tickets.pdf");
      writeFileSync(file, Buffer.from(await pdf.arrayBuffer()));
      expect(runTool("pdfinfo", file)).toMatch(/Pages:\s+2\n/);
      runTool("pdftoppm", "-r", "150", "-png", file, join(folder, "page"));
      for (const [index, code] of [first, second].entries()) {
        const text = runTool("pdftotext", "-f", `${index + 1}`, "-l", `${index + 1}`, file, "-");
        for (const word of [spacedUnitCode(code), number, "小包1", "幅300mm", "下げ札"]) expect(text).toContain(word);
        expect(text.includes("保留中")).toBe(index === 1);
        const { data, info } = await sharp(join(folder, `page-${index + 1}.png`))
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect(decodeQR({ width: info.width, height: info.height, data })).toBe(code);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
