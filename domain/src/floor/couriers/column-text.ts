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
  // Most cells are empty, a number or a code.
  if (/^[!-~]*$/.test(text)) return text;
  const composed = text.normalize("NFC").replaceAll(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, "");
  return [...composed.replaceAll(/\s+/g, (blank) => (blank.includes("\u3000") ? "　" : " ")).trim()]
    .map((letter) => KNOWN_AS[letter] ?? letter)
    .join("");
}

/** Half-width letters, kana too, count one and all others two: as a courier's label counts, and as many bytes. */
export function labelWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += widthOf(letter);
  return width;
}

function widthOf(letter: string): 1 | 2 {
  return (letter >= "\u0020" && letter <= "\u007e") || (letter >= "\uff61" && letter <= "\uff9f") ? 1 : 2;
}

/** Fills lines of these widths one after the other; undefined when something is left. */
export function intoLines(text: string, widths: readonly number[]): string[] | undefined {
  const letters = [...text];
  let taken = 0;
  const lines = widths.map((width) => {
    const first = taken;
    for (let free = width; taken < letters.length; taken++) {
      free -= widthOf(letters[taken] ?? "");
      if (free < 0) break;
    }
    return letters.slice(first, taken).join("");
  });
  return taken === letters.length ? lines : undefined;
}
