import type { AreaOutline } from "@surimono/domain/catalogue";
import { clearanceOf, flattenLayers, type Layer } from "@surimono/domain/designs";
import type { EditorArea } from "../model/editor-area.ts";
import { resizedLayer } from "../tools/resizing.ts";

const STEPS = 20;
const SHRINK = 0.94;
/** Letters are set in whole sizes, so a mended text may come out a little larger. */
const ROUNDING = 200;

/** Moved towards the middle until it clears the outline by the safe margin; shrunk there if it is still too large. */
export function insideShape(layer: Layer, area: EditorArea, outline: AreaOutline): Layer {
  const isInside = (one: Layer) =>
    flattenLayers([one]).every((inner) => clearanceOf(inner, outline) >= area.safe + ROUNDING);
  const [dx, dy] = [area.width / 2 - layer.x, area.height / 2 - layer.y];
  const movedBy = (share: number): Layer => placed(layer, { dx: dx * share, dy: dy * share, factor: 1 });
  for (let step = 0; step <= STEPS; step++) {
    const moved = movedBy(step / STEPS);
    if (isInside(moved)) return moved;
  }
  let mended = movedBy(1);
  for (let factor = SHRINK; factor > 0.02 && !isInside(mended); factor *= SHRINK)
    mended = placed(layer, { dx, dy, factor });
  return mended;
}

function placed(layer: Layer, { dx, dy, factor }: { dx: number; dy: number; factor: number }): Layer {
  return resizedLayer(layer, {
    x: layer.x + dx,
    y: layer.y + dy,
    width: layer.width * factor,
    height: layer.height * factor,
    rotation: layer.rotation,
  });
}
