import { drawnRepeat, type Finding, isPattern, type Layer, neededWidening } from "@surimono/domain/designs";
import { findArea, mapArea } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { EditorContext } from "../tools/tool.ts";
import type { Mend } from "./mend.ts";

const LABEL = "くり返しの間隔を広げる";

/** All patterns of the place wider by the same share, just enough; none where less must be drawn besides. */
export function patternMends(
  { areaKindId }: Extract<Finding, { code: "designs/too-many-tiles" }>,
  { store }: Pick<EditorContext, "store">,
): readonly Mend[] {
  const area = findArea(store.get().document, areaKindId);
  const factor = area && neededWidening(area.layers, area);
  if (!area || factor === undefined) return [];
  const apply: Mend["apply"] = (context) => {
    context.store.openArea(areaKindId);
    context.store.commit({
      label: LABEL,
      change: (document) => mapArea(document, areaKindId, (layers) => layers.map((one) => wider(one, area, factor))),
    });
  };
  return [{ label: LABEL, apply }];
}

function wider(layer: Layer, place: Pick<EditorArea, "width" | "height">, factor: number): Layer {
  if (layer.kind !== "group") return layer;
  if (!isPattern(layer)) return { ...layer, layers: layer.layers.map((inner) => wider(inner, place, factor)) };
  const drawn = drawnRepeat(layer, place);
  const [pitchX, pitchY] = [Math.ceil(drawn.pitchX * factor), Math.ceil(drawn.pitchY * factor)];
  return { ...layer, repeat: { ...drawn, pitchX, pitchY } };
}
