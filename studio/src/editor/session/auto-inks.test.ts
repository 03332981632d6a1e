import { createCanvas } from "@napi-rs/canvas";
import { SILK_SCREEN } from "@surimono/domain/catalogue";
import { type DesignDocument, FRESH_LAYER, type ImageLayer, type ScreenPrint } from "@surimono/domain/designs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SceneAssets } from "../../scene/index.ts";
import { shape } from "../editor.fixture.ts";
import { withOwnInks } from "./auto-inks.ts";

const WHITE = "#ffffff";
const AT = { x: 10_000, y: 10_000, width: 10_000, height: 10_000 };
const PHOTO: ImageLayer = {
  ...{ kind: "image", id: "photo", name: "写真", assetId: "photo", pixelWidth: 600, pixelHeight: 600 },
  ...{ ...FRESH_LAYER, ...AT },
};
const DOTS: ScreenPrint = { inks: ["red"], halftone: true, auto: true };

// The browser's canvas.
beforeEach(() => void vi.stubGlobal("document", { createElement: () => createCanvas(1, 1) }));
afterEach(() => void vi.unstubAllGlobals());

function designed(layers: DesignDocument["areas"][number]["layers"], screen?: ScreenPrint): DesignDocument {
  const area = { areaKindId: 1, width: 30_000, height: 30_000, layers, ...(screen && { screen }) };
  return { schema: 1, itemId: 1, methodId: SILK_SCREEN, colorId: 1, areas: [area] };
}
const NOTHING_LOADED = {
  text: { hasFace: () => false, emoji: () => undefined },
  image: () => undefined,
  stamp: () => undefined,
} as unknown as SceneAssets;
const chosen = (document: DesignDocument) => withOwnInks(document, WHITE, NOTHING_LOADED).areas[0]?.screen;

test("nothing is chosen before all that is drawn is loaded", () => {
  const opened = designed([PHOTO, shape("a", { ...AT, fill: "#0033a0" })], DOTS);
  expect(withOwnInks(opened, WHITE, NOTHING_LOADED)).toBe(opened);
  const fresh = designed([PHOTO]);
  expect(withOwnInks(fresh, WHITE, NOTHING_LOADED)).toBe(fresh);
});

test("what is drawn is given its inks, and keeps its dots", () => {
  const black = shape("a", { ...AT, fill: "#1c1c1e" });
  expect(chosen(designed([black]))).toEqual({ inks: ["black"], auto: true });
  expect(chosen(designed([{ ...PHOTO, hidden: true }, black], DOTS))).toEqual({ ...DOTS, inks: ["black"] });
  expect(chosen(designed([black], { inks: ["red"] }))).toEqual({ inks: ["red"] });
});

test("dots outlast art in the cloth's colour; inks go with what they were for", () => {
  const white = shape("a", { ...AT, fill: WHITE });
  expect(chosen(designed([white], DOTS))).toEqual(DOTS);
  expect(chosen(designed([white], { inks: ["red"], auto: true }))).toBeUndefined();
  expect(chosen(designed([{ ...white, hidden: true }], DOTS))).toBeUndefined();
});
