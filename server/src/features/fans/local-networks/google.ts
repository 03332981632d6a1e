import type { Shop } from "../../../platform/http/index.ts";
import type { LocalGrant } from "../local-networks.tables.ts";
import { choosePage } from "./choose-page.ts";
import { AUDIENCE_ROWS, GOOGLE_CREATORS, type GoogleCreator } from "./google-creators.ts";
import { accessTokenOf, findGrant, openGrant, refreshTokenOf, revokeGrant, spendCode, wayBack } from "./grants.ts";
import type { LocalAnswer, LocalRequest } from "./local-request.ts";
import { localClient } from "./settings.ts";

const READ_CHANNEL = "https://www.googleapis.com/auth/youtube.readonly";
const READ_REPORTS = "https://www.googleapis.com/auth/yt-analytics.readonly";

/** Google's consent page, tokens, Data API and Analytics API, in the documented shapes and errors. */
export async function answerGoogle(shop: Shop, asked: LocalRequest): Promise<LocalAnswer> {
  switch (`${asked.method} ${asked.path}`) {
    case "GET /google/authorize":
      return {
        page: choosePage("Google", "YouTubeのチャンネルと、視聴者の年代・性別のレポート", GOOGLE_CREATORS, asked.query),
      };
    case "POST /google/authorize":
      return choose(shop, asked);
    case "POST /google/token":
      return giveTokens(shop, asked);
    case "POST /google/revoke":
      return revoke(shop, asked);
    default:
      return answerApi(shop, asked);
  }
}

async function choose(shop: Shop, asked: LocalRequest): Promise<LocalAnswer> {
  const creator = GOOGLE_CREATORS.find(({ id }) => id === asked.form["creator"]);
  if (!creator) return wayBack(asked, { error: "access_denied" });
  return wayBack(asked, { code: await openGrant(shop, creator.id, asked) });
}

async function giveTokens(shop: Shop, asked: LocalRequest): Promise<LocalAnswer> {
  const { clientId, clientSecret } = localClient(shop.env.secret, "google");
  const { client_id, client_secret, grant_type, refresh_token } = asked.form;
  if (client_id !== clientId || client_secret !== clientSecret) return oauthError(401, "invalid_client");
  const isRefresh = grant_type === "refresh_token";
  const grant = isRefresh ? await findGrant(shop, refresh_token) : await spendCode(shop, asked);
  if (!grant || (isRefresh && creatorOf(grant).fault === "revoked")) return oauthError(400, "invalid_grant");
  const scope = creatorOf(grant).fault === "scope" ? READ_CHANNEL : `${READ_REPORTS} ${READ_CHANNEL}`;
  return json({
    access_token: accessTokenOf(grant),
    expires_in: 3599,
    scope,
    token_type: "Bearer",
    ...(!isRefresh && { refresh_token: refreshTokenOf(grant) }),
  });
}

async function revoke(shop: Shop, asked: LocalRequest): Promise<LocalAnswer> {
  const grant = await findGrant(shop, asked.form["token"]);
  if (!grant) return oauthError(400, "invalid_token");
  await revokeGrant(shop, grant);
  return json({});
}

async function answerApi(shop: Shop, asked: LocalRequest): Promise<LocalAnswer> {
  const grant = await findGrant(shop, asked.token);
  if (!grant) return apiError(401, "authError", "UNAUTHENTICATED");
  const creator = creatorOf(grant);
  if (asked.path === "/google/youtube/v3/channels") return json(channels(creator));
  if (asked.path === "/google/youtube/v3/playlistItems") return json(uploads(creator));
  if (asked.path !== "/google/v2/reports") return apiError(404, "notFound", "NOT_FOUND");
  if (creator.fault === "revoked") return apiError(401, "authError", "UNAUTHENTICATED");
  if (creator.fault === "quota") return apiError(403, "quotaExceeded", "RESOURCE_EXHAUSTED");
  if (creator.fault === "outage") return apiError(503, "backendError", "UNAVAILABLE");
  return report(creator, asked.query);
}

function channels({ channel }: GoogleCreator): object {
  const head = { kind: "youtube#channelListResponse", pageInfo: { totalResults: channel ? 1 : 0, resultsPerPage: 5 } };
  if (!channel) return head;
  const isHidden = channel.subscribers === undefined;
  return {
    ...head,
    items: [
      {
        kind: "youtube#channel",
        id: `UC${channel.handle}`,
        snippet: { title: channel.title, description: channel.description, customUrl: `@${channel.handle}` },
        contentDetails: { relatedPlaylists: { likes: "", uploads: `UU${channel.handle}` } },
        statistics: {
          viewCount: "418233",
          ...(!isHidden && { subscriberCount: String(channel.subscribers) }),
          hiddenSubscriberCount: isHidden,
          videoCount: String(channel.titles.length),
        },
      },
    ],
  };
}

function uploads({ channel }: GoogleCreator): object {
  const items = (channel?.titles ?? []).map((title) => ({
    kind: "youtube#playlistItem",
    snippet: { title, description: "チャンネル登録と高評価をお願いします。" },
  }));
  return { kind: "youtube#playlistItemListResponse", items };
}

function report(creator: GoogleCreator, query: Readonly<Record<string, string>>): LocalAnswer {
  const { dimensions = "", metrics = "", startDate = "", endDate = "" } = query;
  const names = [...dimensions.split(","), ...metrics.split(",")];
  const columnHeaders = names.map((name, index) => ({
    name,
    columnType: index < dimensions.split(",").length ? "DIMENSION" : "METRIC",
    dataType: index < dimensions.split(",").length ? "STRING" : "FLOAT",
  }));
  const head = { kind: "youtubeAnalytics#resultTable", columnHeaders };
  if (dimensions === "ageGroup,gender" && metrics === "viewerPercentage")
    return json(creator.fault === "no-age-gender" ? head : { ...head, rows: AUDIENCE_ROWS });
  if (dimensions !== "month" || !startDate.endsWith("-01") || !endDate.endsWith("-01"))
    return apiError(400, "badRequest", "INVALID_ARGUMENT");
  return json({ ...head, rows: monthRows(startDate, endDate, creator.channel?.subscribers ?? 5000) });
}

/** A channel that grows, faster in summer. */
function monthRows(startDate: string, endDate: string, subscribers: number): (string | number)[][] {
  const rows: (string | number)[][] = [];
  for (const month = new Date(startDate); month <= new Date(endDate); month.setUTCMonth(month.getUTCMonth() + 1)) {
    const swing = 1 + Math.sin((month.getUTCMonth() / 12) * Math.PI) / 2;
    const gained = Math.round((subscribers / 40) * swing);
    rows.push([month.toISOString().slice(0, 7), gained, Math.round(gained / 6)]);
  }
  return rows;
}

function creatorOf({ creator }: LocalGrant): GoogleCreator {
  return GOOGLE_CREATORS.find(({ id }) => id === creator) ?? { id: creator, label: "", note: "" };
}

const json = (body: object): LocalAnswer => ({ status: 200, body });
const oauthError = (status: number, error: string): LocalAnswer => ({ status, body: { error } });

function apiError(status: number, reason: string, name: string): LocalAnswer {
  const message = `The request was refused: ${reason}`;
  const errors = [{ domain: "youtube.quota", reason, message }];
  return { status, body: { error: { code: status, message, errors, status: name } } };
}
