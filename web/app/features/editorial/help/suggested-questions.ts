/** Entries of content/faq.md: what is asked most. */
export const SUGGESTED_QUESTIONS: readonly string[] = [
  "when",
  "shipping-fee",
  "one-piece",
  "image-format",
  "payment",
  "cancel",
];
