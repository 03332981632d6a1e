import { INK_ON_GOODS } from "../../catalogue/index.ts";
import type { ImageLayer } from "../document.ts";
import { OPAQUE } from "../limits.ts";
import { isScreened } from "../picture-effect.ts";
import type { AreaCheck, CheckedGoods, DesignFacts } from "./check-context.ts";
import type { Finding } from "./finding.ts";
import { labOf } from "./lab.ts";
import { LEAST_OPACITY, SEE_THROUGH_SHARE } from "./method-limits.ts";

/** Lightness (CIELAB) of goods on which a haze of white is not seen. */
const LIGHT_GOODS = 70;

/** White ink is visibly either full or absent: half of it under half a colour prints as a milky haze. */
export function checkSeeThrough({ area, printed, facts, goods }: AreaCheck): Finding[] {
  if (!isOverWhite(goods)) return [];
  return printed.flatMap((layer): Finding[] => {
    if (layer.opacity < LEAST_OPACITY) return [];
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

/** Film has white under all of the art, which shows where the goods are darker than it. */
function isOverWhite({ methodId, hasWhite, color }: CheckedGoods): boolean {
  if (hasWhite || color === undefined) return hasWhite;
  return INK_ON_GOODS[methodId] === "film" && labOf(color)[0] < LIGHT_GOODS;
}

/** A single ink is thinner where the picture is lighter. */
function seeThroughShare(layer: ImageLayer, facts: DesignFacts): number {
  if (isScreened(layer.effect)) return 0;
  const { seeThrough = 0, midTones = 0 } = facts.picture(layer) ?? {};
  return layer.adjust?.ink === undefined || layer.effect?.kind === "duotone"
    ? seeThrough
    : Math.max(seeThrough, midTones);
}
