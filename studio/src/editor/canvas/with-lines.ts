import type { DesignDocument } from "@surimono/domain/designs";
import type { SceneAssets } from "../../scene/index.ts";
import type { EditorArea } from "../model/editor-area.ts";

/** The places as the design's goods are cut. Most designs are cut in no shape of theirs, so the code for it is only fetched where one is. */
export async function withLines<Area extends Pick<EditorArea, "areaKindId" | "view" | "rect" | "dieCut" | "cut">>(
  areas: readonly Area[],
  document: DesignDocument,
  assets: SceneAssets,
): Promise<readonly Area[]> {
  if (!document.dieCut) return areas;
  const { findLines } = await import("../session/find-lines.ts");
  return findLines(areas, document, assets);
}
