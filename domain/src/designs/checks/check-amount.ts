import type { PlainLayer } from "../document.ts";
import { isTooMuch } from "../drawn-amount.ts";
import { MAX_LAYERS_PER_AREA, MAX_TEXT_LENGTH } from "../limits.ts";
import { eachLayer } from "../walk-layers.ts";
import { type AreaCheck, type DesignFacts, textLayers } from "./check-context.ts";
import type { Finding } from "./finding.ts";

/** Nothing to print, or more than the shop accepts. Hidden layers and groups count towards the maximum. */
export function checkAmount({ area, facts, printed }: AreaCheck): Finding[] {
  const { areaKindId } = area;
  const findings: Finding[] = [];
  if (eachLayer(area.layers).length > MAX_LAYERS_PER_AREA) {
    findings.push({ severity: "error", code: "designs/too-many-layers", areaKindId, limit: MAX_LAYERS_PER_AREA });
  }
  if (isTooMuch(area.layers, area)) {
    findings.push({ severity: "error", code: "designs/too-many-tiles", areaKindId });
  }
  if (!printed.some((layer) => hasInk(layer, facts))) {
    findings.push({ severity: "error", code: "designs/empty-area", areaKindId });
  }
  for (const { id, text } of textLayers(printed)) {
    if ([...text].length <= MAX_TEXT_LENGTH) continue;
    findings.push({
      severity: "error",
      code: "designs/text-too-long",
      areaKindId,
      layerId: id,
      limit: MAX_TEXT_LENGTH,
    });
  }
  return findings;
}

function hasInk(layer: PlainLayer, facts: DesignFacts): boolean {
  if (layer.kind === "image") return facts.picture(layer)?.ink !== "none";
  return layer.kind !== "text" || layer.text.trim() !== "";
}
