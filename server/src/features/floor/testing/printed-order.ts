import { createHash } from "node:crypto";
import { getPressPackage, listUnits, makePressPackage } from "@surimono/contract/floor";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { type TestShop, value } from "../../../testing/index.ts";
import { openBuyer, placeCart, waitUntil } from "../../orders/testing/index.ts";
import { readyUnits } from "../ready-units.ts";

export type Hand = Awaited<ReturnType<TestShop["asOperator"]>>;

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Clear but for a box of ink. */
export async function inkOf(width: number, height: number, ink = "#d9240f"): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: width + 40, height: height + 60, channels: 4, background: clear } })
    .composite([{ input: { create: { width, height, channels: 4, background: ink } }, left: 10, top: 20 }])
    .withMetadata({ density: 300 })
    .png()
    .toBuffer();
}

interface Drawn {
  readonly areaKindId: number;
  readonly name: string;
  readonly png: Buffer;
  /** By default one that no reader takes. */
  readonly pdf?: Buffer;
}

/** An order of so many pieces of a size, old enough to be printed, with print files that nobody had to draw. */
export async function printedOrder(shop: TestShop, pieces: number, drawn: readonly Drawn[], methodId = 67) {
  const { files, database } = shop.shop;
  const buyer = await openBuyer(shop, { kind: "business" });
  const { order_id: id } = value(await placeCart(buyer, 1, { 23: pieces }));
  const { rows } = await database.db.execute<{ sequence: string; line: string; version: string }>(sql`
    with aged as (
      update orders set placed_at = placed_at - interval '1 hour' where id = ${id}::uuid returning id, sequence
    ), changed as (
      update order_lines set method_id = ${methodId} where order_id = ${id}::uuid returning order_id, id, version_id
    )
    select aged.sequence, changed.id as line, changed.version_id as version from aged join changed on changed.order_id = aged.id`);
  const { sequence = "", line = "", version = "" } = rows[0] ?? {};
  const keep = async (name: string, bytes: Buffer, type: string) => {
    await files.write(`prints/${version}/${name}`, bytes, type);
    return { name, sha256: hashOf(bytes) };
  };
  const areas = [];
  for (const { areaKindId, name, png, pdf } of drawn)
    areas.push({
      ...{ area_kind_id: areaKindId, name, view: "front", width_mm: 300, height_mm: 400, bleed_mm: 0 },
      ...{ scale_percent: 100, tilt_deg: 0, from_centre_mm: -12.5, from_top_mm: 80 },
      files: [
        await keep(`${areaKindId}.png`, png, "image/png"),
        await keep(`${areaKindId}-white.png`, png, "image/png"),
        await keep(`${areaKindId}.pdf`, pdf ?? Buffer.from(`%PDF ${name} ${version}`), "application/pdf"),
      ],
    });
  const ticket = { method: { id: methodId, name: "", choke_mm: 0.17 }, dpi: 300, areas, tags: [] };
  await keep(`lines/${line}.json`, Buffer.from(JSON.stringify(ticket)), "application/json");
  await readyUnits(shop.shop);
  const order = orderNumber(Number(sequence));
  const { units } = value(await (await shop.asOperator("floor")).call(listUnits, { order_number: order }));
  return { buyer, id, order, line, version, codes: units.map(({ code }) => code) };
}

/** Has a package made and waits for it. */
export async function madePackage({ call }: Hand, wanted: { readonly order_number: string } | { codes: string[] }) {
  const { package_id } = value(await call(makePressPackage, wanted));
  const read = async () => value(await call(getPressPackage, { package_id }));
  await waitUntil("the package", async () => (await read()).package.state !== "making");
  return read();
}
