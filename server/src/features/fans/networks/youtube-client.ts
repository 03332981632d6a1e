import { audienceOfReport, type ReportRow } from "@surimono/domain/fans";
import { fail, ok, type Result } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import type { YoutubeSettings } from "../../../platform/env/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import type { FollowerMonth } from "../fans.tables.ts";
import { networkAsker } from "./ask-network.ts";
import { googleFailure } from "./google-errors.ts";
import { googleOAuth } from "./google-oauth.ts";
import type { NetworkFailure, SocialClient, SocialProfile } from "./social-client.ts";

const POSTS = 50;
/** The reports lag by some days, so the months end with the last full one. */
const MONTHS = 12;

const channelsSchema = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.object({ title: z.string(), description: z.string(), customUrl: z.optional(z.string()) }),
        statistics: z.object({
          subscriberCount: z.optional(z.string()),
          hiddenSubscriberCount: z.optional(z.boolean()),
        }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.optional(z.string()) }) }),
      }),
    ),
  ),
});
type Channel = NonNullable<z.output<typeof channelsSchema>["items"]>[number];
const uploadsSchema = z.object({
  items: z.optional(z.array(z.object({ snippet: z.object({ title: z.string(), description: z.string() }) }))),
});
/** `rows` is absent if there is nothing to tell. */
const audienceSchema = z.object({ rows: z.optional(z.array(z.tuple([z.string(), z.string(), z.number()]))) });
const monthsSchema = z.object({ rows: z.optional(z.array(z.tuple([z.string(), z.number(), z.number()]))) });

/** Google's OAuth, the Data API and the Analytics API, for a member's own channel. */
export function youtubeClient(settings: YoutubeSettings, shop: Pick<Shop, "now" | "log">): SocialClient {
  const { now } = shop;
  const askNetwork = networkAsker(shop);

  async function ask<Schema extends z.ZodMiniType>(url: string, token: string, schema: Schema) {
    const answer = await askNetwork(url, { token });
    const read = answer.status === 200 ? z.safeParse(schema, answer.body) : undefined;
    return read?.success ? ok(read.data) : fail(googleFailure(answer));
  }

  async function findChannel(token: string): Promise<Result<Channel, NetworkFailure>> {
    const query = new URLSearchParams({ part: "snippet,statistics,contentDetails", mine: "true" });
    const read = await ask(`${settings.dataUrl}/youtube/v3/channels?${query}`, token, channelsSchema);
    if (!read.ok) return read;
    const [channel] = read.value.items ?? [];
    return channel ? ok(channel) : fail("fans/no-channel");
  }

  /** The newest titles with their descriptions. A channel without uploads has no such list, which is no failure. */
  async function readUploads(token: string, channel: Channel) {
    const playlistId = channel.contentDetails.relatedPlaylists.uploads;
    if (!playlistId) return ok([]);
    const query = new URLSearchParams({ part: "snippet", playlistId, maxResults: String(POSTS) });
    const answer = await askNetwork(`${settings.dataUrl}/youtube/v3/playlistItems?${query}`, { token });
    if (answer.status === 404) return ok([]);
    const read = z.safeParse(uploadsSchema, answer.body);
    if (answer.status !== 200 || !read.success) return fail(googleFailure(answer));
    return ok((read.data.items ?? []).map(({ snippet }) => `${snippet.title}\n${snippet.description}`));
  }

  const reportUrl = (query: Readonly<Record<string, string>>) =>
    `${settings.analyticsUrl}/v2/reports?${new URLSearchParams({ ids: "channel==MINE", ...query })}`;

  return {
    ...googleOAuth(settings, now, askNetwork),
    async listAccounts(token) {
      const channel = await findChannel(token);
      return channel.ok ? ok([profileOf(channel.value)]) : channel;
    },
    async readFans(token, _accountId, note) {
      const channel = await findChannel(token);
      if (!channel.ok) return channel;
      const audienceUrl = reportUrl(audienceQuery(now()));
      await note(audienceUrl);
      const audience = await ask(audienceUrl, token, audienceSchema);
      if (!audience.ok) return audience;
      const months = await ask(reportUrl(monthsQuery(now())), token, monthsSchema);
      if (!months.ok) return months;
      const uploads = await readUploads(token, channel.value);
      if (!uploads.ok) return uploads;
      return ok({
        profile: profileOf(channel.value),
        audience: audienceOfReport((audience.value.rows ?? []) as readonly ReportRow[]),
        months: (months.value.rows ?? []).map(([month, gained, lost]): FollowerMonth => ({ month, gained, lost })),
        posts: [channel.value.snippet.description, ...uploads.value].filter((text) => text.trim() !== ""),
      });
    },
  };
}

function profileOf({ id, snippet, statistics }: Channel): SocialProfile {
  const count = statistics.hiddenSubscriberCount ? undefined : statistics.subscriberCount;
  return {
    id,
    name: snippet.title,
    username: (snippet.customUrl ?? "").replace(/^@/, ""),
    followers: count === undefined ? undefined : Number(count),
  };
}

/** Of subscribed viewers, over the last year. */
function audienceQuery(today: Date): Readonly<Record<string, string>> {
  const start = new Date(today);
  start.setUTCFullYear(start.getUTCFullYear() - 1);
  return {
    startDate: day(start),
    endDate: day(today),
    dimensions: "ageGroup,gender",
    metrics: "viewerPercentage",
    filters: "subscribedStatus==SUBSCRIBED",
    sort: "ageGroup,gender",
  };
}

/** Both ends must be the first day of a month; the end is that of the last month wanted. */
function monthsQuery(today: Date): Readonly<Record<string, string>> {
  const monthsAgo = (count: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count, 1));
  return {
    startDate: day(monthsAgo(MONTHS)),
    endDate: day(monthsAgo(1)),
    dimensions: "month",
    metrics: "subscribersGained,subscribersLost",
    sort: "month",
  };
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
