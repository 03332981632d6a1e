import { MAX_VOTE_CHOICES, MAX_VOTE_QUESTION, MIN_VOTE_CHOICES } from "@surimono/domain/my-items";
import * as z from "zod/mini";
import { defineCall, done, id, nothing, pickFailures, typed } from "../kernel/index.ts";
import { myItemsFailures } from "./failures.ts";

/** A question to friends about own items, behind a link, answered without an account. */
const vote = z.object({
  vote_id: z.uuid(),
  question: z.string(),
  /** ISO times. */
  made_at: z.string(),
  closes_at: z.string(),
  is_open: z.boolean(),
  /** In the order they are shown in; an item that is deleted is left out with its ballots. */
  choices: z.array(
    z.object({ product_id: id, new_name: z.string(), image_url: z.string(), ballots: z.int().check(z.nonnegative()) }),
  ),
});
export type Vote = z.infer<typeof vote>;

export const listVotes = defineCall({
  name: "listVotes",
  method: "GET",
  path: "/api/my-item/votes",
  summary: "The member's votes with their counts, newest first, without their addresses: those are told once.",
  access: "member",
  payload: nothing,
  answer: z.object({ votes: z.array(vote) }),
  failures: {},
});

export const openVote = defineCall({
  name: "openVote",
  method: "POST",
  path: "/api/my-item/votes/open",
  summary: "A new link to a page where whoever has it votes for one of two to six own items.",
  access: "member",
  payload: z.strictObject({
    question: typed(MAX_VOTE_QUESTION, 1),
    product_ids: z.array(id).check(
      z.minLength(MIN_VOTE_CHOICES),
      z.maxLength(MAX_VOTE_CHOICES),
      z.refine((ids) => new Set(ids).size === ids.length),
    ),
    /** The last day of it, in Japan. */
    last_day: z.iso.date(),
  }),
  answer: z.object({ vote_id: z.uuid(), url: z.string() }),
  failures: pickFailures(
    myItemsFailures,
    "my-items/not-found",
    "my-items/vote-no-picture",
    "my-items/vote-day",
    "my-items/too-many-votes",
  ),
});

export const closeVote = defineCall({
  name: "closeVote",
  method: "POST",
  path: "/api/my-item/votes/close",
  summary: "Nobody votes any more; whoever has the link sees the counts.",
  access: "member",
  payload: z.strictObject({ vote_id: z.uuid() }),
  answer: done,
  failures: pickFailures(myItemsFailures, "my-items/no-vote"),
});

export const removeVote = defineCall({
  name: "removeVote",
  method: "POST",
  path: "/api/my-item/votes/remove",
  summary: "From now on the link opens nothing, and its ballots are gone; removing it again changes nothing.",
  access: "member",
  payload: z.strictObject({ vote_id: z.uuid() }),
  answer: done,
  failures: {},
});
