import { createCanvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SceneAssets } from "../../../scene/index.ts";
import { shape } from "../../editor.fixture.ts";
import { paintProposal } from "./paint-proposal.ts";

// The browser's canvas.
beforeAll(() => void vi.stubGlobal("document", { createElement: () => createCanvas(1, 1) }));
afterAll(() => void vi.unstubAllGlobals());

const NOTHING = { text: { hasFace: () => false } } as unknown as SceneAssets;
const DESIGN = {
  ...{ areaKindId: 1, width: 20_000, height: 20_000 },
  layers: [shape("a", { x: 5000, y: 10_000, width: 8000, height: 16_000, fill: "#d63a2a" })],
  // Chosen for what was there before.
  screen: { inks: ["black"] },
};

function colorOf(cloth: string | undefined): readonly number[] {
  const canvas = createCanvas(1, 1);
  paintProposal(canvas as unknown as HTMLCanvasElement, 100, DESIGN, undefined, cloth, NOTHING);
  return [...canvas.getContext("2d").getImageData(25, 50, 1, 1).data];
}

test("by silk screen a layout is shown in an ink of the shop near to its colour, else as it is drawn", () => {
  expect(colorOf(undefined)).toEqual([0xd6, 0x3a, 0x2a, 255]);
  const [red = 0, green = 0, blue = 0, alpha] = colorOf("#ffffff");
  expect([red, green, blue]).not.toEqual([0xd6, 0x3a, 0x2a]);
  expect(red > 180 && green < 90 && blue < 90 && alpha === 255).toBe(true);
});
