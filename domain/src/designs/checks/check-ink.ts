import { INK_ON_GOODS, inkOnGoods } from "../../catalogue/index.ts";
import type { ImageLayer, PlainLayer } from "../document.ts";
import { effectInks } from "../picture-effect.ts";
import type { AreaCheck, DesignFacts } from "./check-context.ts";
import { colorsOfLayer } from "./colors-of-layer.ts";
import { isFaintOn } from "./faint-layers.ts";
import type { Finding } from "./finding.ts";
import { distance94, labOf } from "./lab.ts";
import { liesOnOthers } from "./laid-over.ts";

/** From here on (CIE94) goods that show through make another colour of an ink: blue on yellow goods becomes black. */
const ANOTHER_COLOR = 16;

/** Ink that cannot be told from the goods, or that the goods showing through turn into another colour. */
export function checkInk({ area, goods, facts, printed }: AreaCheck): Finding[] {
  const ground = goods.color;
  if (ground === undefined) return [];
  const how = INK_ON_GOODS[goods.methodId];
  return printed.flatMap((layer, index): Finding[] => {
    const inks = inksOf(layer, facts);
    // What lies on another layer is read against that one.
    if (inks.length === 0 || liesOnOthers(printed, index)) return [];
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    const seen = inks.map((color) => ({ color, printed: inkOnGoods(color, ground, how) }));
    if (seen.every((ink) => isFaintOn(ground, ink.printed))) {
      const color = inks[0] ?? ground;
      // White asked for on coloured goods is not the goods' own colour: it is missing ink.
      const cause = isFaintOn(ground, color) ? "same" : "no-white";
      return [{ severity: "warning", code: "designs/invisible-ink", color, ground, cause, ...at }];
    }
    const turned = seen.find((ink) => distance94(labOf(ink.color), labOf(ink.printed)) >= ANOTHER_COLOR);
    return turned ? [{ severity: "warning", code: "designs/turned-ink", ...turned, ground, ...at }] : [];
  });
}

/** Also that of a picture all in one colour, such as a logo. */
function inksOf(layer: PlainLayer, facts: DesignFacts): readonly string[] {
  // Its own check judges how a code looks on the goods.
  if (layer.kind === "qr") return [];
  // In steps or with grain a picture keeps its colour.
  if (layer.kind !== "image" || layer.adjust || effectInks(layer.effect).length > 0)
    return [...new Set(colorsOfLayer(layer))];
  const tone = toneOf(layer, facts);
  return tone === undefined ? [] : [tone];
}

function toneOf(layer: ImageLayer, facts: DesignFacts): string | undefined {
  return facts.picture(layer)?.tone;
}
