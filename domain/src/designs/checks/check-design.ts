import { asCut } from "../../catalogue/index.ts";
import type { AreaDesign, DesignDocument, PlainLayer } from "../document.ts";
import { printedDocument } from "../printed-document.ts";
import { judgedLayers } from "../repeat.ts";
import { flattenLayers } from "../walk-layers.ts";
import { checkAmount } from "./check-amount.ts";
import { checkBleed } from "./check-bleed.ts";
import { checkColors } from "./check-colors.ts";
import type { AreaCheck, CheckedGoods, CheckedPlace, DesignFacts } from "./check-context.ts";
import { checkDieCut } from "./check-die-cut.ts";
import { checkEffectAmount } from "./check-effect-amount.ts";
import { checkHoles } from "./check-holes.ts";
import { checkInk } from "./check-ink.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkPlace } from "./check-place.ts";
import { checkQr } from "./check-qr.ts";
import { checkResolution } from "./check-resolution.ts";
import { checkScreenInks } from "./check-screen-inks.ts";
import { checkSeeThrough } from "./check-see-through.ts";
import { checkShape } from "./check-shape.ts";
import { checkText } from "./check-text.ts";
import { checkThinLines } from "./check-thin-lines.ts";
import { checkVisible } from "./check-visible.ts";
import { checkWhiteBox } from "./check-white-box.ts";
import type { Finding } from "./finding.ts";
import { METHOD_LIMITS } from "./method-limits.ts";

const AREA_CHECKS: readonly ((check: AreaCheck) => Finding[])[] = [
  checkAmount,
  checkPictures,
  checkEffectAmount,
  checkVisible,
  checkPlace,
  checkShape,
  checkBleed,
  checkHoles,
  checkResolution,
  checkText,
  checkQr,
  checkThinLines,
  checkSeeThrough,
  checkColors,
  checkInk,
  checkScreenInks,
  checkWhiteBox,
];

/**
 * All findings about a design before it is printed, errors first. The editor shows this list and the server decides by it. Empty places
 * and hidden layers are not judged.
 */
export function checkDesign(document: DesignDocument, goods: CheckedGoods, facts: DesignFacts): readonly Finding[] {
  const { areas: used } = printedDocument(document);
  if (used.length === 0) return [{ severity: "error", code: "designs/nothing-yet" }];
  const findings = used.flatMap((area) => {
    const place = goods.places.find(({ areaKindId }) => areaKindId === area.areaKindId);
    if (!place) return [];
    return [...conflictsOf(place, used, goods), ...checkArea(area, asCut(place, document), goods, facts)];
  });
  findings.push(...checkDieCut(document, used, goods, facts));
  return [...findings.filter(({ severity }) => severity === "error"), ...findings.filter(isWarning)];
}

export function isWarning(finding: Finding): boolean {
  return finding.severity === "warning";
}

function checkArea(area: AreaDesign, place: CheckedPlace, goods: CheckedGoods, facts: DesignFacts): Finding[] {
  const printed = printedLayers(area).map((layer) => inItsBox(layer, facts));
  const check: AreaCheck = { area, place, goods, limits: METHOD_LIMITS[goods.methodId], facts, printed };
  return AREA_CHECKS.flatMap((judge) => judge(check));
}

/** What reaches the goods, bottom first. */
function printedLayers(area: AreaDesign): readonly PlainLayer[] {
  return flattenLayers(judgedLayers(area.layers, area)).filter((layer) => !layer.hidden && layer.opacity > 0);
}

function inItsBox(layer: PlainLayer, facts: DesignFacts): PlainLayer {
  if (layer.kind !== "text") return layer;
  const { width = layer.width, height = layer.height } = facts.layer(layer) ?? {};
  return { ...layer, width, height };
}

/** A conflicting pair is reported once, at the later of the two. */
function conflictsOf(place: CheckedPlace, used: readonly AreaDesign[], { places }: CheckedGoods): Finding[] {
  const { areaKindId } = place;
  return places
    .slice(0, places.indexOf(place))
    .filter((other) => used.some((area) => area.areaKindId === other.areaKindId))
    .filter((other) => other.conflictsWith.includes(areaKindId) || place.conflictsWith.includes(other.areaKindId))
    .map((other) => ({
      severity: "error",
      code: "designs/conflicting-areas",
      areaKindId,
      otherKindId: other.areaKindId,
    }));
}
