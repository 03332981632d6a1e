import { targetOfLink } from "@surimono/domain/notices";
import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures } from "../kernel/index.ts";
import { fansFailures, networkFailures } from "./failures.ts";

const network = z.literal([1, 2]);
/** With its query, if any; never an address on another site. */
const ownPage = z.string().check(
  z.maxLength(300),
  z.refine((path) => targetOfLink(path)?.kind === "page"),
);

/** The network returns to the page that asked, with this in its query: the page passes its value to `finishSocialLink`. */
export const SOCIAL_LINK_PARAM = "social_link";

export const socialLinkSchema = z.object({
  privider_id: network,
  /** False if the shop has no client of this network: then nothing can be linked. */
  available: z.boolean(),
  /**
   * `choosing`: linked, but one of several accounts has yet to be chosen by `analyseProfile`. `reconnect`: the network no longer accepts
   * the link.
   */
  state: z.enum(["unlinked", "linked", "choosing", "reconnect"]),
  sns_id: z.string(),
  sns_name: z.string(),
  linked_at: z.nullable(z.string()),
});
export type WireSocialLink = z.output<typeof socialLinkSchema>;

export const listSocialLinks = defineCall({
  name: "listSocialLinks",
  method: "GET",
  path: "/api/user/social-link",
  summary: "Both networks, and whether the bearer has linked each.",
  access: "member",
  payload: nothing,
  answer: z.object({ data: z.array(socialLinkSchema) }),
  failures: {},
});

export const startSocialLink = defineCall({
  name: "startSocialLink",
  method: "POST",
  path: "/api/user/social-link/start",
  summary: "Begins to link a network: the browser goes to `url`, and comes back to the page `back` of the shop.",
  access: "member",
  payload: z.strictObject({ privider_id: network, back: ownPage }),
  answer: z.object({ url: z.string() }),
  failures: pickFailures(fansFailures, "fans/not-set-up"),
});

export const finishSocialLink = defineCall({
  name: "finishSocialLink",
  method: "POST",
  path: "/api/user/social-link/finish",
  summary:
    "Ends what the bearer began in this session: takes the token at the network, and begins the analysis where there is one account.",
  access: "member",
  payload: z.strictObject({ ticket: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ link: socialLinkSchema }),
  failures: {
    ...networkFailures,
    ...pickFailures(fansFailures, "fans/link-not-valid", "fans/not-set-up", "fans/denied"),
  },
});

export const removeSocialLink = defineCall({
  name: "removeSocialLink",
  method: "DELETE",
  path: "/api/user/social-link",
  summary:
    "Forgets a link and what was analysed by it, and takes the permission back at the network. None is no failure.",
  access: "member",
  payload: z.strictObject({ privider_id: network }),
  answer: done,
  failures: {},
});
