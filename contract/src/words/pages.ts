import * as z from "zod/mini";
import { defineCall, done, pickFailures, typed, typedWhole } from "../kernel/index.ts";
import { wordsFailures } from "./failures.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;
const MAX_TEXT = 100_000;
const name = z.string().check(z.maxLength(100), z.regex(/^(?:faq|(?:guides|articles)\/[\w\-/]+)$/));
/** Not trimmed: the editor knows its own save by it. */
const text = typedWhole(MAX_TEXT, 1);
const day = z.iso.date();
/** When the draft was last changed, by which two editors do not write over each other; null: there is none yet. */
const base = z.nullable(z.iso.datetime());
const reason = typed(200, 1);

const versionShape = {
  version: z.int(),
  state: z.enum(["draft", "planned", "published"]),
  publish_at: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  legal_version: z.nullable(z.string()),
  is_material: z.boolean(),
  by: z.string(),
  changed_at: z.string(),
};

export const listTextPages = defineCall({
  ...OF_CONSOLE,
  name: "listTextPages",
  method: "GET",
  path: "/api/operator/pages",
  summary: "The pages whose texts can be edited, with what is worked on.",
  right: "words.see",
  payload: z.object({}),
  answer: z.object({
    pages: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** Null: as the release has it. */
        published_at: z.nullable(z.string()),
        open: z.nullable(z.enum(["draft", "planned"])),
        publish_at: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
});

export const getTextPage = defineCall({
  ...OF_CONSOLE,
  name: "getTextPage",
  method: "GET",
  path: "/api/operator/pages/one",
  summary: "A page's text as it is shown, its draft, and its versions, the latest first.",
  right: "words.see",
  payload: z.object({ name }),
  answer: z.object({
    name: z.string(),
    path: z.string(),
    title: z.string(),
    is_legal: z.boolean(),
    text: z.string(),
    draft: z.nullable(z.object({ text: z.string(), ...versionShape })),
    versions: z.array(z.object(versionShape)),
  }),
  failures: pickFailures(wordsFailures, "words/no-such-page"),
});

export const getTextVersion = defineCall({
  ...OF_CONSOLE,
  name: "getTextVersion",
  method: "GET",
  path: "/api/operator/pages/version",
  summary: "The text of one version.",
  right: "words.see",
  payload: z.object({ name, version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)) }),
  answer: z.object({ text: z.string() }),
  failures: pickFailures(wordsFailures, "words/no-such-page"),
});

export const previewTextPage = defineCall({
  ...OF_CONSOLE,
  name: "previewTextPage",
  method: "POST",
  path: "/api/operator/pages/preview",
  summary:
    "The page as it would be with this text, by the renderer of the build, or what is wrong with it. Changes nothing.",
  right: "words.write",
  payload: z.object({ name, text }),
  answer: z.object({
    html: z.string(),
    faults: z.array(z.object({ line: z.int(), words: z.string() })),
  }),
  failures: pickFailures(wordsFailures, "words/no-such-page", "words/pages-not-built"),
});

export const saveTextDraft = defineCall({
  ...OF_CONSOLE,
  name: "saveTextDraft",
  method: "POST",
  path: "/api/operator/pages/save",
  summary: "Keeps a text as the page's draft; what was planned waits again.",
  right: "words.write",
  payload: z.object({ name, text, base }),
  answer: z.object({ changed_at: z.string() }),
  failures: pickFailures(wordsFailures, "words/no-such-page", "words/text-changed"),
});

export const publishTextDraft = defineCall({
  ...OF_CONSOLE,
  name: "publishTextDraft",
  method: "POST",
  path: "/api/operator/pages/publish",
  summary:
    "Publishes the draft now or at a time. Terms and privacy policy name the day of effect, by which consents know the version; of a material change all members are told.",
  right: "words.write",
  payload: z.object({
    ...{ name, base: z.iso.datetime(), publish_at: z.nullable(z.iso.datetime()) },
    ...{ legal_version: z.nullable(day), is_material: z._default(z.boolean(), false), reason },
  }),
  answer: done,
  failures: pickFailures(
    wordsFailures,
    "words/no-such-page",
    "words/text-changed",
    "words/text-faulty",
    "words/pages-not-built",
    "words/time-not-possible",
    "words/legal-version",
  ),
});

export const dropTextDraft = defineCall({
  ...OF_CONSOLE,
  name: "dropTextDraft",
  method: "POST",
  path: "/api/operator/pages/drop",
  summary: "Throws the draft away, planned or not. What is published stays.",
  right: "words.write",
  payload: z.object({ name, base: z.iso.datetime(), reason }),
  answer: done,
  failures: pickFailures(wordsFailures, "words/no-such-page", "words/text-changed"),
});
