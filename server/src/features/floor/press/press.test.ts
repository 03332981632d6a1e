import { createHash } from "node:crypto";
import { downloadPressPackage, getPressPackage, listPressPackages, makePressPackage } from "@surimono/contract/floor";
import { cancelOrder } from "@surimono/contract/orders";
import { colourSlug, type PressTicket, placeSlug } from "@surimono/domain/floor";
import { runPrintJob } from "@surimono/studio/print";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readZip } from "../../../testing/read-zip.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { openBuyer, placeCart, waitUntil } from "../../orders/testing/index.ts";
import { type Hand, inkOf, madePackage, printedOrder } from "../testing/index.ts";
import { packPackage } from "./pack-package.ts";

let shop: TestShop;
let hand: Hand;
const chest = async () => ({ areaKindId: 1, name: "胸中央", png: await inkOf(300, 200) });

beforeAll(async () => {
  shop = await openTestShop();
  hand = await shop.asOperator("floor");
});
afterAll(() => shop.stop());

async function zipOf(package_id: string) {
  const file: Blob = value(await hand.call(downloadPressPackage, { package_id }));
  const bytes = Buffer.from(await file.arrayBuffer());
  return { bytes, files: readZip(bytes) };
}
const ticketIn = (files: Map<string, Buffer>, order: string, code: string): PressTicket =>
  JSON.parse(String(files.get(`tickets/${order}_${code}.json`)));

test("every place and colour of the catalogue has a word of its own in ASCII", () => {
  const { areaKinds, items } = getCatalogue(shop.shop).data;
  const places = areaKinds.map(({ id }) => placeSlug(id));
  expect(new Set(places).size).toBe(places.length);
  const colours = new Map(items.flatMap(({ colors }) => colors.map((color) => [color.name, colourSlug(color)])));
  expect(new Set(colours.values()).size).toBe(colours.size);
  for (const word of [...places, ...colours.values()]) expect(word).toMatch(/^(?!place-)[a-z-]+$/);
});

test("a package has each piece's files under speaking names, an index and a ticket, and nobody's name", async () => {
  const back = { areaKindId: 2, name: "背中中央", png: await inkOf(500, 400) };
  const { buyer, order, codes } = await printedOrder(shop, 2, [await chest(), back]);
  const made = await madePackage(hand, { order_number: order });
  expect(made.package).toMatchObject({ source: "order", source_name: order, units: 2, files: 12, missing: 0 });
  const { bytes, files } = await zipOf(made.package.package_id);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(made.package.sha256);
  expect(bytes.length).toBe(made.package.bytes);
  const names = [...files.keys()];
  expect(names).toHaveLength(12 + 2 + 1);
  for (const name of names) expect(name).toMatch(/^[\w./-]+$/);
  const [code = ""] = codes;
  const ticket = ticketIn(files, order, code);
  expect(ticket).toMatchObject({
    ...{ schema: "surimono-press-ticket/1", order, unit: code, missing: [], dpi: 300 },
    method: { id: 67, film: true },
    press: { temperature: expect.any(Number), pressure: expect.any(String) },
    places: [
      { place: "chest", name: "胸中央", from_top_mm: 80, from_centre_mm: -12.5, width_mm: 300 },
      { place: "back" },
    ],
  });
  expect(ticket.places[0]?.files.map(({ kind }) => kind)).toEqual(["print", "plate", "pdf"]);
  const index = String(files.get("index.csv"));
  for (const file of ticket.places.flatMap((place) => place.files)) {
    expect(file.name).toContain(`${order}_${code}_`);
    const packed = files.get(`prints/${file.name}`) ?? Buffer.alloc(0);
    expect(createHash("sha256").update(packed).digest("hex")).toBe(file.sha256);
    expect(packed.length).toBe(file.bytes);
    expect(index).toContain(`"prints/${file.name}"`);
  }
  const papers = names.filter((name) => !name.startsWith("prints/")).map((name) => String(files.get(name)));
  for (const secret of [buyer.member.email, buyer.member.id, "髙橋", "すみれ"])
    expect(papers.join()).not.toContain(secret);

  const again = await madePackage(hand, { order_number: order });
  expect(again.package.sha256).toBe(made.package.sha256);
  expect((await zipOf(again.package.package_id)).bytes.equals(bytes)).toBe(true);
  const listed = value(await hand.call(listPressPackages, {})).packages.map(({ package_id }) => package_id);
  expect(listed.slice(0, 2)).toEqual([again.package.package_id, made.package.package_id]);
});

test("a print's PDF has the piece's slug beside it, another one for each piece, and is the same each time", async () => {
  const area = { areaKindId: 1, width: 30_000, height: 20_000, layers: [] };
  const { pdf } = await runPrintJob({ area, images: {}, dpi: 300, bleed: 0, edition: 2 });
  const { order } = await printedOrder(shop, 2, [{ ...(await chest()), pdf: Buffer.from(pdf) }]);
  const { package: made, units } = await madePackage(hand, { order_number: order });
  const { bytes, files } = await zipOf(made.package_id);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(made.sha256);
  const pdfs = units.map(({ files: own }) => own.find(({ name }) => name.endsWith(".pdf")));
  const packed = pdfs.map((file) => files.get(`prints/${file?.name}`) ?? Buffer.alloc(0));
  for (const [index, sent] of packed.entries()) {
    expect(sent.subarray(0, pdf.length).equals(Buffer.from(pdf))).toBe(true);
    expect(sent.includes("/Separation /All")).toBe(true);
    expect(createHash("sha256").update(sent).digest("hex")).toBe(pdfs[index]?.sha256);
  }
  expect(packed[0]?.equals(packed[1] ?? Buffer.alloc(0))).toBe(false);
});

