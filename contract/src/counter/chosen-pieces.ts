import * as z from "zod/mini";
import { typed } from "../kernel/index.ts";

const FORM = /^([\da-f-]{36}(:\d{1,4}|=\d{1,4}(\.\d{1,4})*)(,(?=.)|$))*$/;

/** In an address, each a line with `:` and how many of it, or with `=` and which of it by their numbers in the roster; with commas between them. */
export const chosenPieces = z._default(typed(30_000).check(z.regex(FORM)), "");

export interface ChosenPieces {
  readonly line_id: string;
  readonly quantity: number;
  /** Which, of a line whose pieces differ. */
  readonly rows?: number[] | undefined;
}

/** As `chosenPieces` wants them. */
export function writeChosen(pieces: readonly ChosenPieces[]): string {
  return pieces
    .map(({ line_id, quantity, rows }) => line_id + (rows ? `=${rows.join(".")}` : `:${quantity}`))
    .join(",");
}

/** What `writeChosen` wrote. */
export function readChosen(text: string): ChosenPieces[] {
  return text.split(",").flatMap((one) => {
    const [line_id = "", given = ""] = one.split(/[:=]/);
    if (!one.includes("=")) return one === "" ? [] : [{ line_id, quantity: Number(given) }];
    const rows = given.split(".").map(Number);
    return [{ line_id, quantity: rows.length, rows }];
  });
}
