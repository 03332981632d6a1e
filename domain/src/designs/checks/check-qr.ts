import { INK_ON_GOODS, inkOnGoods } from "../../catalogue/index.ts";
import type { QrLayer } from "../document.ts";
import { QR_QUIET_MODULES } from "../qr.ts";
import { type AreaCheck, atSmallest } from "./check-context.ts";
import type { Finding, QrFault } from "./finding.ts";
import { labOf } from "./lab.ts";
import { isLaidOn, liesOnOthers } from "./laid-over.ts";
import { LEAST_QR_CONTRAST, LEAST_QR_MODULE, LEAST_QR_SIDE } from "./method-limits.ts";

/** Codes that a camera may not read (rule designs-qr): too small, too faint, the wrong way round, mirrored, or with something on them. */
export function checkQr(check: AreaCheck): Finding[] {
  const { area, printed } = check;
  return printed.flatMap((layer, index): Finding[] => {
    if (layer.kind !== "qr") return [];
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    const causes = faultsOf(check, layer, index).map((cause): Finding => {
      return { severity: "warning", code: "designs/qr-unreadable", cause, ...at };
    });
    return [...causes, ...smallness(check, layer).map((small): Finding => ({ ...small, ...at }))];
  });
}

function faultsOf({ goods, printed }: AreaCheck, layer: QrLayer, index: number): readonly QrFault[] {
  const faults: QrFault[] = [];
  const contrast = liesOnOthers(printed, index) && layer.ground === undefined ? undefined : contrastOf(goods, layer);
  if (contrast !== undefined && contrast < LEAST_QR_CONTRAST) {
    faults.push(contrast <= -LEAST_QR_CONTRAST ? "inverted" : "faint");
  }
  // Flipped both ways it is only turned.
  if (layer.flipX !== layer.flipY) faults.push("mirrored");
  if (isLaidOn(printed, index)) faults.push("overlaid");
  return faults;
}

/** How much lighter its ground is than its modules, as both look on the goods; undefined where the goods' colour is not known. */
function contrastOf({ color: goods, methodId }: AreaCheck["goods"], { color, ground }: QrLayer): number | undefined {
  if (goods === undefined) return undefined;
  const how = INK_ON_GOODS[methodId];
  const lightOf = (hex: string) => labOf(hex)[0];
  return (
    lightOf(ground === undefined ? goods : inkOnGoods(ground, goods, how)) - lightOf(inkOnGoods(color, goods, how))
  );
}

function smallness({ area, place, facts }: AreaCheck, layer: QrLayer) {
  const modules = facts.layer(layer)?.modules;
  if (modules === undefined) return [];
  const share = modules / (modules + 2 * QR_QUIET_MODULES);
  const side = Math.min(layer.width, layer.height);
  const size = atSmallest(place.scales, side * share);
  const least = Math.max(LEAST_QR_SIDE, modules * LEAST_QR_MODULE);
  if (size.value >= least) return [];
  const hasRoom = (side * least) / size.value <= Math.min(area.width, area.height);
  return [{ severity: "warning" as const, code: "designs/qr-small" as const, size, least, hasRoom }];
}
