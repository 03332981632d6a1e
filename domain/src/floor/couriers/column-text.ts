/** What couriers' systems know under another code (rule floor-courier-letters). */
const KNOWN_AS: Readonly<Record<string, string>> = {
  "\u301c": "～",
  "\u2212": "－",
  "\u2016": "∥",
  "\u00a2": "￠",
  "\u00a3": "￡",
  "\u00ac": "￢",
  "\u00a5": "￥",
  "\u203e": "￣",
  "\u2014": "―",
  "\u2013": "－",
  "\u2010": "-",
  "\u2011": "-",
  "\u2022": "・",
  "\u00a0": " ",
  "\u{20bb7}": "吉",
  "\u9dd7": "鴎",
  "\u32ff": "令和",
  "\u3094": "ヴ",
};

/** One line, composed, in letters that a courier's file can hold wherever there is such a letter. */
export function courierText(text: string): string {
  const composed = text.normalize("NFC").replaceAll(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, "");
  return [...composed.replaceAll(/\s+/g, (blank) => (blank.includes("\u3000") ? "　" : " ")).trim()]
    .map((letter) => KNOWN_AS[letter] ?? letter)
    .join("");
}

/** Half-width letters, kana too, count one and all others two: as a courier's label counts, and as many bytes. */
export function labelWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\u0020-\u007e\uff61-\uff9f]/.test(letter) ? 1 : 2), 0);
}

/** Fills lines of these widths one after the other; undefined when something is left. */
export function intoLines(text: string, widths: readonly number[]): string[] | undefined {
  const lines: string[] = [];
  let rest = [...text];
  for (const width of widths) {
    let taken = 0;
    while (taken < rest.length && labelWidth(rest.slice(0, taken + 1).join("")) <= width) taken++;
    lines.push(rest.slice(0, taken).join(""));
    rest = rest.slice(taken);
  }
  return rest.length === 0 ? lines : undefined;
}
