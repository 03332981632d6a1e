import { type ImageLayer, MIN_RULING, type PictureEffect } from "@surimono/domain/designs";
import { UM_PER_INCH } from "@surimono/domain/kernel";
import { isDark } from "../../model/readable-ink.ts";

export interface EffectPreset {
  readonly kind: PictureEffect["kind"] | undefined;
  readonly name: string;
  readonly effect: PictureEffect | undefined;
}

const RED = "#e2382c";
const BLUE = "#1f4fa3";

/** Dots across a picture of any size: as many as still show it, few enough to be seen as dots. */
const DOTS = 90;
/** A ruling above leaves dots that white ink does not hold. */
const FINEST = 16;

/** What a press on each gives at first, in dots that suit the picture's size and inks that are seen on the goods. */
export function effectPresets({ width, height }: ImageLayer, goodsHex: string): readonly EffectPreset[] {
  const wanted = Math.round((UM_PER_INCH * DOTS) / Math.max(width, height));
  const ruling = Math.min(FINEST, Math.max(MIN_RULING, wanted));
  const isOnDark = isDark(goodsHex);
  const ink = isOnDark ? "#ffffff" : "#1c1c1e";
  const inks = isOnDark ? (["#39b6e8", "#f7d54a"] as const) : ([BLUE, RED] as const);
  return [
    { name: "効果なし", kind: undefined, effect: undefined },
    made("版画", { kind: "woodcut", ink, width: 500, cover: 55 }),
    made("2色刷り", { kind: "riso", inks, screen: "dots", ruling, shift: 400 }),
    made("網点", { kind: "halftone", ink, ruling, angle: 45 }),
    made("線画", { kind: "lines", ink, width: 500, detail: 70 }),
    made("色かず", { kind: "posterise", levels: 4 }),
    made("ダブルトーン", { kind: "duotone", dark: "#22356f", light: "#f7a6b4" }),
    made("つぶ", { kind: "grain", size: 500, strength: 40 }),
  ];
}

function made(name: string, effect: PictureEffect): EffectPreset {
  return { name, kind: effect.kind, effect };
}
