import { MISSING_REASON_IDS } from "@surimono/domain/floor";
import * as z from "zod/mini";
import { defineCall, done, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { batchCodeText } from "./batches.ts";
import { floorFailures } from "./failures.ts";
import { unitCodeText } from "./unit.ts";

const OF_PRESS = { access: "operator", right: "floor.work", withCookies: true } as const;
const pick = pickFailures<typeof floorFailures, keyof typeof floorFailures>;

/** Pieces of one package (rule floor-press-package). */
export const MAX_PRESS_UNITS = 500;
/** Days for which a link opens at most (rule floor-press-links). */
export const MAX_LINK_DAYS = 30;

export const PACKAGE_STATES = ["making", "ready", "failed"] as const;

const package_id = z.uuid();

const packageSchema = z.object({
  package_id,
  /** As people and files call it, such as P000012. */
  code: z.string(),
  source: z.enum(["order", "units", "batch"]),
  /** Number of the order or batch; empty for pieces chosen by hand. */
  source_name: z.string(),
  units: z.int(),
  state: z.enum(PACKAGE_STATES),
  made_at: z.string(),
  made_by: z.string(),
  files: z.int(),
  missing: z.int(),
  bytes: z.int(),
  /** Of the ZIP: made again it is the same. Empty until it is made. */
  sha256: z.string(),
  /** Of the batch: pieces came or went since it was made. */
  batch_changed: z.boolean(),
  /** In the folder that a RIP watches. */
  laid_at: z.nullable(z.string()),
  /** When the RIP reported back. */
  done_at: z.nullable(z.string()),
});
export type WirePressPackage = z.infer<typeof packageSchema>;

export const listPressPackages = defineCall({
  ...OF_PRESS,
  method: "GET",
  name: "listPressPackages",
  path: "/api/operator/floor/press",
  summary: "Print packages, the newest first, fifty at a time.",
  payload: z.object({ before: z.optional(idInQuery) }),
  answer: z.object({
    packages: z.array(packageSchema),
    next: z.nullable(z.int()),
    /** There is a folder that a RIP watches. */
    has_hot_folder: z.boolean(),
  }),
  failures: {},
});

export const makePressPackage = defineCall({
  ...OF_PRESS,
  method: "POST",
  name: "makePressPackage",
  path: "/api/operator/floor/make-press-package",
  summary: "Has the print files of an order's, a batch's or these pieces made ready as one ZIP with speaking names.",
  payload: z
    .object({
      order_number: z.optional(typed(20, 8)),
      batch: z.optional(batchCodeText),
      /** Of the batch those that none of its packages has. */
      only_added: z.optional(z.boolean()),
      codes: z.optional(z.array(unitCodeText).check(z.minLength(1), z.maxLength(MAX_PRESS_UNITS))),
    })
    .check(
      z.refine(
        ({ order_number, batch, codes, only_added }) =>
          [order_number, batch, codes].filter((one) => one !== undefined).length === 1 &&
          (only_added === undefined || batch !== undefined),
      ),
    ),
  answer: z.object({ package_id }),
  failures: pick(
    floorFailures,
    "floor/no-such-unit",
    "floor/nothing-to-print",
    "floor/too-many-to-print",
    "floor/print-too-early",
    "floor/print-too-late",
    "floor/print-held",
  ),
});

export const getPressPackage = defineCall({
  ...OF_PRESS,
  method: "GET",
  name: "getPressPackage",
  path: "/api/operator/floor/press/package",
  summary: "One print package: its pieces, what is missing and why, and its links.",
  payload: z.object({ package_id }),
  answer: z.object({
    package: packageSchema,
    /** Why it could not be made; empty otherwise. */
    failure: z.string(),
    has_hot_folder: z.boolean(),
    /** Of its batch: numbers of pieces that wait and that none of its packages has. */
    added: z.array(z.string()),
    units: z.array(
      z.object({
        ...{ code: z.string(), order_number: z.string(), item_name: z.string(), color_name: z.string() },
        ...{ size_name: z.string(), method_name: z.string(), is_film: z.boolean() },
        /** Cancelled, or taken out of the batch, since the package was made: it is not printed any more. */
        is_gone: z.boolean(),
        /** It or its order is put aside: it is not printed now. */
        is_held: z.boolean(),
        /** Shipped or stored. */
        has_left: z.boolean(),
        files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
        missing: z.array(z.object({ place: z.nullable(z.string()), why: z.enum(MISSING_REASON_IDS) })),
      }),
    ),
  }),
  failures: pick(floorFailures, "floor/no-such-package"),
});

export const downloadPressPackage = defineCall({
  ...OF_PRESS,
  method: "GET",
  name: "downloadPressPackage",
  path: "/api/operator/floor/press/package.zip",
  summary: "The ZIP of a print package.",
  file: "application/zip",
  payload: z.object({ package_id }),
  answer: z.any(),
  failures: pick(floorFailures, "floor/no-such-package", "floor/package-not-ready"),
});

export const layPressPackage = defineCall({
  ...OF_PRESS,
  method: "POST",
  name: "layPressPackage",
  path: "/api/operator/floor/lay-press-package",
  summary: "Lays the files of a package into the folder that a RIP watches, once more if they were there before.",
  payload: z.object({ package_id }),
  answer: done,
  failures: pick(
    floorFailures,
    "floor/no-such-package",
    "floor/package-not-ready",
    "floor/package-changed",
    "floor/no-hot-folder",
  ),
});
