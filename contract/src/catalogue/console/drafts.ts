import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../../kernel/index.ts";
import { catalogueFailures } from "./failures.ts";
import {
  cataloguePath,
  catalogueText,
  draftRevision,
  draftSchema,
  editionId,
  feeMoveSchema,
  itemChangeSchema,
  moment,
  OF_CONSOLE,
  problemSchema,
} from "./shapes.ts";

const WRITES = { ...OF_CONSOLE, right: "catalogue.write" } as const;
/** Of a ZIP as base64. */
const MOST_SIGNS = 32_000_000;
/** More than a ZIP can bring. */
const MOST_DRAFTS = 20_000;

export const listCatalogueDrafts = defineCall({
  ...OF_CONSOLE,
  name: "listCatalogueDrafts",
  method: "GET",
  path: "/api/operator/catalogue/drafts",
  summary: "Everything that is worked on and not sold yet.",
  right: "catalogue.see",
  payload: nothing,
  answer: z.object({ drafts: z.array(z.extend(draftSchema, { name: z.string() })) }),
  failures: {},
});

export const checkCatalogueDrafts = defineCall({
  ...OF_CONSOLE,
  name: "checkCatalogueDrafts",
  method: "POST",
  onlyAsks: true,
  repeatable: true,
  path: "/api/operator/catalogue/drafts/check",
  summary:
    "What is wrong with the drafts together, by file, line and field; or what publishing them would change. All drafts without paths.",
  right: "catalogue.see",
  payload: z.object({ paths: z.optional(z.array(cataloguePath).check(z.maxLength(MOST_DRAFTS))) }),
  answer: z.object({
    problems: z.array(problemSchema),
    fees: z.array(feeMoveSchema),
    items: z.array(itemChangeSchema),
  }),
  failures: {},
});

export const saveCatalogueDraft = defineCall({
  ...WRITES,
  name: "saveCatalogueDraft",
  method: "POST",
  path: "/api/operator/catalogue/drafts/save",
  summary: "Keeps what was typed, right or wrong, without selling any of it. Null as text takes the file away.",
  payload: z.object({
    path: cataloguePath,
    text: z.nullable(catalogueText),
    /** Of the draft that was changed; null for the first. */
    revision: z.nullable(draftRevision),
    /** The edition of the file that was looked at. */
    base: editionId,
  }),
  answer: z.object({ revision: z.string() }),
  failures: pickFailures(catalogueFailures, "catalogue/draft-changed", "catalogue/no-such-file"),
});

export const discardCatalogueDraft = defineCall({
  ...WRITES,
  name: "discardCatalogueDraft",
  method: "POST",
  path: "/api/operator/catalogue/drafts/discard",
  summary: "Throws a draft away. What is sold stays as it is.",
  payload: z.object({ path: cataloguePath, revision: draftRevision }),
  answer: done,
  failures: pickFailures(catalogueFailures, "catalogue/draft-changed"),
});

export const publishCatalogueDrafts = defineCall({
  ...WRITES,
  name: "publishCatalogueDrafts",
  method: "POST",
  path: "/api/operator/catalogue/drafts/publish",
  summary: "Puts drafts on sale together, at once or at a moment; all of them or none.",
  payload: z.object({
    drafts: z
      .array(z.object({ path: cataloguePath, revision: draftRevision }))
      .check(z.minLength(1), z.maxLength(MOST_DRAFTS)),
    /** At once without it. */
    at: z.nullable(moment),
    reason: typed(200, 1),
  }),
  answer: done,
  failures: pickFailures(
    catalogueFailures,
    "catalogue/draft-changed",
    "catalogue/draft-outdated",
    "catalogue/not-sellable",
    "catalogue/nothing-changed",
    "catalogue/time-is-over",
  ),
});

export const unplanCatalogueDraft = defineCall({
  ...WRITES,
  name: "unplanCatalogueDraft",
  method: "POST",
  path: "/api/operator/catalogue/drafts/unplan",
  summary: "Keeps a planned draft from being published by itself.",
  payload: z.object({ path: cataloguePath, revision: draftRevision }),
  answer: done,
  failures: pickFailures(catalogueFailures, "catalogue/draft-changed"),
});

export const copyCatalogueItem = defineCall({
  ...WRITES,
  name: "copyCatalogueItem",
  method: "POST",
  path: "/api/operator/catalogue/drafts/copy",
  summary: "A draft of a new item that is like another one, with an id and a pku of its own.",
  payload: z.object({ path: cataloguePath }),
  answer: z.object({ path: z.string() }),
  failures: pickFailures(catalogueFailures, "catalogue/no-such-file"),
});

export const importCatalogueZip = defineCall({
  ...WRITES,
  name: "importCatalogueZip",
  method: "POST",
  path: "/api/operator/catalogue/drafts/import",
  summary:
    "Makes drafts of all that differs in a ZIP of the whole catalogue, as base64; what it lacks is to be withdrawn.",
  payload: z.object({ zip: z.string().check(z.maxLength(MOST_SIGNS), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
  answer: z.object({ paths: z.array(z.string()) }),
  failures: pickFailures(
    catalogueFailures,
    "catalogue/no-catalogue",
    "catalogue/drafts-in-the-way",
    "catalogue/nothing-changed",
    "catalogue/no-such-file",
  ),
});
