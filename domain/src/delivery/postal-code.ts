/** Seven half-width digits, or undefined. Accepts 〒, full-width digits, every dash of a Japanese keyboard, and blanks. */
export function normalizePostalCode(text: string): string | undefined {
  const digits = text.normalize("NFKC").replaceAll(/[〒\s\-‐‑–—―−ーｰ]/g, "");
  return /^\d{7}$/.test(digits) ? digits : undefined;
}

/** 123-4567. */
export function formatPostalCode(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}

const NOT_A_TOWN = "以下に掲載がない場合";

/**
 * The town as an address line, from the raw value of the post office's table: remarks in brackets are cut and "where not listed
 * below" gives no town at all.
 */
export function cleanTown(raw: string): string {
  if (raw.startsWith(NOT_A_TOWN) || raw.endsWith("の次に番地がくる場合")) return "";
  // A remark across several rows of the table lacks its closing bracket.
  return raw.replaceAll(/（[^）]*(?:）|$)/g, "").replace(/一円$/, "");
}
