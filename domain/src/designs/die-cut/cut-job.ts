import { type DieCut, dieCutOf, type PrintArea } from "../../catalogue/index.ts";
import type { RectUm, Um } from "../../kernel/index.ts";
import type { AreaDesign, DesignDocument } from "../document.ts";

/** Everything that the line is found from along which goods are cut that follow a design. */
export interface CutJob {
  readonly rules: DieCut;
  readonly margin: Um;
  /** Of the places, in garment coordinates. */
  readonly rect: RectUm;
  /** What is on the back is seen turned around from the front. */
  readonly drawings: readonly { readonly area: AreaDesign; readonly isTurned: boolean }[];
}

interface CutPlace extends Pick<PrintArea, "areaKindId" | "view" | "dieCut"> {
  readonly rect: RectUm;
}

/** Undefined where the goods keep their own shape, or nothing is drawn. One piece has one line: what is on either side lies within it. */
export function cutJobOf({ dieCut, areas }: DesignDocument, places: readonly CutPlace[]): CutJob | undefined {
  const rules = dieCutOf(places);
  const [first] = places.filter((place) => place.dieCut);
  if (!dieCut || !rules || !first) return undefined;
  const drawings = areas.flatMap((area) => {
    const place = places.find(({ areaKindId }) => areaKindId === area.areaKindId);
    return place?.dieCut && area.layers.length > 0 ? [{ area, isTurned: place.view === "back" }] : [];
  });
  return drawings.length > 0 ? { rules, margin: dieCut.margin, rect: first.rect, drawings } : undefined;
}
