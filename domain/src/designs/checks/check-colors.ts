import { INK_ON_GOODS, TRANSFER } from "../../catalogue/index.ts";
import type { ImageLayer } from "../document.ts";
import { MAX_ADJUSTMENT } from "../limits.ts";
import { effectInks } from "../picture-effect.ts";
import type { AreaCheck } from "./check-context.ts";
import { isUnreachable, reachedColor } from "./color-reach.ts";
import { colorsOfLayer } from "./colors-of-layer.ts";
import type { Finding } from "./finding.ts";
import { distance94, labOf } from "./lab.ts";
import { UNREACHABLE_SHARE } from "./method-limits.ts";

/** Colours that were converted, or are outside the method's range: each once per layer. */
export function checkColors(check: AreaCheck): Finding[] {
  const { area, place, printed, facts, goods, limits } = check;
  // The shop mixes these inks itself: `checkScreenInks`.
  if (INK_ON_GOODS[goods.methodId] === "spot") return [];
  const isForPress = place.press === true && INK_ON_GOODS[goods.methodId] === "bare";
  // Film has the full chroma of offset on coated paper, as the press has.
  const measured = isForPress ? TRANSFER : goods.methodId;
  return printed.flatMap((layer): Finding[] => {
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    if (layer.kind === "image") {
      if (facts.picture(layer)?.isFromPress) return [{ severity: "warning", code: "designs/press-colors", ...at }];
      const share = unreachableShare(layer, facts.picture(layer)?.unreachable[measured] ?? 0);
      if (share >= UNREACHABLE_SHARE) {
        return [{ severity: "warning", code: "designs/unreachable-picture", share, ...at }];
      }
    }
    const colors = [...new Set(colorsOfLayer(layer))];
    if (isForPress) return dullColors(colors, facts).map((dull) => ({ severity: "warning", ...dull, ...at }));
    return colors
      .filter((color) => isUnreachable(color, limits.chroma))
      .map((color) => ({
        severity: "warning",
        code: "designs/unreachable-color",
        color,
        printed: reachedColor(color, limits.chroma),
        ...at,
      }));
  });
}

/** CIE94: from here on a colour is plainly duller in the inks of the press (rule designs-press-dull). */
const DULL = 10;

function dullColors(colors: readonly string[], { press }: AreaCheck["facts"]) {
  if (!press) return [];
  return colors.flatMap((color) => {
    const printed = press(color);
    return isDulled(color, printed) ? [{ code: "designs/dull-in-press", color, printed } as const] : [];
  });
}

/** Greys only get lighter, as no ink is as black as a screen: nobody calls that dull. */
function isDulled(color: string, printed: string): boolean {
  const [from, to] = [labOf(color), labOf(printed)];
  return Math.hypot(to[1], to[2]) < Math.hypot(from[1], from[2]) && distance94(from, to) >= DULL;
}

/** A picture in greys or in inks of its own has lost the measured colours. */
function unreachableShare({ adjust, effect }: ImageLayer, measured: number): number {
  return effectInks(effect).length > 0 || adjust?.ink !== undefined || adjust?.saturation === -MAX_ADJUSTMENT
    ? 0
    : measured;
}
