export {
  changeQuote,
  getQuote,
  getQuoteBasis,
  getQuoteDocument,
  listQuotes,
  makeQuote,
  priceQuote,
  QUOTE_VIEWS,
  revokeQuote,
  sendQuote,
} from "./console.ts";
export { openQuote, orderQuote } from "./customer.ts";
export { quoteFailures } from "./failures.ts";
