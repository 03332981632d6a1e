import { audienceOfBreakdowns, type GroupCounts } from "@surimono/domain/fans";
import { fail, ok } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import type { InstagramSettings } from "../../../platform/env/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { networkAsker } from "./ask-network.ts";
import { facebookOAuth } from "./facebook-oauth.ts";
import { graphApi } from "./graph-api.ts";
import { isInvalidParameter, metaFailure } from "./meta-errors.ts";
import type { Answered, SocialClient, SocialProfile } from "./social-client.ts";

const POSTS = 50;
/** The most that the network returns at once, and more than one person manages. */
const PAGES = 100;
const ACCOUNT_FIELDS = "id,username,name,biography,followers_count";
const accountSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.optional(z.string()),
  biography: z.optional(z.string()),
  followers_count: z.optional(z.int()),
});
const pagesSchema = z.object({ data: z.array(z.object({ instagram_business_account: z.optional(z.unknown()) })) });
const insightsSchema = z.object({
  data: z.array(
    z.object({
      total_value: z.object({
        breakdowns: z.optional(
          z.array(
            z.object({
              results: z.optional(z.array(z.object({ dimension_values: z.array(z.string()), value: z.number() }))),
            }),
          ),
        ),
      }),
    }),
  ),
});
const mediaSchema = z.object({ data: z.array(z.object({ caption: z.optional(z.string()) })) });

/** Facebook's OAuth and the Graph API, for a member's own professional accounts. */
export function instagramClient(settings: InstagramSettings, shop: Pick<Shop, "now" | "log">): SocialClient {
  const askNetwork = networkAsker(shop);
  const { ask, url: graph } = graphApi(settings.graphUrl, askNetwork);

  /** Empty if there are too few followers. */
  async function readBreakdown(token: string, id: string, breakdown: string): Answered<GroupCounts> {
    const query = { metric: "follower_demographics", period: "lifetime", metric_type: "total_value", breakdown };
    const answer = await askNetwork(graph(`${encodeURIComponent(id)}/insights`, query), { token });
    if (isInvalidParameter(answer)) return ok({});
    const read = answer.status === 200 ? z.safeParse(insightsSchema, answer.body) : undefined;
    if (!read?.success) return fail(metaFailure(answer));
    const results = read.data.data[0]?.total_value.breakdowns?.[0]?.results ?? [];
    return ok(Object.fromEntries(results.map(({ dimension_values: [name = ""], value }) => [name, value])));
  }

  return {
    ...facebookOAuth(settings, shop.now, askNetwork),
    async listAccounts(token) {
      const query = { fields: `instagram_business_account{${ACCOUNT_FIELDS}}`, limit: String(PAGES) };
      const pages = await ask(graph("me/accounts", query), token, pagesSchema);
      if (!pages.ok) return pages;
      if (pages.value.data.length === 0) return fail("fans/no-page");
      // For an account that the member has not allowed, the network returns at most the id.
      const accounts = pages.value.data.flatMap(({ instagram_business_account: one }) => {
        const read = z.safeParse(accountSchema, one);
        return read.success ? read.data : [];
      });
      if (accounts.length === 0) return fail("fans/not-professional");
      return ok([...new Map(accounts.map((one) => [one.id, profileOf(one)])).values()]);
    },
    async readFans(token, accountId) {
      const account = await ask(graph(encodeURIComponent(accountId), { fields: ACCOUNT_FIELDS }), token, accountSchema);
      if (!account.ok) return account;
      const genders = await readBreakdown(token, accountId, "gender");
      if (!genders.ok) return genders;
      const ages = await readBreakdown(token, accountId, "age");
      if (!ages.ok) return ages;
      const query = { fields: "id,caption", limit: String(POSTS) };
      const media = await ask(graph(`${encodeURIComponent(accountId)}/media`, query), token, mediaSchema);
      if (!media.ok) return media;
      return ok({
        profile: profileOf(account.value),
        audience: audienceOfBreakdowns(genders.value, ages.value),
        months: [],
        posts: [account.value.biography ?? "", ...media.value.data.map(({ caption }) => caption ?? "")].filter(
          (text) => text.trim() !== "",
        ),
      });
    },
  };
}

function profileOf({ id, username, name, followers_count: followers }: z.output<typeof accountSchema>): SocialProfile {
  return { id, name: name || username, username, followers };
}
