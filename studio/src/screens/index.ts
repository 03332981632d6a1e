export { BASE_CHOKE, FILM_DPI, RULING_LPI, SCREEN_DEGREES, TRAP } from "./film-rules.ts";
export { type Film, makeFilms } from "./make-films.ts";
export { printInInks } from "./print-in-inks.ts";
export { proposeInks } from "./propose-inks.ts";
export { seenDpi } from "./seen-dpi.ts";
