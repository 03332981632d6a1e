import type { NetworkFailureCode } from "@surimono/contract/fans";
import type { Audience } from "@surimono/domain/fans";
import type { Failure, Result } from "@surimono/domain/kernel";
import type { FollowerMonth } from "../fans.tables.ts";

export interface SocialTokens {
  readonly accessToken: string;
  /** Undefined where the network has none, or gives none this time. */
  readonly refreshToken: string | undefined;
  readonly expiresAt: Date | undefined;
}

export interface NewTokens extends SocialTokens {
  /** False when the member kept back something that an analysis needs. */
  readonly isEnough: boolean;
}

/** An account of the member at a network. */
export interface SocialProfile {
  readonly id: string;
  readonly name: string;
  /** Without the @; empty where there is none. */
  readonly username: string;
  /** Undefined where it is hidden. */
  readonly followers: number | undefined;
}

/** Everything that an analysis stands on, as the network says it. */
export interface ReadFans {
  readonly profile: SocialProfile;
  /** Undefined where the network finds the fans too few to tell. */
  readonly audience: Audience | undefined;
  readonly months: readonly FollowerMonth[];
  /** The newest of the account's own texts. */
  readonly posts: readonly string[];
}

/** `fans/reconnect-needed` is a token that is refused: it may be refreshed yet. */
export type NetworkFailure = Failure<NetworkFailureCode>;
export type Answered<Value> = Promise<Result<Value, NetworkFailure>>;

/** One network, behind which stands the real one or the demo's. None of it may be called in a transaction. */
export interface SocialClient {
  /** Where the browser goes. */
  authorizationUrl(way: { readonly state: string; readonly challenge: string; readonly redirectUri: string }): string;
  exchangeCode(way: {
    readonly code: string;
    readonly verifier: string;
    readonly redirectUri: string;
  }): Answered<NewTokens>;
  /** New tokens; `fans/reconnect-needed` where there is nothing to refresh by. */
  refresh(tokens: SocialTokens): Answered<SocialTokens>;
  /** At least one, or why there is none. */
  listAccounts(accessToken: string): Answered<readonly SocialProfile[]>;
  readFans(accessToken: string, accountId: string, note: (url: string) => Promise<void>): Answered<ReadFans>;
  /** True when the network holds the permission no more. */
  revoke(token: string): Promise<boolean>;
}
