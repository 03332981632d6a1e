/** Converts input from a Japanese keyboard to half-width letters: ｍｉｄｏｒｉ＠ｅｘａｍｐｌｅ．ｃｏｍ is an address too. */
export function plainEmail(typed: string): string {
  return typed.normalize("NFKC").trim();
}

/** In half-width digits with plain hyphens, however it was typed. */
export function plainPhone(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/[‐‑–—―−ー]/g, "-")
    .trim();
}

/** Whether it is a plausible number: Japanese numbers have 10 or 11 digits; with the country's code up to 15 (E.164). */
export function isPhone(plain: string): boolean {
  if (!/^\+?[\d\-() ]+$/.test(plain)) return false;
  const digits = plain.replaceAll(/\D/g, "");
  return plain.startsWith("+") ? /^[1-9]\d{7,14}$/.test(digits) : /^0\d{9,10}$/.test(digits);
}
