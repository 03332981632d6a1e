import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { fansFailures, networkFailures } from "./failures.ts";
import { fansInfoSchema } from "./fans-info.ts";
import { askingFailures } from "./user-insight.ts";

export const analyseProfile = defineCall({
  name: "analyseProfile",
  method: "POST",
  path: "/api/aiq/user/profile",
  summary:
    "Asks for an analysis of a linked account of the bearer and answers what is known until it is done. One that runs is not begun twice.",
  access: "member",
  payload: z.object({
    /** The account's `sns_id`, or the `id` of one of `instagramProfiles`. */
    id: typed(100, 1),
    name: z.optional(typed(100)),
    /** 2 is what this call was made for. */
    privider_id: z._default(z.literal([1, 2]), 2),
    /** Neither is read: the shop has the token of the link, and asks the network for the profile. */
    token: z.optional(z.unknown()),
    profile: z.optional(z.unknown()),
  }),
  answer: z.object({ fans_info: fansInfoSchema, update_time: z.nullable(z.string()) }),
  failures: askingFailures,
});

export const getInstagramProfiles = defineCall({
  name: "getInstagramProfiles",
  method: "GET",
  path: "/api/aiq/user/instagram-profiles",
  summary: "The professional accounts behind the bearer's Instagram link, as the network names them now.",
  access: "member",
  payload: z.object({
    /** Never read: the token of the link stays with the shop. */
    facebook_login_access_token: z.optional(z.string().check(z.maxLength(2000))),
  }),
  answer: z.object({
    instagramProfiles: z.array(
      z.object({ id: z.string(), username: z.string(), name: z.string(), followers_count: z.nullable(z.int()) }),
    ),
  }),
  failures: { ...networkFailures, ...pickFailures(fansFailures, "fans/not-linked", "fans/not-set-up") },
});
