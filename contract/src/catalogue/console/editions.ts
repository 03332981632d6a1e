import * as z from "zod/mini";
import { defineCall, idInQuery, nothing, pickFailures } from "../../kernel/index.ts";
import { catalogueFailures } from "./failures.ts";
import { cataloguePath, draftRevision, editionId, editionSchema, OF_CONSOLE } from "./shapes.ts";

const WRITES = { ...OF_CONSOLE, right: "catalogue.write" } as const;

export const listCatalogueEditions = defineCall({
  ...OF_CONSOLE,
  name: "listCatalogueEditions",
  method: "GET",
  path: "/api/operator/catalogue/editions",
  summary: "What was published, when and by whom, the latest first, fifty at a time.",
  right: "catalogue.see",
  payload: z.object({ after: z.optional(idInQuery) }),
  answer: z.object({
    editions: z.array(
      z.extend(editionSchema, {
        /** What it changed. `name` of an item, as it is or was last called; else empty. */
        files: z.array(z.object({ path: z.string(), name: z.string() })),
      }),
    ),
    next: z.nullable(z.int()),
  }),
  failures: {},
});

export const getCatalogueVersion = defineCall({
  ...OF_CONSOLE,
  name: "getCatalogueVersion",
  method: "GET",
  path: "/api/operator/catalogue/version",
  summary: "A file as an edition left it, and as it was before; null where there was none.",
  right: "catalogue.see",
  payload: z.object({ path: cataloguePath, edition: idInQuery }),
  answer: z.object({ text: z.nullable(z.string()), before: z.nullable(z.string()) }),
  failures: pickFailures(catalogueFailures, "catalogue/no-such-file"),
});

export const bringBackCatalogueVersion = defineCall({
  ...WRITES,
  name: "bringBackCatalogueVersion",
  method: "POST",
  path: "/api/operator/catalogue/version/bring-back",
  summary: "Makes the draft of a file as it was sold in an edition; it is published like any other.",
  payload: z.object({ path: cataloguePath, edition: editionId, revision: z.nullable(draftRevision) }),
  answer: z.object({ revision: z.string() }),
  failures: pickFailures(catalogueFailures, "catalogue/draft-changed", "catalogue/no-such-file"),
});

export const bringBackBeforeEdition = defineCall({
  ...WRITES,
  name: "bringBackBeforeEdition",
  method: "POST",
  path: "/api/operator/catalogue/editions/bring-back",
  summary: "Makes drafts of everything that an edition changed, as it was before.",
  payload: z.object({ edition: editionId }),
  answer: z.object({ paths: z.array(z.string()) }),
  failures: pickFailures(
    catalogueFailures,
    "catalogue/drafts-in-the-way",
    "catalogue/no-such-edition",
    "catalogue/no-such-file",
  ),
});

export const exportCatalogue = defineCall({
  ...OF_CONSOLE,
  name: "exportCatalogue",
  method: "GET",
  path: "/api/operator/catalogue/export",
  summary: "What is sold as a ZIP of the folder catalogue/, to be imported again here or elsewhere.",
  right: "catalogue.see",
  file: "application/zip",
  payload: nothing,
  answer: z.any(),
  failures: {},
});
