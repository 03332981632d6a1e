import { SILK_SCREEN } from "../../catalogue/index.ts";
import type { PlainLayer } from "../document.ts";
import { MOST_SCREEN_INKS, OPAQUE } from "../limits.ts";
import { effectInks, isScreened } from "../picture-effect.ts";
import { inkDistance, inkRgb } from "../screens/ink-distance.ts";
import { findInk } from "../screens/shop-inks.ts";
import type { AreaCheck, DesignFacts } from "./check-context.ts";
import { colorsOfLayer } from "./colors-of-layer.ts";
import type { Finding } from "./finding.ts";
import { distance94, labOf } from "./lab.ts";

/** From here on (CIE94) an ink is plainly another colour than what was drawn. */
const ANOTHER_INK = 18;

/** By silk screen: whether inks are chosen, which colours have none, and what would lose its tones. */
export function checkScreenInks({ area, goods, facts, printed }: AreaCheck): Finding[] {
  if (goods.methodId !== SILK_SCREEN) return [];
  const { areaKindId, screen } = area;
  const inks = (screen?.inks ?? []).flatMap((id) => findInk(id) ?? []);
  if (!screen || inks.length === 0 || inks.length < screen.inks.length)
    return [{ severity: "error", code: "designs/no-inks", areaKindId }];
  const grounds = [...inks.map(({ hex }) => hex), ...(goods.color === undefined ? [] : [goods.color])];
  const colors = new Set(printed.flatMap((layer) => [...inksOf(layer, facts)]));
  const far = [...colors].filter((color) => nearest(color, grounds).distance >= ANOTHER_INK);
  const isMany = far.length > 0 && inks.length === MOST_SCREEN_INKS;
  return [
    ...(isMany
      ? [{ severity: "warning", code: "designs/too-many-colors", colors: far.length, areaKindId } as const]
      : []),
    ...printed.flatMap((layer): Finding[] => {
      const at = { areaKindId, layerId: layer.id };
      const color = isMany ? undefined : inksOf(layer, facts).find((one) => far.includes(one));
      return [
        ...(color === undefined ? [] : [farInk(color, grounds, at)]),
        ...(screen.halftone ? [] : flatTones(layer, facts, at)),
      ];
    }),
  ];
}

type At = { readonly areaKindId: number; readonly layerId: string };

function farInk(color: string, grounds: readonly string[], at: At): Finding {
  return { severity: "warning", code: "designs/far-ink", color, printed: nearest(color, grounds).hex, ...at };
}

/** Without dots every tone becomes one of the inks, or none. */
function flatTones(layer: PlainLayer, facts: DesignFacts, at: At): Finding[] {
  if (layer.opacity < OPAQUE) return [{ severity: "warning", code: "designs/flat-tones", part: "layer", ...at }];
  if (layer.kind !== "image" || isScreened(layer.effect)) return [];
  const known = facts.picture(layer);
  const isFlat = !known || known.tone !== undefined || known.thinnest !== undefined;
  return isFlat ? [] : [{ severity: "warning", code: "designs/flat-tones", part: "picture", ...at }];
}

/** None for a photograph. */
function inksOf(layer: PlainLayer, facts: DesignFacts): readonly string[] {
  if (layer.kind !== "image" || layer.adjust?.ink !== undefined || effectInks(layer.effect).length > 0)
    return colorsOfLayer(layer);
  const tone = layer.adjust ? undefined : facts.picture(layer)?.tone;
  return tone === undefined ? [] : [tone];
}

/** By the measure that the print is made with. */
function nearest(color: string, grounds: readonly string[]) {
  const rgb = inkRgb(color);
  const apart = (hex: string) => inkDistance(inkRgb(hex), rgb);
  const hex = grounds.reduce((best, one) => (apart(one) < apart(best) ? one : best), grounds[0] ?? color);
  return { hex, distance: distance94(labOf(color), labOf(hex)) };
}
