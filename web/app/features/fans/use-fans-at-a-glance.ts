import type { KnownFans } from "@surimono/domain/fans";
import { analysisFault, isTemporary } from "./account-state.ts";
import { FAN_ACCOUNT_KEYS, FAN_ACCOUNTS, type FanAccountKey } from "./fan-accounts.ts";
import { insightOf, isAnalysing, useFanInsights } from "./fans.queries.ts";
import { knownFans, NO_FANS } from "./known-fans.ts";

interface FansAtAGlance {
  readonly fans: KnownFans;
  /** Where the number comes from. */
  readonly countNote: string;
  /** The accounts that something is known of, or soon will be. */
  readonly accounts: readonly FanAccountKey[];
  readonly isAnalysing: boolean;
  /** A network, or the shop itself, could not say. */
  readonly isUnavailable: boolean;
}

/** All that is known of the member's fans, for the dashboard and the card beside the goods. Without accounts it is the number that they set. */
export function useFansAtAGlance(ownCount: number | undefined): FansAtAGlance {
  const { data, isError } = useFanInsights();
  const summary = data?.summary ? knownFans(data.summary) : NO_FANS;
  const isOwn = summary.fanCount === undefined;
  const known = data?.data ?? [];
  return {
    fans: isOwn ? { ...summary, fanCount: ownCount } : summary,
    countNote: isOwn ? "ご自分で入力した人数です" : "アカウントの合計です",
    accounts: FAN_ACCOUNT_KEYS.filter((key) => insightOf(known, FAN_ACCOUNTS[key].provider)),
    isAnalysing: known.some(isAnalysing),
    isUnavailable:
      isError || known.some((one) => one.fans_info.analysis.state === "failed" && isTemporary(analysisFault(one))),
  };
}
