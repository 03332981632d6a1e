import {
  type CatalogueItem,
  conflictsOfArea,
  type ItemMethod,
  type PrintArea,
  SILK_SCREEN,
} from "@surimono/domain/catalogue";
import type { AreaDesign, DesignDocument, GroupLayer, Layer, Repeat } from "@surimono/domain/designs";
import type { RectUm } from "@surimono/domain/kernel";
import { Dice } from "../../../../../studio/src/print-node/parity-generator.fixture.ts";
import { groupLayer, shapeLayer } from "../../../../../studio/src/scene/design.fixture.ts";
import { anyLayer, MAKERS } from "./corpus-layers.fixture.ts";
import { type CorpusShelf, cellsOf, colorFor, type Site, siteOf } from "./site.fixture.ts";

export interface CorpusDocument {
  readonly document: DesignDocument;
  /** Of its places, in the same order. */
  readonly sites: readonly Site[];
}

export interface Offered {
  readonly item: CatalogueItem;
  readonly method: ItemMethod;
}

/** A design as a careful customer makes it, of whatever the studio has: the same for the same seed. */
export function corpusDocument(seed: number, { item, method }: Offered, shelf: CorpusShelf): CorpusDocument {
  const dice = new Dice(seed);
  const color = colorFor(dice, item, method);
  const sites = placesOf(dice, method).map((place) => siteOf({ dice, item, method, place, color: color.hex, shelf }));
  const isCut = sites.length === 1 && sites[0]?.place.dieCut !== undefined && dice.happens(50);
  const areas = sites.map((site) => areaOf(site, isCut));
  const margin = sites[0]?.place.dieCut?.margin;
  const document = { schema: 1, itemId: item.id, methodId: method.methodId, colorId: color.id, areas } as const;
  return { document: numbered({ ...document, ...(isCut && margin !== undefined && { dieCut: { margin } }) }), sites };
}

const MOST_PLACES = 2;

function placesOf(dice: Dice, method: ItemMethod): readonly PrintArea[] {
  const chosen: PrintArea[] = [];
  const wanted = dice.between(1, MOST_PLACES);
  const first = dice.between(0, method.areas.length - 1);
  for (let step = 0; step < method.areas.length && chosen.length < wanted; step++) {
    const place = method.areas[(first + step) % method.areas.length] as PrintArea;
    const against = conflictsOfArea(method, place.areaKindId);
    if (chosen.every(({ areaKindId }) => !against.includes(areaKindId))) chosen.push(place);
  }
  return chosen;
}

function areaOf(site: Site, isCut: boolean): AreaDesign {
  const { rect, place, inkIds, method } = site;
  const layers = isCut ? blob(site) : laidOut(site);
  const screen = method.methodId === SILK_SCREEN ? { screen: { inks: inkIds, halftone: true as const } } : {};
  return { areaKindId: place.areaKindId, width: rect.w, height: rect.h, layers, ...screen };
}

function laidOut(site: Site): readonly Layer[] {
  const { dice } = site;
  const cells = cellsOf(site);
  const pattern = cells.length > 3 && dice.happens(15) ? [patternOf(site)] : [];
  // A code keeps free of whatever lies below it.
  const kinds = Object.keys(MAKERS).filter((kind) => kind !== "code" || pattern.length === 0);
  const layers = cells.flatMap((cell) => {
    const made = dice.happens(cells.length > 6 ? 70 : 100) ? anyLayer(site, cell, kinds) : undefined;
    return made ? [made] : [];
  });
  const all = [...pattern, ...layers];
  return all.length > 0 ? all : [shapeLayer("ellipse", dot(site))];
}

/** For a place that is too small for anything else. */
function dot({ rect, inks }: Site) {
  const side = Math.floor(Math.min(rect.w, rect.h) / 4);
  return {
    x: Math.round(rect.w / 2),
    y: Math.round(rect.h / 2),
    width: side,
    height: side,
    fill: inks[0] ?? "#1a1a1a",
  };
}

/** Small marks all over the place. */
function patternOf({ dice, rect, inks, least }: Site): GroupLayer {
  const side = Math.floor(6000 / least);
  const at = { x: Math.round(rect.w / 2), y: Math.round(rect.h / 2), width: side, height: side };
  const repeat: Repeat = {
    kind: dice.one(["straight", "half-drop", "half-brick", "mirror"] as const),
    ...{ pitchX: side * 2 + dice.between(0, 900), pitchY: side * 2 + dice.between(0, 900) },
  };
  const rotation = dice.between(0, 359_999);
  return groupLayer(
    [shapeLayer(dice.one(["star", "heart", "ellipse"] as const), { ...at, rotation, fill: dice.one(inks) })],
    {
      ...at,
      repeat,
    },
  );
}

/** One broad figure with something on it, for goods that are cut along what is drawn. */
function blob(site: Site): readonly Layer[] {
  const { rect, inks, dice } = site;
  const [w, h] = [Math.floor(rect.w * 0.55), Math.floor(rect.h * 0.55)];
  const at = { x: Math.round(rect.w / 2), y: Math.round(rect.h / 2) };
  const inner: RectUm = {
    x: at.x - Math.floor(w / 4),
    y: at.y - Math.floor(h / 4),
    w: Math.floor(w / 2),
    h: Math.floor(h / 2),
  };
  const ground = shapeLayer(dice.one(["ellipse", "rectangle"] as const), {
    ...at,
    width: w,
    height: h,
    fill: inks[0] ?? "#1a1a1a",
  });
  const others = { ...site, inks: inks.slice(1) };
  const onTop = others.inks.length > 0 ? anyLayer(others, inner, ["shape", "text", "stamp"]) : undefined;
  return [ground, ...(onTop ? [onTop] : [])];
}

/** Ids by place and order, so that a document is the same whatever was made before it. */
function numbered(document: DesignDocument): DesignDocument {
  let made = 0;
  const withIds = <L extends Layer>(layer: L): L => {
    const own = { ...layer, id: `l${made++}` };
    return own.kind === "group" ? { ...own, layers: own.layers.map(withIds) } : own;
  };
  return { ...document, areas: document.areas.map((area) => ({ ...area, layers: area.layers.map(withIds) })) };
}
