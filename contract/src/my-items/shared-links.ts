import * as z from "zod/mini";
import { defineCall, done, id, idInQuery, pickFailures } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

/** Rule my-items-remix: so many parts of pictures are copied of one design. */
export const MAX_REMIX_PICTURES = 60;

/** One link to an own item, for whoever gets it. */
const sharedLink = z.object({
  link_id: z.uuid(),
  /** ISO time. */
  made_at: z.string(),
  /** Whoever has it may make a draft of their own of what it shows. */
  may_remix: z.boolean(),
  /** Whoever has it may pin comments to its picture. */
  may_comment: z.boolean(),
});
export type SharedLink = z.infer<typeof sharedLink>;

export const listSharedLinks = defineCall({
  name: "listSharedLinks",
  method: "GET",
  path: "/api/my-item/links",
  summary: "The open links to an own item, oldest first, without their addresses: those are told once.",
  access: "member",
  payload: z.object({ product_id: idInQuery }),
  answer: z.object({ links: z.array(sharedLink) }),
  failures: pickFailures(myItemsFailures, "my-items/not-found"),
});

export const makeSharedLink = defineCall({
  name: "makeSharedLink",
  method: "POST",
  path: "/api/my-item/links/make",
  summary:
    "A new link to a page that shows an own item, completed or a draft with something on it, to whoever has it; at most ten are open.",
  access: "member",
  payload: z.strictObject({ product_id: id, may_remix: z.optional(z.boolean()) }),
  answer: z.extend(sharedLink, { url: z.string() }),
  failures: pickFailures(
    myItemsFailures,
    "my-items/not-found",
    "my-items/nothing-to-show",
    "my-items/removed",
    "my-items/too-many-links",
  ),
});

export const closeSharedLink = defineCall({
  name: "closeSharedLink",
  method: "POST",
  path: "/api/my-item/links/close",
  summary: "From now on the link opens nothing; closing it again changes nothing.",
  access: "member",
  payload: z.strictObject({ product_id: id, link_id: z.uuid() }),
  answer: done,
  failures: pickFailures(myItemsFailures, "my-items/not-found"),
});

export const changeSharedLink = defineCall({
  name: "changeSharedLink",
  method: "POST",
  path: "/api/my-item/links/change",
  summary: "What whoever has the link may do besides looking; what is left out stays as it is.",
  access: "member",
  payload: z.strictObject({
    ...{ product_id: id, link_id: z.uuid() },
    ...{ may_remix: z.optional(z.boolean()), may_comment: z.optional(z.boolean()) },
  }),
  answer: done,
  failures: pickFailures(myItemsFailures, "my-items/not-found"),
});

export const remixShared = defineCall({
  name: "remixShared",
  method: "POST",
  path: "/api/my-item/links/remix",
  summary:
    "A draft of the member's own of what another member's link shows, where its owner allows it. Pictures are copied as far as they are seen.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({
    key: z.string().check(z.minLength(1), z.maxLength(100)),
    /** The same key again gives the draft that the first request made. */
    request_key: z.uuid(),
  }),
  answer: z.object({ product_id: id }),
  failures: pickFailures(
    myItemsFailures,
    "my-items/no-remix",
    "my-items/withdrawn",
    "my-items/remix-too-large",
    "my-items/remix-pictures-full",
    "my-items/image-busy",
  ),
});
