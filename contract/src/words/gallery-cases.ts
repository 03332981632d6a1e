import { REPORT_REASONS } from "@surimono/domain/my-items";
import {
  GALLERY_CASE_STATES,
  GALLERY_EVENTS,
  GALLERY_VERDICTS,
  type GalleryCaseState,
  type GalleryEvent,
  MAX_OBJECTION,
} from "@surimono/domain/words";
import * as z from "zod/mini";
import { defineCall, done, id, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { wordsFailures } from "./failures.ts";

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]];
const OF_CONSOLE = { access: "operator", withCookies: true } as const;
export const GALLERY_VIEWS = ["open", "out", "all"] as const;

const caseShape = {
  product_id: z.int(),
  member_id: z.string(),
  /** Empty when the work is gone. */
  name: z.string(),
  state: z.enum(keysOf<GalleryCaseState>(GALLERY_CASE_STATES)),
  reports: z.int(),
  open_reports: z.int(),
  moved_at: z.string(),
};

export const listGalleryCases = defineCall({
  ...OF_CONSOLE,
  name: "listGalleryCases",
  method: "GET",
  path: "/api/operator/gallery",
  summary: "Works of the gallery that were reported, fifty at a time: those that wait the oldest first.",
  right: "gallery.see",
  payload: z.object({
    view: z._default(z.enum(GALLERY_VIEWS), "open"),
    after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_\d{1,9}$/))),
  }),
  answer: z.object({ cases: z.array(z.object(caseShape)), next: z.nullable(z.string()) }),
  failures: {},
});

export const getGalleryCase = defineCall({
  ...OF_CONSOLE,
  name: "getGalleryCase",
  method: "GET",
  path: "/api/operator/gallery/one",
  summary: "A reported work with its pictures, all reports, what was decided, and what its maker answered.",
  right: "gallery.see",
  payload: z.object({ product_id: idInQuery }),
  answer: z.object({
    ...caseShape,
    description: z.string(),
    /** What it is printed on. */
    goods: z.string(),
    nickname: z.string(),
    is_published: z.boolean(),
    is_hidden: z.boolean(),
    is_removed: z.boolean(),
    /** Below `images`. */
    pictures: z.array(z.string()),
    told: z.array(
      z.object({
        reason: z.enum(REPORT_REASONS as [(typeof REPORT_REASONS)[number], ...(typeof REPORT_REASONS)[number][]]),
        comment: z.string(),
        by_member: z.boolean(),
        at: z.string(),
        is_open: z.boolean(),
      }),
    ),
    events: z.array(
      z.object({
        kind: z.enum(keysOf<GalleryEvent>(GALLERY_EVENTS)),
        by: z.string(),
        reason: z.string(),
        words: z.string(),
        at: z.string(),
      }),
    ),
  }),
  failures: pickFailures(wordsFailures, "words/no-such-work"),
});

export const decideGalleryCase = defineCall({
  ...OF_CONSOLE,
  name: "decideGalleryCase",
  method: "POST",
  path: "/api/operator/gallery/decide",
  summary:
    "Decides on a reported work: leave it, take it out of the gallery, take it off sale, or bring it back. Its maker is told by letter what changed, with `words`.",
  right: "gallery.decide",
  payload: z.object({
    product_id: id,
    verdict: z.enum(GALLERY_VERDICTS),
    words: typed(200),
    reason: typed(200, 1),
    /** Of the case as the operator read it: what came since is read first. */
    moved_at: z.iso.datetime(),
  }),
  answer: done,
  failures: pickFailures(wordsFailures, "words/no-such-work", "words/work-decided-before", "words/maker-wants-words"),
});

export const objectToGalleryDecision = defineCall({
  name: "objectToGalleryDecision",
  method: "POST",
  path: "/api/gallery/object",
  summary: "The maker's answer to the operator's decision on a work; the operator looks at it again.",
  access: "member",
  payload: z.strictObject({ product_id: id, words: typed(MAX_OBJECTION, 1) }),
  answer: done,
  failures: pickFailures(wordsFailures, "words/no-such-work", "words/work-not-out", "words/objected-before"),
});
