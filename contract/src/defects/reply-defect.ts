import { DEFECT_WORDS_MAX } from "@surimono/domain/defects";
import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { defectSchema } from "./defect.ts";
import { defectFailures } from "./failures.ts";

export const replyDefect = defineCall({
  name: "replyDefect",
  method: "POST",
  path: "/api/defect/reply",
  summary:
    "Answers what the shop asked about an own report, with photographs as files or without. The same `request_key` answers the reply that was made.",
  access: "member",
  repeatable: true,
  body: "multipart",
  payload: z.strictObject({
    reply: z.strictObject({ request_key: z.uuid(), report_id: z.uuid(), words: typed(DEFECT_WORDS_MAX * 2) }),
  }),
  answer: defectSchema,
  failures: pickFailures(
    defectFailures,
    "defects/no-such-report",
    "defects/not-asked",
    "defects/reply-missing",
    "defects/too-many-photos",
    "defects/photo-too-large",
    "defects/photo-not-supported",
    "defects/photo-broken",
    "defects/photo-too-heavy",
    "defects/busy",
  ),
});
