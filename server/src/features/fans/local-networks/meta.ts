import type { Shop } from "../../../platform/http/index.ts";
import type { LocalGrant } from "../local-networks.tables.ts";
import { choosePage } from "./choose-page.ts";
import { accessTokenOf, findGrant, openGrant, revokeGrant, spendCode, wayBack } from "./grants.ts";
import type { LocalAnswer, LocalRequest } from "./local-request.ts";
import { AGE_SHARES, GENDER_SHARES, type InstagramAccount, META_CREATORS, type MetaCreator } from "./meta-creators.ts";
import { localClient } from "./settings.ts";

const PERMISSIONS = ["email", "public_profile", "pages_show_list", "pages_read_engagement", "instagram_basic"];
const INSIGHTS = "instagram_manage_insights";

/** Facebook's consent page and the Graph API, in the documented shapes and errors. */
export async function answerMeta(shop: Shop, asked: LocalRequest): Promise<LocalAnswer> {
  switch (`${asked.method} ${asked.path}`) {
    case "GET /meta/authorize":
      return {
        page: choosePage(
          "Instagram",
          "Facebookページの一覧と、Instagramのプロアカウントのプロフィール・投稿・インサイト",
          META_CREATORS,
          asked.query,
        ),
      };
    case "POST /meta/authorize":
      return choose(shop, asked);
    case "POST /meta/oauth/access_token":
      return giveToken(shop, asked);
    default:
      return answerGraph(shop, asked);
  }
}

async function choose(shop: Shop, asked: LocalRequest): Promise<LocalAnswer> {
  const creator = META_CREATORS.find(({ id }) => id === asked.form["creator"]);
  if (!creator) return wayBack(asked, { error: "access_denied", error_reason: "user_denied" });
  return wayBack(asked, { code: await openGrant(shop, creator.id, asked) });
}

async function giveToken(shop: Shop, asked: LocalRequest): Promise<LocalAnswer> {
  const { clientId, clientSecret } = localClient(shop.env.secret, "meta");
  const { client_id, client_secret, grant_type, fb_exchange_token } = asked.form;
  if (client_id !== clientId || client_secret !== clientSecret) return graphError(400, 101);
  const isLong = grant_type === "fb_exchange_token";
  const grant = isLong ? await findGrant(shop, fb_exchange_token) : await spendCode(shop, asked);
  if (!grant) return graphError(400, 100);
  return json({ access_token: accessTokenOf(grant), token_type: "bearer", expires_in: isLong ? 5_184_000 : 3600 });
}

async function answerGraph(shop: Shop, asked: LocalRequest): Promise<LocalAnswer> {
  const grant = await findGrant(shop, asked.token);
  if (!grant) return graphError(401, 190, 463);
  const creator = creatorOf(grant);
  if (asked.path === "/meta/me/permissions") {
    if (asked.method === "GET") return json({ data: permissionsOf(creator) });
    await revokeGrant(shop, grant);
    return json({ success: true });
  }
  if (asked.path === "/meta/me/accounts") return json({ data: pagesOf(creator) });
  const [, id, edge] = /^\/meta\/(\d+)(?:\/(insights|media))?$/.exec(asked.path) ?? [];
  const account = creator.accounts.find((one) => one.id === id);
  if (!account) return graphError(400, 100, 33);
  if (edge === undefined) return json(accountObject(account));
  if (creator.fault === "revoked") return graphError(400, 190, 458);
  if (creator.fault === "throttled") return graphError(400, 4);
  if (edge === "media")
    return json({ data: account.captions.map((caption, index) => ({ id: `${id}${index}`, caption })) });
  return insights(creator, account, asked.query["breakdown"]);
}

function permissionsOf({ fault }: MetaCreator): object[] {
  const all = [...PERMISSIONS, INSIGHTS];
  return all.map((permission) => ({
    permission,
    status: fault === "scope" && permission === INSIGHTS ? "declined" : "granted",
  }));
}

function pagesOf({ fault, accounts, label }: MetaCreator): object[] {
  if (fault === "no-page") return [];
  if (accounts.length === 0) return [{ id: "100000000000001", name: label }];
  return accounts.map((account) => ({
    id: `1${account.id}`,
    name: account.name,
    instagram_business_account: accountObject(account),
  }));
}

function accountObject({ id, username, name, biography, followers, captions }: InstagramAccount): object {
  return { id, username, name, biography, followers_count: followers, media_count: captions.length };
}

function insights({ fault }: MetaCreator, { id, followers }: InstagramAccount, breakdown = ""): LocalAnswer {
  if (fault === "too-small") return json({ data: [] });
  const shares: Readonly<Record<string, number>> = breakdown === "gender" ? GENDER_SHARES : AGE_SHARES;
  const results = Object.entries(shares).map(([name, share]) => ({
    dimension_values: [name],
    value: Math.floor((followers * share) / 100),
  }));
  return json({
    data: [
      {
        name: "follower_demographics",
        period: "lifetime",
        total_value: { breakdowns: [{ dimension_keys: [breakdown], results }] },
        id: `${id}/insights/follower_demographics/lifetime`,
      },
    ],
  });
}

function creatorOf({ creator }: LocalGrant): MetaCreator {
  return META_CREATORS.find(({ id }) => id === creator) ?? { id: creator, label: "", note: "", accounts: [] };
}

const json = (body: object): LocalAnswer => ({ status: 200, body });

function graphError(status: number, code: number, subcode?: number): LocalAnswer {
  const message = `The request was refused: ${code}`;
  const error = { message, type: "OAuthException", code, ...(subcode && { error_subcode: subcode }), fbtrace_id: "A" };
  return { status, body: { error } };
}
