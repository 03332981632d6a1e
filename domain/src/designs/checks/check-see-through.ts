import type { ImageLayer } from "../document.ts";
import { OPAQUE } from "../limits.ts";
import type { AreaCheck, DesignFacts } from "./check-context.ts";
import type { Finding } from "./finding.ts";
import { SEE_THROUGH_SHARE } from "./method-limits.ts";

/** White ink is visibly either full or absent: half of it under half a colour prints as a milky haze. */
export function checkSeeThrough({ area, printed, facts, goods }: AreaCheck): Finding[] {
  if (!goods.hasWhite) return [];
  return printed.flatMap((layer): Finding[] => {
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    const findings: Finding[] = [];
    if (layer.opacity < OPAQUE) {
      findings.push({ severity: "warning", code: "designs/see-through", part: "layer", share: 10_000, ...at });
    }
    const share = layer.kind === "image" ? seeThroughShare(layer, facts) : 0;
    if (share >= SEE_THROUGH_SHARE) {
      findings.push({ severity: "warning", code: "designs/see-through", part: "picture", share, ...at });
    }
    return findings;
  });
}

/** A single ink is thinner where the picture is lighter. */
function seeThroughShare(layer: ImageLayer, facts: DesignFacts): number {
  const { seeThrough = 0, midTones = 0 } = facts.picture(layer) ?? {};
  return layer.adjust?.ink === undefined ? seeThrough : Math.max(seeThrough, midTones);
}