test("what is missing is named with why, and the rest is there", async () => {
  const back = { areaKindId: 2, name: "背中中央", png: await inkOf(50, 40) };
  const { order, version, codes } = await printedOrder(shop, 1, [await chest(), back]);
  await shop.shop.files.remove(`prints/${version}/1.png`);
  await shop.shop.files.write(`prints/${version}/2.pdf`, Buffer.from("half"), "application/pdf");
  const { package: made, units } = await madePackage(hand, { codes });
  expect(made).toMatchObject({ files: 4, missing: 2 });
  const missing = [
    { place: "胸中央", why: "lost" },
    { place: "背中中央", why: "damaged" },
  ];
  expect(units[0]?.missing).toEqual(missing);
  const { files } = await zipOf(made.package_id);
  expect(String(files.get("missing.csv"))).toContain(
    `"${order}","${codes[0]}","胸中央","印刷データのファイルがありません"`,
  );
  expect(ticketIn(files, order, codes[0] ?? "").missing).toEqual(missing);
});

test("a piece with words of its own has its own files, and none of the design's while they are not made", async () => {
  const { order, id, line, version, codes } = await printedOrder(shop, 2, [await chest()]);
  const roster = [4, 5].map((row) => ({ row, name: "大野", number: `${row}` }));
  await shop.shop.database.db.execute(
    sql`update order_lines set roster = ${JSON.stringify(roster)}::jsonb where order_id = ${id}::uuid`,
  );
  const own = await inkOf(100, 30);
  const sha256 = createHash("sha256").update(own).digest("hex");
  const keep = (name: string, bytes: Buffer) =>
    shop.shop.files.write(`prints/${version}/pieces/${line}/${name}`, bytes, "image/png");
  await keep("004-1.png", own);
  const printed = { piece: roster[0], files: [{ area: "胸中央", name: "004-1.png", sha256 }] };
  await keep("004.json", Buffer.from(JSON.stringify(printed)));
  const { package: made, units } = await madePackage(hand, { order_number: order });
  expect(units.map(({ files }) => files.length)).toEqual([1, 0]);
  expect(units[0]?.files[0]?.sha256).toBe(sha256);
  expect(units[1]?.missing).toEqual([{ place: null, why: "words-not-printed" }]);
  const { bytes, files } = await zipOf(made.package_id);
  expect(files.get(`prints/${units[0]?.files[0]?.name}`)?.equals(own)).toBe(true);
  expect(bytes.includes(Buffer.from("大野"))).toBe(false);
  expect(codes).toHaveLength(2);
});

test("only pieces that may be printed get into a package", async () => {
  const { order, codes, id } = await printedOrder(shop, 1, [await chest()]);
  const buyer = await openBuyer(shop, { kind: "business" });
  const early = value(await placeCart(buyer, 1, { 23: 1 }));
  const make = (wanted: { order_number: string } | { codes: string[] }) => hand.call(makePressPackage, wanted);
  expect(await make({ order_number: early.order_number })).toMatchObject({
    failure: { code: "floor/print-too-early" },
  });
  value(await buyer.call(cancelOrder, { order_id: early.order_id }));
  expect(await make({ order_number: early.order_number })).toMatchObject({
    failure: { code: "floor/nothing-to-print" },
  });
  expect(await make({ order_number: "SR-0000-0000" })).toMatchObject({ failure: { code: "floor/nothing-to-print" } });
  expect(await make({ codes: [...codes, "12345678"] })).toMatchObject({ failure: { code: "floor/no-such-unit" } });
  await shop.shop.database.db.execute(sql`
    insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
    select user_id, number, state, 'cancelled', 'order', now() from units where order_id = ${id}::uuid`);
  expect(await make({ codes })).toMatchObject({ failure: { code: "floor/print-too-late" } });
  expect(await make({ order_number: order })).toMatchObject({ failure: { code: "floor/nothing-to-print" } });
});

test("what is too large to be sent is not made, and whoever asked is told to split it", async () => {
  const { order } = await printedOrder(shop, 1, [await chest()]);
  const { package_id } = value(await hand.call(makePressPackage, { order_number: order }));
  const seen = async () => value(await hand.call(getPressPackage, { package_id }));
  await waitUntil("the package", async () => (await seen()).package.state === "ready");
  await shop.shop.database.db.execute(
    sql`update press_packages set state = 'failed', plan = null where id = ${package_id}::uuid`,
  );
  await packPackage(shop.shop, package_id, { most: 1000 });
  expect(await seen()).toMatchObject({
    package: { state: "failed" },
    failure: expect.stringContaining("バッチを分ける"),
  });
});

test("a package whose files vanish after it was made is broken off, never half", async () => {
  const { order, version } = await printedOrder(shop, 1, [await chest()]);
  const { package: made } = await madePackage(hand, { order_number: order });
  await packPackage(shop.shop, made.package_id);
  await shop.shop.files.remove(`prints/${version}/1.pdf`);
  await expect(zipOf(made.package_id)).rejects.toThrow();
});
