import { SILK_SCREEN } from "@surimono/domain/catalogue";
import {
  type AreaDesign,
  checkDesign,
  type DesignFacts,
  FRESH_LAYER,
  layerBounds,
  MAX_NAME_LENGTH,
  type PlainLayer,
} from "@surimono/domain/designs";
import { layerFacts } from "../scene/index.ts";
import { fittedInto, type Place, roomIn } from "./fit-place.ts";
import { layoutsFor, PLAIN_LAYOUTS } from "./layouts/layouts.ts";
import { makeKit, type Wish } from "./make-kit.ts";
import { nearestInks } from "./nearest-inks.ts";
import { type Seeded, seeded, seedOf } from "./seeded.ts";
import type { Shelf, Site } from "./site.ts";

export interface Proposal {
  /** Bottom first; their ids are made when it is laid down. */
  readonly layers: readonly PlainLayer[];
}

/** How many are shown at once. */
export const PROPOSALS = 8;
const MOST_ATTEMPTS = 160;
/** After so many plainer layouts are tried too; after more nothing is expected any longer. */
const [PLAINER, HOPELESS] = [50, 90];
/** The share of the room's width or height that a layout must take; a picture of few pixels stays small. */
const [LEAST_SIDE, SMALL_PICTURE] = [0.62, 0.3];

/**
 * Layouts of the wish for the place, one after the other, each of them without a single finding of the checks; fewer than eight where the
 * words do not fit. The same wish, place and turn give the same ones.
 */
export function* propose(wish: Wish, site: Site, shelf: Shelf, turn: number): Generator<Proposal | undefined> {
  const random = seeded(seedOf(`${wish.mood} ${wish.lines.join("\n")} ${site.place.areaKindId}`) + turn * 7919);
  const layouts = layoutsFor(wish.mood, wish.picture?.hasGround ?? false);
  const taken: string[] = [];
  let order = layouts;
  for (let attempt = 0; attempt < MOST_ATTEMPTS && taken.length < PROPOSALS; attempt += 1) {
    // In the end anything that fits is better than nothing.
    const choice = attempt < PLAINER || (taken.length > 2 && wish.picture) ? layouts : [...layouts, ...PLAIN_LAYOUTS];
    if (attempt % layouts.length === 0) order = random.shuffled(choice);
    const layout = order[attempt % layouts.length];
    const draw = seeded(random.below(2 ** 31));
    if (taken.length === 0 && attempt > HOPELESS) return;
    const layers = layout && attempted(layout, wish, site, shelf, draw, attempt);
    const key = layers && looksOf(layout.name, layers);
    if (!layers || key === undefined || taken.includes(key) || !isRare(layout.name, taken)) {
      yield undefined;
      continue;
    }
    taken.push(key);
    yield { layers };
  }
}

/** At most two of the same layout. */
function isRare(name: string, taken: readonly string[]): boolean {
  return taken.filter((key) => key.startsWith(`${name} `)).length < 2;
}

function attempted(
  layout: ReturnType<typeof layoutsFor>[number],
  wish: Wish,
  site: Site,
  shelf: Shelf,
  draw: Seeded,
  attempt: number,
): readonly PlainLayer[] | undefined {
  const room = roomIn(site.place);
  const kit = makeKit(wish, site, shelf, { random: draw, aspect: room.width / room.height, attempt });
  const piece = kit && layout(kit);
  const layers = piece && fittedInto(piece, site.place);
  if (!kit || !layers || !fills(layers, room, wish.picture ? SMALL_PICTURE : LEAST_SIDE)) return undefined;
  const all = kit.ground ? [groundOf(site.place, kit.ground), ...layers] : layers;
  return isFaultless(all, site, shelf) ? all.map(named) : undefined;
}

/** Where the goods are cut: paper of a colour up to the bleed. */
function groundOf({ width, height, bleed }: Place, fill: string): PlainLayer {
  return {
    ...FRESH_LAYER,
    ...{ kind: "shape", id: "ground", name: "地色", shape: "rectangle", fill },
    ...{ x: Math.round(width / 2), y: Math.round(height / 2), width: width + 2 * bleed, height: height + 2 * bleed },
  };
}

function named(layer: PlainLayer): PlainLayer {
  return { ...layer, name: [...layer.name].slice(0, MAX_NAME_LENGTH).join("") };
}

function fills(layers: readonly PlainLayer[], room: ReturnType<typeof roomIn>, least: number): boolean {
  const boxes = layers.map(layerBounds);
  const across = Math.max(...boxes.map(({ x, w }) => x + w)) - Math.min(...boxes.map(({ x }) => x));
  const down = Math.max(...boxes.map(({ y, h }) => y + h)) - Math.min(...boxes.map(({ y }) => y));
  const [wide, high] = [across / room.width, down / room.height];
  return Math.max(wide, high) > least && wide * high > least ** 2 / 2;
}

/** What the editor and the server would say of it. The tones of a picture are its own, however it is laid out. */
function isFaultless(layers: readonly PlainLayer[], { goods, place, picture }: Site, { text, stamps }: Shelf): boolean {
  const withIds = layers.map((layer, index) => ({ ...layer, id: `layer-${index}` }));
  const area: AreaDesign = {
    areaKindId: place.areaKindId,
    width: place.width,
    height: place.height,
    layers: withIds,
    ...(goods.methodId === SILK_SCREEN && { screen: { inks: nearestInks(layers), auto: true } }),
  };
  const assets = { text, stamp: (id: string) => stamps.find((stamp) => stamp.id === id) };
  const facts: DesignFacts = { layer: (layer) => layerFacts(layer, assets), picture: () => picture };
  const document = { schema: 1, itemId: 0, methodId: goods.methodId, colorId: 0, areas: [area] } as const;
  const findings = checkDesign(document, { ...goods, places: [place] }, facts);
  return findings.every((finding) => finding.code === "designs/flat-tones" && finding.part === "picture");
}

/** Two that look alike have the same. */
function looksOf(name: string, layers: readonly PlainLayer[]): string {
  const parts = layers.map((layer) => {
    if (layer.kind === "text") return layer.fontId;
    return layer.kind === "stamp" ? layer.stampId : layer.kind;
  });
  return `${name} ${parts.join()}`;
}
