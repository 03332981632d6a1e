import { randomUUID } from "node:crypto";
import {
  analysisStateAt,
  FAN_PROVIDERS,
  type FanProvider,
  nextRefresh,
  type SocialNetwork,
} from "@surimono/domain/fans";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import * as store from "./fans.store.ts";
import { listProfiles } from "./list-profiles.ts";
import type { Networks } from "./open-networks.ts";
import { usableTokens } from "./sealed-tokens.ts";

export interface AnalysisRef {
  readonly userId: string;
  readonly provider: FanProvider;
  readonly analysisId: string;
}

export interface AnalysisWish {
  readonly network: SocialNetwork;
  /** May name a different account of the link than before. */
  readonly accountId: string | undefined;
  /** The record that the caller means to change. */
  readonly insightId?: number | undefined;
}

export const analyseJob = jobKind<AnalysisRef>("analyse-fans");

/** The job runs if and only if the row says so. */
export async function beginAnalysis(shop: Shop, tx: Transaction, ref: AnalysisRef) {
  const begun = { state: "analysing", analysisId: ref.analysisId, askedAt: shop.now(), errors: [] } as const;
  const row = await store.updateInsight(tx, ref.userId, ref.provider, begun);
  await shop.jobs.enqueue(tx, analyseJob, ref);
  return row;
}

/** Has a linked account analysed again. Of several requests at once the first begins, and the others are told that it is running. */
export async function askForAnalysis(shop: Shop, networks: Networks, userId: string, wish: AnalysisWish) {
  const { network, insightId } = wish;
  if (!networks.isSetUp(network)) return fail("fans/not-set-up");
  const provider = FAN_PROVIDERS[network];
  const chosen = await findChosen(shop, networks, userId, wish);
  if (!chosen.ok) return chosen;
  return shop.database.inTransaction(async (tx) => {
    const row = await store.lockInsight(tx, userId, provider);
    if (!row) return fail("fans/not-linked");
    if (insightId !== undefined && insightId !== row.id) return fail("request/not-found");
    const other = chosen.value && chosen.value.id !== row.snsId ? chosen.value : undefined;
    if (!other) {
      const state = analysisStateAt(row.state, row.askedAt, shop.now());
      if (state === "analysing") return ok(row);
      const next = nextRefresh(state, row.updatedAt, shop.now());
      if (next) return fail("fans/refreshed-lately", { next_refresh: next.toISOString() });
    } else {
      const { id: snsId, name: snsName, username, followers } = other;
      await store.resetInsight(tx, userId, provider, { snsId, snsName, username, fanCount: followers ?? null });
    }
    const begun = await beginAnalysis(shop, tx, { userId, provider, analysisId: randomUUID() });
    return begun ? ok(begun) : fail("fans/not-linked");
  });
}

/** The requested account, if it is a different one: the network says whether it is the member's. */
async function findChosen(shop: Shop, networks: Networks, userId: string, { network, accountId }: AnalysisWish) {
  const { db } = shop.database;
  const link = await store.findLink(db, userId, network);
  if (!link) return fail("fans/not-linked");
  if (!usableTokens(shop.env.secret, link)) return fail("fans/reconnect-needed");
  const insight = await store.findInsight(db, userId, FAN_PROVIDERS[network]);
  const wanted = accountId || insight?.snsId;
  if (!wanted) return fail("fans/no-such-account");
  if (wanted === insight?.snsId) return ok(undefined);
  const profiles = await listProfiles(shop, networks, userId, network);
  if (!profiles.ok) return profiles;
  const found = profiles.value.find(({ id }) => id === wanted);
  return found ? ok(found) : fail("fans/no-such-account");
}
