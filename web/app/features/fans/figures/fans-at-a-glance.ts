import type { queryUserInsight } from "@surimono/contract/fans";
import type { AnswerOf } from "@surimono/contract/kernel";
import { FAN_PROVIDERS, type KnownFans } from "@surimono/domain/fans";
import { analysisFault, isTemporary } from "../accounts/account-state.ts";
import { FAN_ACCOUNT_KEYS, FAN_ACCOUNTS, type FanAccountKey } from "../fan-accounts.ts";
import { insightOf, isAnalysing } from "../fans.queries.ts";
import { knownFans, NO_FANS } from "./known-fans.ts";

export interface FansAtAGlance {
  readonly fans: KnownFans;
  /** Where the number comes from. */
  readonly countNote: string;
  /** At least one figure is known. */
  readonly isKnown: boolean;
  /** The accounts with figures, now or soon. */
  readonly accounts: readonly FanAccountKey[];
  readonly isAnalysing: boolean;
  /** A network gave no answer. */
  readonly isUnavailable: boolean;
}

/** Replaces a figure if the request failed: it is unknown whether there is one. */
export function saidMeanwhile(query: { readonly data: unknown; readonly isError: boolean }) {
  if (query.data) return {};
  return { nothing: query.isError ? "ただいま表示できません" : "読み込んでいます" };
}

/** All the member's fans in total. Without accounts it is `ownCount`, the number that they set for their profit. */
export function fansAtAGlance(
  answer: AnswerOf<typeof queryUserInsight> | undefined,
  ownCount?: number | undefined,
): FansAtAGlance {
  const summary = answer?.summary ? knownFans(answer.summary) : NO_FANS;
  const fans = { ...summary, fanCount: summary.fanCount ?? ownCount };
  const all = answer?.data ?? [];
  const isTyped = all.every(
    ({ privider_id, fans_info }) => privider_id === FAN_PROVIDERS.custom || fans_info.fansSumNumber === null,
  );
  return {
    fans,
    countNote: isTyped ? "ご自分で入力した人数です" : "アカウントの合計です",
    isKnown: fans.fanCount !== undefined || fans.audience !== undefined || fans.keywords.length > 0,
    accounts: FAN_ACCOUNT_KEYS.filter((key) => insightOf(all, FAN_ACCOUNTS[key].provider)),
    isAnalysing: all.some(isAnalysing),
    isUnavailable: all.some((one) => one.fans_info.analysis.state === "failed" && isTemporary(analysisFault(one))),
  };
}
