import {
  type AreaOutline,
  areaOutline,
  type CatalogueItem,
  clearanceIn,
  INK_ON_GOODS,
  type ItemMethod,
  isLightGround,
  type MethodId,
  type PrintArea,
  referenceGroup,
} from "@surimono/domain/catalogue";
import { findInk, labOf, type PictureFacts } from "@surimono/domain/designs";
import type { RectUm, Um } from "@surimono/domain/kernel";
import type { Stamp, TextShaper } from "@surimono/studio/scene";
import type { Dice } from "../../../../../studio/src/print-node/parity-generator.fixture.ts";

/** One place of an item that a document is made for, with the rules that a careful customer keeps to there. */
export interface Site {
  readonly dice: Dice;
  readonly item: CatalogueItem;
  readonly method: ItemMethod;
  readonly place: PrintArea;
  readonly rect: RectUm;
  readonly outline: AreaOutline | undefined;
  /** `#rrggbb` of the goods. */
  readonly color: string;
  /** The smallest size of the goods prints the design this much smaller. */
  readonly least: number;
  /** Colours that stand out on the goods and can be printed there, by silk screen those of the chosen inks. */
  readonly inks: readonly string[];
  readonly inkIds: readonly string[];
  /** Ink may be thinned: neither white nor film lies below it. */
  readonly takesHaze: boolean;
  readonly shelf: CorpusShelf;
}

/** What documents are made of. */
export interface CorpusShelf {
  readonly text: TextShaper;
  readonly stamps: readonly Stamp[];
  /** By asset id. */
  readonly pictures: Readonly<Record<string, PictureFacts>>;
}

/** The thinnest line and the smallest em that the method holds, with a little to spare: the shop's rule designs-thin-lines. */
const HELD: Readonly<Record<MethodId, { readonly line: Um; readonly em: Um }>> = {
  67: { line: 300, em: 1900 },
  43: { line: 400, em: 2300 },
  46: { line: 540, em: 2300 },
  71: { line: 330, em: 2300 },
};

export const heldBy = ({ method, least }: Site) => {
  const { line, em } = HELD[method.methodId];
  return { line: Math.ceil(line / least), em: Math.ceil(em / least) };
};

const DARK = ["black", "navy", "forest", "crimson"];
const LIGHT = ["white", "ivory", "yellow", "light-pink"];
/** Goods that are nearly paper: bare ink keeps its colours there. */
const PAPER_LIGHT = 90;

type Place = Pick<Site, "dice" | "item" | "method" | "shelf"> & { readonly place: PrintArea; readonly color: string };

export function siteOf({ dice, item, method, place, color, shelf }: Place): Site {
  const rect = place.rects[referenceGroup(item)];
  if (!rect) throw new Error(`${item.id} has no place ${place.areaKindId}`);
  const scales = Object.values(place.rects).map(({ w, h }) => Math.min(w / rect.w, h / rect.h));
  const how = INK_ON_GOODS[method.methodId];
  const [light] = labOf(color);
  const isPaper = light >= PAPER_LIGHT;
  const names = how === "bare" && !isPaper ? ["black"] : light > 55 ? DARK : LIGHT;
  const inkIds = [...names].sort(() => dice.between(0, 2) - 1).slice(0, 3);
  return {
    ...{ dice, item, method, place, rect, color, shelf, inkIds },
    inks: inkIds.flatMap((id) => findInk(id)?.hex ?? []),
    outline: place.shape && areaOutline(place.shape, rect),
    least: Math.min(1, ...scales),
    takesHaze: how === "bare",
  };
}

/** Colours of the goods that the method is printed on as its customers choose it. */
export function colorFor(dice: Dice, item: CatalogueItem, method: ItemMethod): CatalogueItem["colors"][number] {
  const offered = item.colors.filter(({ id }) => method.colorIds.includes(id));
  const paper = offered.filter(({ hex }) => isLightGround(hex) && labOf(hex)[0] >= PAPER_LIGHT);
  return dice.one(INK_ON_GOODS[method.methodId] === "bare" && paper.length > 0 ? paper : offered);
}

const CELL: Um = 32_000;
const SMALLEST_CELL: Um = 7000;

/** Boxes that do not touch each other, an edge, a hole or the shape of the place, from the upper left. */
export function cellsOf({ place, rect, outline, least }: Site): readonly RectUm[] {
  const inset = Math.max(place.safe, 1500) + 500;
  const [across, down] = [rect.w - 2 * inset, rect.h - 2 * inset];
  const columns = Math.max(1, Math.min(4, Math.floor((across * least) / CELL)));
  const rows = Math.max(1, Math.min(5, Math.floor((down * least) / CELL)));
  const [w, h] = [Math.floor(across / columns), Math.floor(down / rows)];
  const cells = Array.from({ length: columns * rows }, (_, index): RectUm => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: inset + column * w + 500, y: inset + row * h + 500, w: w - 1000, h: h - 1000 };
  });
  const free = cells.map((cell) => fitted(cell, (box) => isFree(box, { place, rect, outline })));
  return free.filter(({ w: wide, h: high }) => Math.min(wide, high) >= SMALLEST_CELL);
}

/** Made smaller about its middle until it fits; empty where it never does. */
function fitted(cell: RectUm, fits: (box: RectUm) => boolean): RectUm {
  for (let share = 100; share >= 30; share -= 10) {
    const [w, h] = [Math.floor((cell.w * share) / 100), Math.floor((cell.h * share) / 100)];
    const box = { x: cell.x + Math.floor((cell.w - w) / 2), y: cell.y + Math.floor((cell.h - h) / 2), w, h };
    if (fits(box)) return box;
  }
  return { ...cell, w: 0, h: 0 };
}

const STEPS = 8;
const PUNCH: Um = 1500;

function isFree(box: RectUm, { place, rect, outline }: Pick<Site, "place" | "rect" | "outline">): boolean {
  for (let step = 0; step < (STEPS + 1) ** 2; step++) {
    const x = box.x + (box.w * (step % (STEPS + 1))) / STEPS;
    const y = box.y + (box.h * Math.floor(step / (STEPS + 1))) / STEPS;
    if (outline && clearanceIn(outline, x, y) < place.safe + 500) return false;
    const isPunched = (place.holes ?? []).some(
      (hole) => Math.hypot(x + rect.x - hole.x, y + rect.y - hole.y) < hole.radius + PUNCH,
    );
    if (isPunched) return false;
  }
  return true;
}
