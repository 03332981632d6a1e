const CAUSE = "quote:";

/** Why a draft order has its 見積書: once for each of its revisions. */
export function quoteCause(quoteId: string, revision: number): string {
  return `${causesOfQuote(quoteId)}${revision}`;
}

/** What all of them begin with. */
export function causesOfQuote(quoteId: string): string {
  return `${CAUSE}${quoteId}:`;
}

/** The draft that a document is of. */
export function quoteOfCause(cause: string): string | undefined {
  return cause.startsWith(CAUSE) ? cause.split(":")[1] : undefined;
}
