import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type AreaShape, areaOutline, type Hole, type MethodId } from "@surimono/domain/catalogue";
import type { RectUm } from "@surimono/domain/kernel";
import type { Site } from "./site.ts";

const FOLDER = path.join(import.meta.dirname, "../../../catalogue/areas");

interface AreaFile {
  readonly areaKindId: number;
  readonly rects: Readonly<Record<string, RectUm>>;
  readonly bleed: number;
  readonly safe: number;
  readonly holes?: readonly Hole[];
  readonly shape?: AreaShape;
}

/** Every place of the catalogue, once for each kind of goods. */
export const PLACES: readonly (readonly [name: string, place: Site["place"]])[] = readdirSync(FOLDER).flatMap(
  (file) => {
    const cuts = JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as Record<string, { areas: AreaFile[] }>;
    return Object.entries(cuts).flatMap(([cut, { areas }]) =>
      areas.map((area) => [`${file} ${cut} ${area.areaKindId}`, placeOf(area)] as const),
    );
  },
);

/** The largest group's stands for all. */
function placeOf({ areaKindId, rects, bleed, safe, holes = [], shape }: AreaFile): Site["place"] {
  const all = Object.values(rects);
  const rect = all.reduce((largest, one) => (one.w > largest.w ? one : largest));
  return {
    ...{ areaKindId, width: rect.w, height: rect.h, bleed, safe, conflictsWith: [] },
    holes: holes.map(({ x, y, radius }) => ({ x: x - rect.x, y: y - rect.y, radius })),
    ...(shape && { outline: areaOutline(shape, rect) }),
    scales: all.map(({ w, h }) => ({ sizeNames: [], value: Math.min(w / rect.w, h / rect.h) })),
  };
}

export function siteOf(place: Site["place"], methodId: MethodId, color: string, picture?: Site["picture"]): Site {
  return { goods: { methodId, color, hasWhite: methodId === 46, places: [] }, place, picture };
}
