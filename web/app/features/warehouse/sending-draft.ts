import type { WireKeptDestination, Wishes } from "@surimono/contract/delivery";
import type { PaymentTypeCode } from "@surimono/domain/payments";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { createTabStore } from "#app/session/tab-store.ts";

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
  /** The order that it is, once it was sent. */
  readonly orderId?: string | undefined;
}

export const sendingDraft = createTabStore<SendingDraft | undefined>("surimono.sending", undefined);

/** What became an order stays what it was: other contents are another sending. */
export function changeSending(part: Partial<SendingDraft>): void {
  const now = sendingDraft.get();
  if (!now) return;
  const isOther = now.orderId !== undefined && CONTENTS.some((key) => key in part && !isEqual(part[key], now[key]));
  sendingDraft.set({ ...now, ...part, ...(isOther && anew()) });
}

const CONTENTS = ["pieces", "several", "addressId", "wish", "destinations"] as const;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const anew = () => ({ sendingId: newUuid(), orderId: undefined, isPaying: undefined });

/** It was sent with other contents: pressed once more, these are sent too. */
export function sendAnew(): void {
  changeSending(anew());
}

/** Forgets the sending that has become this order. */
export function forgetSending(orderId: string): void {
  if (sendingDraft.get()?.orderId === orderId) sendingDraft.forget();
}
