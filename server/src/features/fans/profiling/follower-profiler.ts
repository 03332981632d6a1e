import type { Keyword } from "@surimono/domain/fans";
import type { Failure, Result } from "@surimono/domain/kernel";

export interface ProfiledAccount {
  readonly id: string;
  readonly name: string;
  readonly posts: readonly string[];
}

/** Reads from an account's posts what its fans come for. Not to be called in a transaction. */
export interface FollowerProfiler {
  readKeywords(account: ProfiledAccount): Promise<Result<readonly Keyword[], Failure<"fans/temporarily-unavailable">>>;
}
