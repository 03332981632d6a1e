import type { AreaCheck } from "./check-context.ts";
import type { Finding } from "./finding.ts";
import { coverOf } from "./laid-over.ts";
import { LEAST_OPACITY } from "./method-limits.ts";

/** Layers nobody will see: without a visible pixel, nearly transparent, or wholly under another. */
export function checkVisible({ area, facts, printed }: AreaCheck): Finding[] {
  return printed.flatMap((layer, index): Finding[] => {
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    if (layer.kind === "image" && facts.picture(layer)?.ink === "none") {
      return [{ severity: "warning", code: "designs/invisible-picture", ...at }];
    }
    const findings: Finding[] = [];
    const { opacity } = layer;
    if (opacity < LEAST_OPACITY) {
      findings.push({ severity: "warning", code: "designs/invisible-layer", opacity, ...at });
    }
    // A shape under another is a ground nobody misses.
    const cover = layer.kind === "shape" ? undefined : coverOf(printed, index, facts);
    if (cover) findings.push({ severity: "warning", code: "designs/covered", coverId: cover.id, ...at });
    return findings;
  });
}
