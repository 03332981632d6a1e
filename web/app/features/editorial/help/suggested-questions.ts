/** The most frequent questions, by entry of content/faq.md. */
export const SUGGESTED_QUESTIONS: readonly string[] = [
  "when",
  "shipping-fee",
  "one-piece",
  "image-format",
  "payment",
  "cancel",
];
