export { canEndOn, leastAgreed, QUOTE_DAYS, QUOTE_DAYS_MOST, QUOTE_LINES, quoteEnds } from "./limits.ts";
export { isQuoteOpen, QUOTE_STATE_NAMES, type QuoteState, quoteState } from "./quote-state.ts";
