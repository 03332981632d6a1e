import { createCanvas, ImageData } from "@napi-rs/canvas";
import { SILK_SCREEN, TRANSFER } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SceneAssets } from "../../scene/index.ts";
import { area, shape } from "../editor.fixture.ts";
import { awaitInks } from "./goods-picture.ts";
import { printsInColors } from "./prints-in-colors.ts";

// The browser's canvas.
beforeAll(async () => {
  vi.stubGlobal("document", { createElement: () => createCanvas(1, 1) });
  vi.stubGlobal("ImageData", ImageData);
  await awaitInks({ methodId: SILK_SCREEN });
});
afterAll(() => void vi.unstubAllGlobals());

const SIDE = 20_000;
const bar = (id: string, x: number, fill: string) => shape(id, { x, y: 10_000, width: 6000, height: 12_000, fill });
const AREA = area({ rect: { x: 0, y: 0, w: SIDE, h: SIDE }, width: SIDE, height: SIDE });
const NOTHING = { text: { hasFace: () => false } } as unknown as SceneAssets;

function printsOfBars(methodId: number) {
  const layers = [bar("red", 5000, "#d9240f"), bar("black", 15_000, "#1c1c1e")];
  const design = { areaKindId: 1, width: SIDE, height: SIDE, layers };
  const document: DesignDocument = { schema: 1, itemId: 1, methodId, colorId: 1, areas: [design] };
  const size = { width: 500_000, rectWidth: 500_000, color: "#ffffff" };
  return printsInColors(document, [AREA], "front", size, 4, NOTHING);
}

test("by silk screen each cloth has the inks that are chosen for it: none where the art is like it", () => {
  const printsOn = printsOfBars(SILK_SCREEN);
  const opacities = (cloth: string) => {
    const picture = printsOn(cloth)[0]?.picture as unknown as ReturnType<typeof createCanvas>;
    const at = (share: number) => [picture.width * share, picture.height / 2].map(Math.round) as [number, number];
    return [0.25, 0.75].map((share) => picture.getContext("2d").getImageData(...at(share), 1, 1).data[3]);
  };
  expect(opacities("#ffffff")).toEqual([255, 255]);
  expect(opacities("#1c1c1e")).toEqual([255, 0]);
});

test("by other methods the prints are drawn once", () => {
  const printsOn = printsOfBars(TRANSFER);
  expect(printsOn("#1c1c1e")).toBe(printsOn("#ffffff"));
});
