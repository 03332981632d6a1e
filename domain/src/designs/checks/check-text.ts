import type { TextLayer } from "../document.ts";
import { type AreaCheck, atSmallest, textLayers } from "./check-context.ts";
import type { Finding } from "./finding.ts";
import { findPlaceholder } from "./placeholder-words.ts";

/** Letters missing from the font, filled in by the method, mirrored, or still placeholders. */
export function checkText({ area, place, goods, printed, facts, limits }: AreaCheck): Finding[] {
  return textLayers(printed).flatMap((layer): Finding[] => {
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    const findings: Finding[] = [];
    const characters = facts.layer(layer)?.missing ?? [];
    if (characters.length > 0) findings.push({ severity: "error", code: "designs/missing-glyph", characters, ...at });
    const size = atSmallest(place.scales, smallestEm(layer));
    if (layer.text.trim() !== "" && size.value < limits.minText) {
      findings.push({ severity: "warning", code: "designs/small-text", size, least: limits.minText, ...at });
    }
    // Flipped both ways it is only turned.
    if (layer.flipX !== layer.flipY) findings.push({ severity: "warning", code: "designs/mirrored-text", ...at });
    // A sample says what it is.
    const words = goods.takesWords && layer.personal ? undefined : findPlaceholder(layer.text);
    if (words !== undefined) findings.push({ severity: "warning", code: "designs/placeholder-text", words, ...at });
    return findings;
  });
}

/** Ruby is half as large as its base. */
function smallestEm({ fontSize, ruby, text }: TextLayer): number {
  return ruby && /《[^》]+》/u.test(text) ? Math.floor(fontSize / 2) : fontSize;
}
