import type { AreaOutline, DieCut, ViewId } from "@surimono/domain/catalogue";
import type { RectUm } from "@surimono/domain/kernel";

export interface ParityCase {
  readonly silhouette: string;
  readonly viewId: ViewId;
  readonly color: string;
  readonly width: number;
  readonly rect: RectUm;
  readonly tilt?: number;
  /** `Size.width` of another size than the reference. */
  readonly sizeWidth?: number;
  /** The goods are cut along it. */
  readonly outline?: AreaOutline;
}

const CHEST = { x: -150_000, y: 140_000, w: 300_000, h: 340_000 };

const SLEEVE = { x: 257_000, y: 174_000, w: 80_000, h: 80_000 };
const AROUND = { x: -170_000, y: 5000, w: 211_000, h: 85_000 };

/** The cases the server and the preview draw: folds, a larger size, tilt, cover, glaze, clear material, paper. */
export const SERVED_CASES: readonly ParityCase[] = [
  { silhouette: "tee", viewId: "front", color: "#1f2b4a", width: 1200, rect: CHEST, sizeWidth: 610_000 },
  { silhouette: "tee", viewId: "left-sleeve", color: "#f7f7f4", width: 900, rect: SLEEVE, tilt: -38_000 },
  { silhouette: "hoodie", viewId: "chest", color: "#b9262d", width: 1200, rect: CHEST },
  { silhouette: "hoodie", viewId: "worn", color: "#b9262d", width: 1200, rect: CHEST, sizeWidth: 610_000 },
  { silhouette: "mug", viewId: "left", color: "#a9c8e1", width: 900, rect: AROUND },
  { silhouette: "matte-mug", viewId: "front", color: "#1c1c1e", width: 1200, rect: AROUND },
  {
    ...{ silhouette: "acrylic-keyholder", viewId: "front", color: "#eff4f545", width: 900 },
    rect: { x: -22_000, y: 3000, w: 44_000, h: 54_000 },
  },
  {
    silhouette: "tote",
    viewId: "back",
    color: "#e6d9be",
    width: 1200,
    rect: { x: -125_000, y: 60_000, w: 250_000, h: 260_000 },
  },
  {
    silhouette: "notebook",
    viewId: "front",
    color: "#c9a98a",
    width: 900,
    rect: { x: -58_000, y: 0, w: 132_000, h: 210_000 },
  },
];

/** The width of the art itself, and smaller ones at which every layer is scaled. */
export const PARITY_CASES: readonly ParityCase[] = [
  { silhouette: "tee", viewId: "front", color: "#1f2b4a", width: 1500, rect: CHEST },
  { silhouette: "tee", viewId: "back", color: "#f7f7f4", width: 900, rect: CHEST },
  { silhouette: "hoodie", viewId: "front", color: "#b9262d", width: 640, rect: CHEST },
  { silhouette: "tee", viewId: "worn", color: "#f7f7f4", width: 1200, rect: CHEST },
  { silhouette: "polo", viewId: "hung", color: "#1f2b4a", width: 700, rect: CHEST },
  {
    silhouette: "mug",
    viewId: "front",
    color: "#f7f7f4",
    width: 750,
    rect: { x: -60_000, y: 8000, w: 90_000, h: 80_000 },
  },
];

/** Goods that are cut along what is drawn on them. */
export const CUT_GOODS: readonly (ParityCase & { readonly rules: DieCut })[] = [
  {
    ...{ silhouette: "acrylic-keyholder", viewId: "front", color: "#eff4f545", width: 900 },
    ...ruled({ x: -22_000, y: 3000, w: 44_000, h: 54_000 }, 3000, {
      fitting: { kind: "ear", radius: 5000, hole: 2000, above: 3400 },
    }),
  },
  {
    ...{ silhouette: "acrylic-stand", viewId: "front", color: "#eff4f545", width: 1200 },
    ...ruled({ x: -32_000, y: 3000, w: 64_000, h: 94_000 }, 3000, {
      fitting: { kind: "foot", width: 20_000, height: 4000 },
    }),
  },
  {
    ...{ silhouette: "sticker", viewId: "front", color: "#ffffff", width: 640 },
    ...ruled({ x: -40_000, y: 0, w: 80_000, h: 80_000 }, 0, {}),
  },
];

function ruled(rect: RectUm, beyond: number, more: Pick<DieCut, "fitting">) {
  const limit = { x: rect.x - beyond, y: rect.y - beyond, w: rect.w + 2 * beyond, h: rect.h + 2 * beyond };
  return { rect, rules: { margin: 2500, least: 2000, widest: 5000, thinnest: 4500, limit, ...more } };
}

/** Hard and soft edges, opaque and not. */
export const PARITY_PRINT = drawn(360, 400);

function drawn(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const disc = Math.hypot(x - width / 2, y - height / 2) < width / 3;
    const stripe = (x + y) % 40 < 20;
    data.set(
      disc ? [255, 197, 51, 255] : stripe ? [(x * 255) / width, 60, (y * 255) / height, 255] : [20, 40, 120, 90],
      i * 4,
    );
  }
  return { width, height, data };
}
