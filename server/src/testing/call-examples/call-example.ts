import type { CallWorld } from "../call-world.ts";

/** What the same payload means when it comes from somebody else. */
export type ForOthers =
  /** The answer is the same for everybody. */
  | "same"
  /** They get their own, and nothing of the owner's. */
  | "own"
  /** 403 or 404. */
  | "refused";

export interface CallExample {
  readonly payload: (world: CallWorld) => object;
  readonly others: ForOthers;
  /** The failure that the owner gets, where a working payload cannot be repeated. */
  readonly fails?: string;
  readonly files?: boolean;
}

export const nothing = () => ({});
