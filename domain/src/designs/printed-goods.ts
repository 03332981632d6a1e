import {
  type DesignStep,
  type DieCut,
  getArea,
  getMethod,
  INK_ON_GOODS,
  isMirrored,
  type MethodId,
  type PrintArea,
  type PrintableGoods,
  type PrintMethod,
  referenceGroup,
  SILK_SCREEN,
  type Size,
  whiteInk,
} from "../catalogue/index.ts";
import type { RectUm, Um } from "../kernel/index.ts";
import type { TracedCut } from "./die-cut/traced-cut.ts";
import { tracedPlace } from "./die-cut/traced-place.ts";
import type { DesignDocument } from "./document.ts";
import { PRINT_DPI } from "./limits.ts";
import { type Screen, screensOf } from "./screens/screens-of.ts";

/**
 * The goods of a finished design at the time of finishing: everything its print files, ticket, proof and mock-up need of the catalogue, so
 * that no later catalogue changes what was ordered.
 */
export interface PrintedGoods {
  /** Raised when a field changes its meaning; an optional one may be added. */
  readonly snapshotVersion: 1;
  readonly id: number;
  readonly pku: string;
  readonly name: string;
  readonly silhouette: string;
  /** For a tag, the tag's. */
  readonly step: DesignStep;
  readonly sizes: readonly PrintedSize[];
  readonly color: { readonly id: number; readonly name: string; readonly hex: string };
  /** `choke` where white ink is under the colours; `under` where it is under all of them, whatever the colour of the goods. */
  readonly method: {
    readonly id: MethodId;
    readonly name: string;
    readonly choke?: number;
    readonly under?: "all";
  };
  readonly dpi: number;
  /**
   * How the files are made: from 2 on tagged as sRGB, PNG files with their bleed; from 3 on cut lines are curves. Goods kept before have none, and their files stay as they were to the byte
   * (rule designs-print-edition).
   */
  readonly edition?: 2 | 3;
  /** Those the design uses, in its order. */
  readonly areas: readonly PrintedArea[];
}

export type PrintedSize = Pick<Size, "id" | "name" | "group" | "width">;

/** Holes are punched by the factory and not printed. Of a design that is cut along itself the shape is the line that was found. */
export type PrintedArea = Pick<PrintArea, "areaKindId" | "view" | "rects" | "tilt" | "bleed" | "holes" | "shape"> & {
  readonly name: string;
  /** How far ink goes, where the bleed is larger only to hold the line that was found. Places kept before have none, and print to the bleed. */
  readonly inkBleed?: Um;
  /** Of a working design, whose line is found anew each time it is shown. */
  readonly dieCut?: DieCut;
  /** Its PDF is in the inks of a press. */
  readonly press?: true;
  /** Seen through clear goods: its files are mirrored. */
  readonly mirrored?: true;
  /** Of silk screen: one film each, in the order of printing. */
  readonly screens?: readonly Screen[];
};

/** What a size added to the shop later adds. `rects`, by area kind, where its group is a new one. */
export interface LaterSize extends PrintedSize {
  readonly rects?: Readonly<Record<string, RectUm>>;
}

interface GoodsNow {
  readonly goods: PrintableGoods;
  readonly step: PrintedGoods["step"];
  readonly method: Pick<PrintMethod, "id" | "name" | "choke">;
  readonly areaName: (areaKindId: number) => string;
  /** The line that goods are cut along which follow the design. */
  readonly cut?: TracedCut | undefined;
}

type Chosen = Pick<DesignDocument, "colorId" | "dieCut"> & {
  readonly areas: readonly Pick<DesignDocument["areas"][number], "areaKindId" | "screen">[];
};

