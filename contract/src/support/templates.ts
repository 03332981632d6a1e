import * as z from "zod/mini";
import { defineCall, done, id, nothing, pickFailures, typed } from "../kernel/index.ts";
import { supportFailures } from "./failures.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;

export const listTemplates = defineCall({
  ...OF_CONSOLE,
  name: "listTemplates",
  method: "GET",
  path: "/api/operator/templates",
  summary: "Texts to begin an answer with; {お名前}, {番号}, {注文番号} and {担当} are filled in.",
  right: "support.see",
  payload: nothing,
  answer: z.object({ templates: z.array(z.object({ template_id: z.int(), name: z.string(), text: z.string() })) }),
  failures: {},
});

export const saveTemplate = defineCall({
  ...OF_CONSOLE,
  name: "saveTemplate",
  method: "POST",
  path: "/api/operator/templates/save",
  summary: "A new text, or with its id another version of one.",
  right: "support.answer",
  payload: z.object({ template_id: z.optional(id), name: typed(60, 1), text: typed(4000, 1) }),
  answer: done,
  failures: pickFailures(supportFailures, "support/no-such-template", "support/template-name-taken"),
});

export const deleteTemplate = defineCall({
  ...OF_CONSOLE,
  name: "deleteTemplate",
  method: "POST",
  path: "/api/operator/templates/delete",
  summary: "Deletes one of the texts.",
  right: "support.answer",
  payload: z.object({ template_id: id }),
  answer: done,
  failures: {},
});
