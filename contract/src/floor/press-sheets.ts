import * as z from "zod/mini";
import { defineCall, done, idInQuery, pickFailures } from "../kernel/index.ts";
import { floorFailures } from "./failures.ts";
import { PACKAGE_STATES } from "./press.ts";

const OF_PRESS = { access: "operator", right: "floor.work", withCookies: true } as const;
const pick = pickFailures<typeof floorFailures, keyof typeof floorFailures>;
const package_id = z.uuid();

const SHEET_FILE_KINDS = ["print", "plate", "pdf", "preview"] as const;
const FILM_REFUSALS = ["too-large", "empty", "unreadable"] as const;

export const getPressSheets = defineCall({
  ...OF_PRESS,
  method: "GET",
  name: "getPressSheets",
  path: "/api/operator/floor/press/sheets",
  summary: "The sheets of transfer film of a package, as they were laid last.",
  payload: z.object({ package_id }),
  answer: z.object({
    /** Pieces of the package that are printed on film. */
    film_units: z.int(),
    film: z.object({ width_mm: z.number(), max_length_mm: z.number(), gap_mm: z.number() }),
    gang: z.nullable(
      z.object({
        ...{ gang_id: z.uuid(), state: z.enum(PACKAGE_STATES), made_at: z.string(), made_by: z.string() },
        failure: z.string(),
        /** Asked for in the folder that a RIP watches, laid there, and reported back. */
        ...{ wanted_at: z.nullable(z.string()), laid_at: z.nullable(z.string()), done_at: z.nullable(z.string()) },
        sheets: z.array(
          z.object({
            ...{ number: z.int(), width_mm: z.number(), length_mm: z.number(), used_percent: z.number() },
            pieces: z.array(
              z.object({
                ...{ code: z.string(), place: z.string(), turned: z.boolean() },
                /** It is not printed any more: see `getPressPackage`. */
                is_gone: z.boolean(),
                /** The ink, from the upper left corner of the sheet as it is read. */
                ...{ x_mm: z.number(), y_mm: z.number(), width_mm: z.number(), height_mm: z.number() },
              }),
            ),
            files: z.array(
              z.object({ kind: z.enum(SHEET_FILE_KINDS), name: z.string(), bytes: z.int(), sha256: z.string() }),
            ),
          }),
        ),
        refused: z.array(
          z.object({
            ...{ code: z.string(), place: z.string(), why: z.enum(FILM_REFUSALS) },
            ...{ width_mm: z.number(), height_mm: z.number() },
          }),
        ),
      }),
    ),
  }),
  failures: pick(floorFailures, "floor/no-such-package"),
});

export const makePressSheets = defineCall({
  ...OF_PRESS,
  method: "POST",
  name: "makePressSheets",
  path: "/api/operator/floor/make-press-sheets",
  summary: "Has the film prints of a package laid on sheets of film.",
  payload: z.object({ package_id }),
  answer: done,
  failures: pick(floorFailures, "floor/no-such-package", "floor/package-not-ready", "floor/no-film-prints"),
});

export const layPressSheets = defineCall({
  ...OF_PRESS,
  method: "POST",
  name: "layPressSheets",
  path: "/api/operator/floor/lay-press-sheets",
  summary: "Lays sheets of film into the folder that a RIP watches, once more if they were there before.",
  payload: z.object({ gang_id: z.uuid() }),
  answer: done,
  failures: pick(floorFailures, "floor/no-such-sheet", "floor/sheets-changed", "floor/no-hot-folder"),
});

export const downloadPressSheet = defineCall({
  ...OF_PRESS,
  method: "GET",
  name: "downloadPressSheet",
  path: "/api/operator/floor/press/sheet",
  summary: "A file of a sheet of film: print, white plate, PDF with both, or a small picture.",
  file: "application/octet-stream",
  payload: z.object({ gang_id: z.uuid(), number: idInQuery, kind: z.enum(SHEET_FILE_KINDS) }),
  answer: z.any(),
  failures: pick(floorFailures, "floor/no-such-sheet"),
});
