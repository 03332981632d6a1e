import type { WireKeptDestination, Wishes } from "@surimono/contract/delivery";
import type { PaymentTypeCode } from "@surimono/domain/payments";
import { createStore } from "@surimono/ui/store.ts";

/** What is being sent from the warehouse, as far as it was chosen. The server decides whether it holds. */
export interface SendingDraft {
  /** Makes one order of it, however often it is sent. */
  readonly sendingId: string;
  /** The item from which it was begun; none for several. */
  readonly productId?: number | undefined;
  /** Everything goes back to the return address. */
  readonly isReturn?: boolean | undefined;
  /** How many of each, by the id of what is stored. */
  readonly pieces: Readonly<Record<string, number>>;
  /** To one address, by its place in the address book. */
  readonly addressId?: string | undefined;
  /** With the address; undefined where nothing is wished for. */
  readonly wish?: Wishes | undefined;
  readonly several: boolean;
  /** Kept while it goes to one. */
  readonly destinations: readonly WireKeptDestination[];
  readonly paymentType?: PaymentTypeCode | undefined;
  /** The payment page was opened: what comes back from there belongs to this and not to the cart. */
  readonly isPaying?: boolean | undefined;
}

const KEY = "surimono.sending";

function readKept(): SendingDraft | undefined {
  if (typeof window === "undefined") return undefined;
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? undefined;
  } catch {
    // From an older build, or tampered with.
    return undefined;
  }
}

/** Lives as long as the tab, so that the payment page and back, or a reload, lose nothing. */
export const sendingDraft = createStore<SendingDraft | undefined>(readKept());

export function changeSending(part: Partial<SendingDraft>): void {
  const now = sendingDraft.get();
  if (now) keep({ ...now, ...part });
}

/** Begins another sending, unless this is a return to the same one. */
export function beginSending(start: Pick<SendingDraft, "productId" | "isReturn" | "pieces">): void {
  const now = sendingDraft.get();
  if (now && !now.isReturn && !start.isReturn && now.productId === start.productId) return;
  keep({ sendingId: crypto.randomUUID(), several: false, destinations: [], addressId: now?.addressId, ...start });
}

/** It has become an order. */
export function forgetSending(): void {
  sessionStorage.removeItem(KEY);
  sendingDraft.set(undefined);
}

function keep(next: SendingDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(next));
  sendingDraft.set(next);
}
