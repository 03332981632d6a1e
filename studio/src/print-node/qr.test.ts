import { createHash } from "node:crypto";
import { FULL_TURN, type QrLayer } from "@surimono/domain/designs";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrModules } from "../scene/codes/qr-modules.ts";
import { areaOf, qrLayer, shapeLayer } from "../scene/design.fixture.ts";
import { createNodeAssets, renderArea } from "./index.ts";

/** As a camera that knows nothing of this shop reads the print, laid on goods of that colour. */
async function read(layer: QrLayer, goods = "#ffffff"): Promise<string> {
  const area = areaOf([layer]);
  const { data, width, height } = renderArea(area, 150, await createNodeAssets([area], async () => Buffer.alloc(0)));
  const print = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
  const laid = await print.flatten({ background: goods }).ensureAlpha().raw().toBuffer();
  return decodeQR({ width, height, data: laid });
}

test.each([
  ["a page", "https://surimono.example/articles/howto", {}],
  ["a network with Japanese letters", "WIFI:T:WPA;S:カフェ摺物;P:surimono-2026;;", {}],
  ["one turned a quarter", "https://surimono.example/", { rotation: FULL_TURN / 4 }],
  ["one in the shop's colours", "https://surimono.example/", { color: "#22356f", ground: "#fbe3c0" }],
] satisfies [string, string, Partial<QrLayer>][])("%s is read as it was written", async (_what, content, changes) => {
  expect(await read(qrLayer(content, { width: 90_000, height: 90_000, ...changes }))).toBe(content);
});

test("its quiet zone is a part of it: it is read on black goods", async () => {
  expect(await read(qrLayer("surimono", { width: 80_000, height: 80_000 }), "#000000")).toBe("surimono");
});

test("without a ground the goods are seen between its modules", async () => {
  const { ground: _, ...bare } = qrLayer("surimono", { width: 80_000, height: 80_000 });
  const area = areaOf([shapeLayer("rectangle", { width: 100_000, height: 100_000, fill: "#00ff00" }), bare]);
  const raster = renderArea(area, 25.4, await createNodeAssets([area], async () => Buffer.alloc(0)));
  expect([...raster.data.slice((12 * raster.width + 50) * 4, (12 * raster.width + 50) * 4 + 4)]).toEqual([
    0, 255, 0, 255,
  ]);
});

test("the same words are the same code for ever", () => {
  const { across, runs } = qrModules("https://surimono.example/");
  expect(across).toBe(29);
  expect(createHash("sha256").update(JSON.stringify(runs)).digest("hex").slice(0, 16)).toBe("89716533b2501145");
});
