import type { CutJob } from "@surimono/domain/designs";
import { UM_PER_MM } from "@surimono/domain/kernel";
import { type DrawnInk, INK_PX_PER_MM } from "../../die-cut/index.ts";
import { drawDesign, type SceneAssets } from "../../scene/index.ts";

/** What a cut line is found from, drawn as coarsely as that needs. */
export function drawInk({ drawings }: CutJob, assets: SceneAssets): readonly DrawnInk[] {
  return drawings.flatMap(({ area, isTurned }) => {
    const canvas = globalThis.document.createElement("canvas");
    canvas.width = Math.max(1, Math.round((area.width / UM_PER_MM) * INK_PX_PER_MM));
    canvas.height = Math.max(1, Math.round((area.height / UM_PER_MM) * INK_PX_PER_MM));
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return [];
    drawDesign(context, area, INK_PX_PER_MM, assets);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return [{ data, width, height, isTurned }];
  });
}
