import { INK_ON_GOODS, type MethodId } from "@surimono/domain/catalogue";
import type { Print } from "../../mockup/index.ts";
import { withOwnInks } from "../session/auto-inks.ts";
import { printsOf } from "./goods-picture.ts";

type Given = Parameters<typeof printsOf>;

/** The prints of a view for goods of each colour (`#rrggbb`). Those of silk screen depend on the cloth; others are drawn once for all. */
export function printsInColors(
  document: Given[0],
  areas: Given[1],
  view: Given[2],
  size: Given[3],
  pxPerMm: number,
  assets: Given[5],
): (color: string) => readonly Print[] {
  if (INK_ON_GOODS[document.methodId as MethodId] === "spot")
    return (color) => printsOf(withOwnInks(document, color, assets), areas, view, { ...size, color }, pxPerMm, assets);
  const prints = printsOf(document, areas, view, size, pxPerMm, assets);
  return () => prints;
}
