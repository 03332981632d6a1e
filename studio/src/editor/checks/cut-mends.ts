import { type Finding, layerOf } from "@surimono/domain/designs";
import { bringNearer, cutAlong, fitForCut, layersApart, setCutMargin } from "../commands/cut-commands.ts";
import type { EditorContext } from "../tools/tool.ts";
import type { Mend } from "./mend.ts";

/** The mends of what cannot well be cut along the design. */
export function cutMends(finding: Finding, context: EditorContext): readonly Mend[] {
  if (layerOf(finding) !== undefined || !("areaKindId" in finding)) return [];
  const area = context.areas.find(({ areaKindId }) => areaKindId === finding.areaKindId);
  if (!area?.dieCut) return [];
  const inOwnShape: Mend = { label: "もとの形に切る", apply: (now) => cutAlong(now, false) };
  switch (finding.code) {
    case "designs/cut-apart": {
      const label = "絵柄を近づける";
      if (layersApart(context, area, finding).length === 0) return [inOwnShape];
      return [{ label, apply: (now) => bringNearer(now, area, finding, label) }, inOwnShape];
    }
    case "designs/cut-thin": {
      const margin = finding.margin + Math.ceil((finding.least - finding.width) / 1000) * 500;
      if (margin > area.dieCut.widest) return [inOwnShape];
      return [{ label: "ふちを広げる", apply: (now) => setCutMargin(now, margin) }, inOwnShape];
    }
    case "designs/cut-at-limit": {
      const label = "ふちが付く大きさにする";
      return [{ label, apply: (now) => fitForCut(now, area, label) }];
    }
    default:
      return [];
  }
}
