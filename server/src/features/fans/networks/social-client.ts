import type { NetworkFailureCode } from "@surimono/contract/fans";
import type { Audience } from "@surimono/domain/fans";
import type { Failure, Result } from "@surimono/domain/kernel";
import type { FollowerMonth } from "../fans.tables.ts";

export interface SocialTokens {
  readonly accessToken: string;
  /** Undefined if the network has none, or gives none this time. */
  readonly refreshToken: string | undefined;
  readonly expiresAt: Date | undefined;
}

export interface NewTokens extends SocialTokens {
  /** False if the member withheld something that an analysis needs. */
  readonly isEnough: boolean;
}

/** An account of the member at a network. */
export interface SocialProfile {
  readonly id: string;
  readonly name: string;
  /** Without the @; empty if there is none. */
  readonly username: string;
  /** Undefined if hidden. */
  readonly followers: number | undefined;
}

/** All that an analysis is based on, as the network gives it. */
export interface ReadFans {
  readonly profile: SocialProfile;
  /** Undefined if the network finds too few fans to tell. */
  readonly audience: Audience | undefined;
  readonly months: readonly FollowerMonth[];
  /** The newest of the account's own texts. */
  readonly posts: readonly string[];
}

/** `fans/reconnect-needed` is a refused token, which may still be refreshed. */
export type NetworkFailure = Failure<NetworkFailureCode>;
export type Answered<Value> = Promise<Result<Value, NetworkFailure>>;

/** One network, the real one or the demo's. None of it may be called in a transaction. */
export interface SocialClient {
  /** Where the browser goes. */
  authorizationUrl(way: { readonly state: string; readonly challenge: string; readonly redirectUri: string }): string;
  exchangeCode(way: {
    readonly code: string;
    readonly verifier: string;
    readonly redirectUri: string;
  }): Answered<NewTokens>;
  /** New tokens; `fans/reconnect-needed` if there is nothing to refresh with. */
  refresh(tokens: SocialTokens): Answered<SocialTokens>;
  /** At least one, or why there is none. */
  listAccounts(accessToken: string): Answered<readonly SocialProfile[]>;
  readFans(accessToken: string, accountId: string, note: (url: string) => Promise<void>): Answered<ReadFans>;
  /** True if the network no longer has the permission. */
  revoke(token: string): Promise<boolean>;
}
