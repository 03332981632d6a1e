import { spacedUnitCode } from "../unit-code.ts";
import { colourSlug, sizeSlug } from "./press-names.ts";
import type { PressPlace, PressTicket } from "./press-ticket.ts";

/** What a film was separated with, in millimetres. */
interface FilmRules {
  readonly trap: number;
  readonly choke: number;
}

/**
 * What is printed beside a print, outside of its bleed (rule floor-press-slug): whose it is, where it goes, and how large it must come out. Of a
 * film also which screen it burns.
 */
export function pressSlug(
  { order, unit, size, color }: Pick<PressTicket, "order" | "unit" | "size" | "color">,
  place: Omit<PressPlace, "files">,
  film?: FilmRules & { readonly screen: number },
) {
  const { width_mm, height_mm, bleed_mm, mirrored, sizes = [size.name] } = place;
  const bleed = bleed_mm > 0 ? ` - BLEED ${bleed_mm} MM` : "";
  const lines = [
    `${order}  ${spacedUnitCode(unit)}`,
    `${place.place} - ${sizeSlug(sizes.join("-"))} - ${colourSlug(color)}`,
    ...(film ? filmLines(place, film) : []),
    `${width_mm} X ${height_mm} MM${bleed}${mirrored ? " - MIRRORED" : ""}`,
  ];
  return { code: unit, lines };
}

function filmLines(
  { screens = [], halftone }: Omit<PressPlace, "files">,
  { screen, trap, choke }: FilmRules & { readonly screen: number },
): string[] {
  const { ink = "", base } = screens[screen - 1] ?? {};
  const below = base === "under" ? " BASE" : base === "art" ? " AND BASE" : "";
  const dots = halftone ? `${halftone.lpi} LPI ${halftone.degrees} DEG - ` : "";
  const drawnIn = base ? ` - CHOKE ${choke} MM` : "";
  return [`FILM ${screen}/${screens.length} - ${ink.toUpperCase()}${below}`, `${dots}TRAP ${trap} MM${drawnIn}`];
}
