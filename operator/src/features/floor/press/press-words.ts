import type { WirePressPackage } from "@surimono/contract/floor";
import { formatNumber } from "@surimono/domain/kernel";

export const STATES: Readonly<Record<WirePressPackage["state"], string>> = {
  making: "準備中",
  ready: "できました",
  failed: "作れませんでした",
};

export function sourceOf({ source, source_name, units }: WirePressPackage): string {
  const pieces = `${formatNumber(units)}点`;
  if (source === "order") return `注文 ${source_name}　${pieces}`;
  return source === "batch" ? `バッチ ${source_name}　${pieces}` : `選んだ品　${pieces}`;
}

/** `12.3 MB`; what is smaller than a tenth of one is told in KB. */
export function sizeOf(bytes: number): string {
  return bytes < 100_000
    ? `${formatNumber(Math.ceil(bytes / 1000))} KB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}
