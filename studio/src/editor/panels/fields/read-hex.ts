/** A colour as people type it: with or without #, three digits or six, full-width too. Returns `#rrggbb`. */
export function readHex(text: string): string | undefined {
  const plain = text.normalize("NFKC").trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(plain)) return `#${plain}`;
  return /^[0-9a-f]{3}$/.test(plain) ? `#${[...plain].map((digit) => digit + digit).join("")}` : undefined;
}
