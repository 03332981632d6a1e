import { uploadPicture } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { FRESH_LAYER } from "@surimono/domain/designs";
import sharp from "sharp";
import { type TestShop, value } from "../../../testing/index.ts";
import { startedDesign } from "./started-design.fixture.ts";

export const photo = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: "#d9240f" } })
    .png()
    .toBuffer();

export async function upload(call: Caller, bytes: Buffer) {
  return call(uploadPicture, {}, { files: { picture: new File([new Uint8Array(bytes)], "写真.png") } });
}

/** A started design and the same with a picture on it, not yet saved. */
export async function pictured(shop: TestShop, call: Caller) {
  const design = await startedDesign(shop, call);
  const picture = value(await upload(call, await photo()));
  const [area] = design.document.areas;
  if (!area) throw new Error("no area");
  const layer = {
    kind: "image" as const,
    id: "a",
    name: "写真",
    x: Math.round(area.width / 2),
    y: 60_000,
    width: 120_000,
    height: 80_000,
    ...FRESH_LAYER,
    assetId: picture.asset_id,
    pixelWidth: 1200,
    pixelHeight: 800,
  };
  const document = { ...design.document, areas: [{ ...area, layers: [layer] }] };
  return { design, document, layer, area };
}
