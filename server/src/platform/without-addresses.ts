/**
 * For entries, logs and reports, which are not deleted with a customer's address: `hanako@shop.example` is kept as `h…@shop.example`. Mail servers
 * name the address that they refuse.
 */
export function withoutAddresses(text: string): string {
  // Whole words, with or without a sign, so that a long one without it is read once.
  return text.replaceAll(/([^\s@,])[^\s@,]*(@(?=[^\s@]))?/g, (word, first: string, at?: string) =>
    at ? `${first}…@` : word,
  );
}
