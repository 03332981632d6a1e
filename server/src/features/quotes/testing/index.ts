export { makeTestQuote } from "./make-test-quote.ts";
