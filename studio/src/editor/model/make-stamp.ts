import { type AreaDesign, FRESH_LAYER, type StampLayer } from "@surimono/domain/designs";

export interface StampChoice {
  readonly id: string;
  readonly name: string;
  readonly inks: readonly string[];
  /** Height at width 1. */
  readonly ratio: number;
}

/** Half as large as the area, centred. */
export function makeStampLayer(id: string, stamp: StampChoice, area: Pick<AreaDesign, "width" | "height">): StampLayer {
  const side = Math.min(area.width, area.height) * 0.5;
  return {
    kind: "stamp",
    id,
    name: stamp.name,
    x: Math.round(area.width / 2),
    y: Math.round(area.height / 2),
    width: Math.max(1000, Math.round(Math.min(side, side / stamp.ratio))),
    height: Math.max(1000, Math.round(Math.min(side, side * stamp.ratio))),
    ...FRESH_LAYER,
    stampId: stamp.id,
    inks: stamp.inks,
  };
}
