export const QUOTE_STATE_NAMES = {
  draft: "下書き",
  sent: "送信済み",
  paying: "お支払い待ち",
  ordered: "ご注文済み",
  revoked: "取り下げ",
  over: "期限切れ",
} as const;
export type QuoteState = keyof typeof QUOTE_STATE_NAMES;

interface QuoteTimes {
  readonly sentAt: Date | null;
  readonly revokedAt: Date | null;
  readonly endsAt: Date;
  /** What came of it: placed, or waiting for money that is promised (a transfer, a shop at the corner). */
  readonly order: "placed" | "pending" | undefined;
}

/** Where a draft is (rule quotes-states): what was ordered stays so, whatever came later. */
export function quoteState({ sentAt, revokedAt, endsAt, order }: QuoteTimes, now: Date): QuoteState {
  if (order) return order === "placed" ? "ordered" : "paying";
  if (revokedAt) return "revoked";
  if (endsAt <= now) return "over";
  return sentAt ? "sent" : "draft";
}

/** Whether an operator may still change, send or withdraw it. */
export function isQuoteOpen(state: QuoteState): boolean {
  return state === "draft" || state === "sent";
}
