import type { ViewId } from "@surimono/domain/catalogue";
import { garmentToArea } from "../geometry/area-frame.ts";
import { transformed } from "../geometry/matrix.ts";
import type { SnapLine } from "../geometry/snap.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { ArtLoader } from "./art-loader.ts";

export interface GarmentLines {
  /** Lines of the goods in an area's coordinates: collar, centre front. Empty until the picture has arrived. */
  of(areaKindId: number): readonly SnapLine[];
}

interface ArtLine {
  readonly axis: "x" | "y";
  readonly at: number;
}

export function garmentLinesFor(art: ArtLoader, areas: readonly EditorArea[]): GarmentLines {
  const byView = new Map<ViewId, readonly ArtLine[]>();
  for (const view of new Set(areas.map((area) => area.view))) {
    void art.view(view).then((loaded) => byView.set(view, loaded?.art.view.lines ?? []));
  }
  return {
    of(areaKindId) {
      const area = areas.find((candidate) => candidate.areaKindId === areaKindId);
      // In a tilted area the garment's lines are neither vertical nor horizontal.
      if (area?.tilt !== 0) return [];
      return (byView.get(area.view) ?? []).map((line) => inArea(area, line));
    },
  };
}

function inArea(area: EditorArea, { axis, at }: ArtLine): SnapLine {
  const point = transformed(garmentToArea(area), { x: at, y: at });
  return axis === "x"
    ? { axis, at: point.x, from: 0, to: area.height }
    : { axis, at: point.y, from: 0, to: area.width };
}
