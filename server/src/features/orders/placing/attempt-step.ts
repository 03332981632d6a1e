import type { AttemptKey, PaymentAttempt } from "../../payments/index.ts";
import type { Order } from "../orders.tables.ts";

/** A page that closes sooner than this is not offered again. */
const TOO_LATE_MS = 2 * 60_000;

/** The next step, decided under the lock of what is ordered and carried out after it. */
export type Prepared =
  | { readonly next: "placed"; readonly order: Order }
  | { readonly next: "waiting"; readonly order: Order }
  | { readonly next: "redirect"; readonly order: Order; readonly url: string }
  /** Another request is asking the gateway for this very order. */
  | { readonly next: "wait" }
  /** The outcome of an older attempt must be known first. `expire`: it must take no more money before a new page opens. */
  | { readonly next: "settle"; readonly attempt: AttemptKey; readonly expire: boolean }
  | { readonly next: "pay"; readonly order: Order; readonly attempt: PaymentAttempt };

interface Asked {
  /** The buyer agrees to the same as in the draft. */
  readonly isSame: boolean;
  readonly now: Date;
}

/** What a draft's last attempt asks for while its page may still take money; undefined if nothing. */
export function attemptStep(
  order: Order,
  last: PaymentAttempt | undefined,
  { isSame, now }: Asked,
): Prepared | undefined {
  if (last?.state === "creating") {
    if (last.claimedUntil > now) return { next: "wait" };
    // The claim's holder is gone, and the gateway's answer with it.
    return { next: "settle", attempt: last, expire: !isSame };
  }
  if (last?.state !== "open") return undefined;
  const lasts = last.expiresAt.getTime() - now.getTime() > TOO_LATE_MS;
  if (isSame && lasts && last.url) return { next: "redirect", order, url: last.url };
  return { next: "settle", attempt: last, expire: true };
}
