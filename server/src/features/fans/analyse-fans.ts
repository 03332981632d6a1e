import type { AnalysisFailureCode } from "@surimono/contract/fans";
import { type Keyword, networkOf, type SocialNetwork } from "@surimono/domain/fans";
import { fail, ok, type Result } from "@surimono/domain/kernel";
import { fanAccountOf, fanPageOf } from "@surimono/domain/notices";
import type { Shop } from "../../platform/http/index.ts";
import { insertOperationLog } from "../members/index.ts";
import { leaveNotification } from "../notices/index.ts";
import { type AnalysisRef, analyseJob } from "./ask-for-analysis.ts";
import { askWithTokens } from "./ask-with-tokens.ts";
import * as store from "./fans.store.ts";
import type { SocialLink } from "./fans.tables.ts";
import type { NetworkFailure, ReadFans } from "./networks/social-client.ts";
import type { Networks } from "./open-networks.ts";
import type { FollowerProfiler } from "./profiling/follower-profiler.ts";

/** Ten seconds for each of a few questions, twice if the token had expired, and the words. */
const EXPIRE_SECONDS = 300;
const NAMES: Readonly<Record<SocialNetwork, string>> = { youtube: "YouTube", instagram: "Instagram" };
/** The video network's audience was asked for (rule members-history). */
const AUDIENCE_ASKED = 42;

/** They mostly wait for the networks, and a slow one must not hold up the others. */
const AT_ONCE = 4;

/** If its process is killed, an analysis is done again. */
export function handleAnalyses(shop: Shop, networks: Networks, profiler: FollowerProfiler): void {
  shop.jobs.handle(analyseJob, (ref) => analyse(shop, networks, profiler, ref), {
    expireSeconds: EXPIRE_SECONDS,
    atOnce: AT_ONCE,
  });
}

type Analysed = Result<{ readonly read: ReadFans; readonly keywords: readonly Keyword[] }, NetworkFailure>;

async function analyse(shop: Shop, networks: Networks, profiler: FollowerProfiler, ref: AnalysisRef): Promise<void> {
  const { db } = shop.database;
  const { userId, provider, analysisId } = ref;
  const network = networkOf(provider);
  const insight = await store.findInsight(db, userId, provider);
  if (!network || insight?.analysisId !== analysisId || insight.state !== "analysing") return;
  const client = await networks.client(network);
  const link = await store.findLink(db, userId, network);
  // Without its client configured a link is still valid, and can be used when the client is back.
  if (!client || !link) return end(shop, ref, network, link, fail("fans/temporarily-unavailable"));
  const note = (url: string) => noteQuestion(shop, userId, url);
  const read = await askWithTokens(shop, client, link, (token) => client.readFans(token, insight.snsId, note));
  return end(shop, ref, network, link, read.ok ? await withKeywords(profiler, read.value) : read);
}

async function withKeywords(profiler: FollowerProfiler, read: ReadFans): Promise<Analysed> {
  const { id, name } = read.profile;
  const keywords = await profiler.readKeywords({ id, name, posts: read.posts });
  return keywords.ok ? ok({ read, keywords: keywords.value }) : keywords;
}

function noteQuestion(shop: Shop, userId: string, url: string): Promise<void> {
  const entry = { userId, operateType: AUDIENCE_ASKED, content: { url, request: {} }, createdAt: shop.now() };
  return insertOperationLog(shop.database.db, entry);
}

/** Earlier figures stay if an analysis fails. The notification commits together with what it tells of. */
async function end(
  shop: Shop,
  ref: AnalysisRef,
  network: SocialNetwork,
  link: SocialLink | undefined,
  analysed: Analysed,
): Promise<void> {
  const now = shop.now();
  const changes = analysed.ok ? done(analysed.value) : failed(analysed.failure.code);
  const isBroken = !analysed.ok && ["fans/reconnect-needed", "fans/permission-missing"].includes(analysed.failure.code);
  await shop.database.inTransaction(async (tx) => {
    if (!(await store.endAnalysis(tx, ref, { ...changes, updatedAt: now }))) return ok(undefined);
    if (link && isBroken) await store.updateLink(tx, link, { isBroken });
    if (analysed.ok || isBroken) {
      const text = analysed.ok
        ? { type: 6 as const, content: `${NAMES[network]}のファンの分析ができました。` }
        : { type: 7 as const, content: `${NAMES[network]}との連携が切れました。もう一度連携してください。` };
      const accountType = fanAccountOf(ref.provider);
      const place = { linkUrl: fanPageOf(accountType), iconPath: null, accountType };
      await leaveNotification(tx, ref.userId, { ...text, ...place }, "surimono", now);
    }
    return ok(undefined);
  });
}

function done({ read, keywords }: { readonly read: ReadFans; readonly keywords: readonly Keyword[] }) {
  const { profile, audience, months } = read;
  const errors: AnalysisFailureCode[] = audience ? [] : ["fans/insufficient-data"];
  return {
    state: "done",
    errors,
    snsName: profile.name,
    username: profile.username,
    fanCount: profile.followers ?? null,
    audience: audience ?? null,
    months,
    keywords,
  } as const;
}

const failed = (code: AnalysisFailureCode) => ({ state: "failed", errors: [code] }) as const;
