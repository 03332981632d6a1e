import { dieCutOf } from "../../catalogue/index.ts";
import type { AreaDesign, DesignDocument } from "../document.ts";
import type { CheckedGoods, DesignFacts } from "./check-context.ts";
import type { Finding } from "./finding.ts";

/** What cannot be cut along the design, or breaks once it is (rules designs-die-cut-parts, designs-die-cut-thin, designs-die-cut-limit). */
export function checkDieCut(
  { dieCut }: DesignDocument,
  used: readonly AreaDesign[],
  { places }: CheckedGoods,
  { cut }: DesignFacts,
): Finding[] {
  const rules = dieCutOf(places);
  const area = used.find(({ areaKindId }) => places.some((place) => place.areaKindId === areaKindId && place.dieCut));
  if (!dieCut || !rules || !cut || !area) return [];
  const { areaKindId } = area;
  if (cut.apart) return [{ severity: "error", code: "designs/cut-apart", areaKindId, ...cut.apart }];
  const findings: Finding[] = [];
  if (cut.thin !== undefined)
    findings.push({
      ...{ severity: "warning", code: "designs/cut-thin", areaKindId },
      ...{ width: cut.thin, least: rules.thinnest, margin: dieCut.margin },
    });
  if (cut.left !== undefined)
    findings.push({
      ...{ severity: "warning", code: "designs/cut-at-limit", areaKindId },
      ...{ left: cut.left, margin: dieCut.margin },
    });
  return findings;
}