/** Throws where the goods lack the colour, the method or an area: such a design was never finished. */
export function printedGoods(document: Chosen, { goods, step, method, areaName, cut }: GoodsNow): PrintedGoods {
  const own = getMethod(goods, method.id);
  const color = goods.colors.find(({ id }) => id === document.colorId);
  if (!color) throw new RangeError(`goods ${goods.id} have no colour ${document.colorId}`);
  const areas = document.areas.map(({ areaKindId, screen }): PrintedArea => {
    const area = getArea(own, areaKindId);
    const { view, rects, tilt, bleed, holes, shape } = area;
    const optional = { ...(tilt !== undefined && { tilt }), ...(holes && { holes }), ...(shape && { shape }) };
    const turned = isMirrored(area, color.hex) && { mirrored: true as const };
    const press = area.press && INK_ON_GOODS[method.id] === "bare" && { press: true as const };
    const along = document.dieCut && area.dieCut ? cutPlace(area, cut, rects[referenceGroup(goods)]) : {};
    const inked = screen && method.id === SILK_SCREEN && { screens: screensOf(screen, color.hex) };
    const extra = { ...optional, ...turned, ...press, ...along, ...inked };
    return { areaKindId, name: areaName(areaKindId), view, rects, bleed, ...extra };
  });
  return {
    snapshotVersion: 1,
    ...{ id: goods.id, pku: goods.pku, name: goods.name, silhouette: goods.silhouette, step },
    sizes: goods.sizes.map(printedSize),
    color: { id: color.id, name: color.name, hex: color.hex },
    method: { id: method.id, name: method.name, ...keptWhite(method, color.hex) },
    dpi: PRINT_DPI,
    edition: 3,
    areas,
  };
}

function cutPlace(area: PrintArea, cut: TracedCut | undefined, rect: RectUm | undefined): Partial<PrintedArea> {
  if (cut && rect) return tracedPlace(area, cut, rect);
  return area.dieCut ? { dieCut: area.dieCut } : {};
}

function keptWhite(method: GoodsNow["method"], goods: string): Pick<PrintedGoods["method"], "choke" | "under"> {
  const white = whiteInk(method, goods);
  if (!white) return {};
  return white.ground === undefined ? { choke: white.choke, under: "all" } : { choke: white.choke };
}

/** As goods were kept before editions: what an older release finished is printed as that release did. */
export function beforeEditions({ edition: _, method, areas, ...goods }: PrintedGoods): PrintedGoods {
  const { id, name, choke, under } = method;
  // Film had no white then; ink over white had it on clear goods too.
  const hadWhite = choke !== undefined && (under === undefined || INK_ON_GOODS[id] === "white");
  return {
    ...goods,
    method: { id, name, ...(hadWhite && { choke }) },
    areas: areas.map(({ mirrored: _mirrored, press: _press, screens: _screens, inkBleed: _inkBleed, ...area }) => area),
  };
}

function printedSize({ id, name, group, width }: PrintedSize): PrintedSize {
  return { id, name, group, width };
}

/**
 * What today's goods add so that the size can be printed: nothing when it is known; the size itself in a known group; all sizes of a new
 * group, because its middle one is the measure of the others. Undefined when the goods do not have it either.
 */
export function laterSizes(printed: PrintedGoods, today: PrintableGoods, sizeId: number): LaterSize[] | undefined {
  if (printed.sizes.some(({ id }) => id === sizeId)) return [];
  const size = today.sizes.find(({ id }) => id === sizeId);
  if (!size) return undefined;
  if (printed.sizes.some(({ group }) => group === size.group)) return [printedSize(size)];
  const method = getMethod(today, printed.method.id);
  const rects = Object.fromEntries(
    printed.areas.flatMap(({ areaKindId }) => {
      const rect = getArea(method, areaKindId).rects[size.group];
      return rect ? [[String(areaKindId), rect]] : [];
    }),
  );
  return today.sizes.filter(({ group }) => group === size.group).map((other) => ({ ...printedSize(other), rects }));
}

/**
 * The goods with the later sizes that brought a group of their own. They come first, so that the last size still gives the group designs are
 * drawn in. A size that joined a known group is not among them: it would move the middle its group's places are measured by.
 */
export function withLaterGroups(printed: PrintedGoods, later: readonly LaterSize[]): PrintedGoods {
  const grouped = later.filter(({ rects }) => rects !== undefined);
  if (grouped.length === 0) return printed;
  const areas = printed.areas.map((area) => {
    const rects = { ...area.rects };
    for (const { group, rects: own } of grouped) {
      const rect = own?.[String(area.areaKindId)];
      if (rect) rects[group] ??= rect;
    }
    return { ...area, rects };
  });
  return { ...printed, sizes: [...grouped.map(printedSize), ...printed.sizes], areas };
}
