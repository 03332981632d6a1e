/** As a Japanese keyboard leaves it, in half-width letters: ｍｉｄｏｒｉ＠ｅｘａｍｐｌｅ．ｃｏｍ is an address too. */
export function plainEmail(typed: string): string {
  return typed.normalize("NFKC").trim();
}

/** In half-width digits with plain hyphens, whatever the keyboard made of them. */
export function plainPhone(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/[‐‑–—―−ー]/g, "-")
    .trim();
}

/** Whether a plain number could be one: Japanese numbers have 10 or 11 digits; with the country's code up to 15 (E.164). */
export function isPhone(plain: string): boolean {
  if (!/^\+?[\d\-() ]+$/.test(plain)) return false;
  const digits = plain.replaceAll(/\D/g, "");
  return plain.startsWith("+") ? /^[1-9]\d{7,14}$/.test(digits) : /^0\d{9,10}$/.test(digits);
}
