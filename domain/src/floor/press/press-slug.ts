import { spacedUnitCode } from "../unit-code.ts";
import { colourSlug, sizeSlug } from "./press-names.ts";
import type { PressPlace, PressTicket } from "./press-ticket.ts";

/** What is printed beside a print, outside of its bleed (rule floor-press-slug): whose it is, where it goes, and how large it must come out. */
export function pressSlug(
  { order, unit, size, color }: Pick<PressTicket, "order" | "unit" | "size" | "color">,
  { place, width_mm, height_mm, bleed_mm, mirrored }: Omit<PressPlace, "files">,
) {
  const bleed = bleed_mm > 0 ? ` - BLEED ${bleed_mm} MM` : "";
  const lines = [
    `${order}  ${spacedUnitCode(unit)}`,
    `${place} - ${sizeSlug(size.name)} - ${colourSlug(color)}`,
    `${width_mm} X ${height_mm} MM${bleed}${mirrored ? " - MIRRORED" : ""}`,
  ];
  return { code: unit, lines };
}
