import type { DesignDocument, Layer } from "@surimono/domain/designs";
import { withScreen } from "./edit-document.ts";
import { isSameValue } from "./open-document.ts";
import { withDieCut } from "./patch.ts";

/**
 * Another copy of the same design, with its goods colour, in this one's areas: the set of areas stays, and equal layers keep their identity, so
 * the step between both is small enough for the undo history.
 */
export function adoptedDocument(current: DesignDocument, other: DesignDocument): DesignDocument {
  const known = new Map(current.areas.flatMap((area) => area.layers.map((layer) => [layer.id, layer] as const)));
  const own = (layer: Layer): Layer => {
    const same = known.get(layer.id);
    return same && isSameValue(same, layer) ? same : layer;
  };
  const areas = current.areas.map((area) => {
    const from = other.areas.find(({ areaKindId }) => areaKindId === area.areaKindId);
    const layers = from?.layers.map(own) ?? [];
    const hasInks = isSameValue(area.screen, from?.screen);
    const isSame =
      hasInks && layers.length === area.layers.length && layers.every((layer, index) => layer === area.layers[index]);
    return isSame ? area : withScreen({ ...area, layers }, hasInks ? area.screen : from?.screen);
  });
  const { colorId, dieCut } = other;
  const isSame =
    colorId === current.colorId &&
    isSameValue(dieCut, current.dieCut) &&
    areas.every((area, index) => area === current.areas[index]);
  return isSame ? current : withDieCut({ ...current, colorId, areas }, dieCut);
}
