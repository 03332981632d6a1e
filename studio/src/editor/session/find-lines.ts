import { cutJobOf, type DesignDocument } from "@surimono/domain/designs";
import { traceDieCut } from "../../die-cut/index.ts";
import type { SceneAssets } from "../../scene/index.ts";
import { areasAsCut } from "../model/area-as-cut.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { drawInk } from "./draw-ink.ts";

/** The places of a design with the line along which it is cut, for pictures outside an editor. Everything that it shows must be there. */
export function findLines<Area extends Pick<EditorArea, "areaKindId" | "view" | "rect" | "dieCut" | "cut">>(
  areas: readonly Area[],
  document: DesignDocument,
  assets: SceneAssets,
): readonly Area[] {
  const job = cutJobOf(document, areas);
  return areasAsCut(areas, document, job && traceDieCut(drawInk(job, assets), job));
}
