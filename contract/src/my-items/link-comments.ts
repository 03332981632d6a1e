import { MAX_LINK_COMMENT, PIN_WHOLE } from "@surimono/domain/my-items";
import * as z from "zod/mini";
import { defineCall, done, id, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

const place = z.int().check(z.minimum(0), z.maximum(PIN_WHOLE));

/** Of somebody without an account, pinned to the picture of a link. */
const linkComment = z.object({
  comment_id: z.uuid(),
  link_id: z.uuid(),
  /** In thousandths of the picture's width and height. */
  x: place,
  y: place,
  /** Empty where none was given. */
  name: z.string(),
  words: z.string(),
  /** ISO time. */
  written_at: z.string(),
  /** Of the owner; empty before it. */
  answer: z.string(),
});
export type LinkComment = z.infer<typeof linkComment>;

export const listLinkComments = defineCall({
  name: "listLinkComments",
  method: "GET",
  path: "/api/my-item/links/comments",
  summary: "What was pinned to the links of an own item, oldest first, and the picture that it was pinned to.",
  access: "member",
  payload: z.object({ product_id: idInQuery }),
  answer: z.object({
    comments: z.array(linkComment),
    /** Path of the picture that whoever has a link sees, sealed. A process of the release before does not say it. */
    picture: z.optional(z.string()),
  }),
  failures: pickFailures(myItemsFailures, "my-items/not-found"),
});

export const answerLinkComment = defineCall({
  name: "answerLinkComment",
  method: "POST",
  path: "/api/my-item/links/comments/answer",
  summary: "The owner's answer, shown below the comment; an empty one takes it back.",
  access: "member",
  payload: z.strictObject({ product_id: id, comment_id: z.uuid(), words: typed(MAX_LINK_COMMENT) }),
  answer: done,
  failures: pickFailures(myItemsFailures, "my-items/no-comment"),
});

export const removeLinkComment = defineCall({
  name: "removeLinkComment",
  method: "POST",
  path: "/api/my-item/links/comments/remove",
  summary: "Takes a comment out at once; removing it again changes nothing.",
  access: "member",
  payload: z.strictObject({ product_id: id, comment_id: z.uuid() }),
  answer: done,
  failures: {},
});
