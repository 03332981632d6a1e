import { areaOf, type Finding, layerOf } from "./finding.ts";

/** A warning ticked by the customer, stored with the version: in the words shown, and when. */
export interface AcceptedWarning {
  readonly key: string;
  readonly code: string;
  readonly areaKindId: number;
  readonly layerId: string;
  readonly text: string;
  readonly mend: string;
  /** ISO 8601, UTC. */
  readonly acceptedAt: string;
}

/** What a tick covers: the warning with its figures. A layer made worse afterwards has another key, so its old tick no longer counts. */
export function warningKey(finding: Finding): string {
  return [finding.code.replace("designs/", ""), areaOf(finding) ?? 0, layerOf(finding) ?? "", figureOf(finding)].join(
    ":",
  );
}

/** The findings' warnings without a tick. */
export function unacceptedWarnings(findings: readonly Finding[], accepted: readonly string[]): readonly Finding[] {
  const ticks = new Set(accepted);
  return findings.filter((finding) => finding.severity === "warning" && !ticks.has(warningKey(finding)));
}

function figureOf(finding: Finding): string {
  switch (finding.code) {
    case "designs/low-resolution":
      return String(finding.dpi[0]?.value ?? 0);
    case "designs/near-edge":
    case "designs/near-hole":
    case "designs/cut-by-shape":
      return String(finding.distance);
    case "designs/cut-thin":
      return String(finding.width);
    case "designs/cut-at-limit":
      return String(finding.left);
    case "designs/small-text":
      return String(finding.size.value);
    case "designs/thin-line":
      return `${finding.part}-${finding.width.value}`;
    case "designs/see-through":
      return `${finding.part}-${finding.share}`;
    case "designs/unreachable-color":
      return finding.color;
    case "designs/unreachable-picture":
      return String(finding.share);
    case "designs/invisible-ink":
      return `${finding.color}-${finding.ground}`;
    case "designs/turned-ink":
    case "designs/far-ink":
    case "designs/dull-in-press":
      return `${finding.color}-${finding.printed}`;
    case "designs/too-many-colors":
      return String(finding.colors);
    case "designs/flat-tones":
      return finding.part;
    case "designs/white-box":
      return finding.color;
    case "designs/invisible-layer":
      return String(finding.opacity);
    case "designs/covered":
      return finding.coverId;
    case "designs/short-of-bleed":
      return String(finding.missing);
    case "designs/placeholder-text":
      return finding.words;
    default:
      return "";
  }
}
