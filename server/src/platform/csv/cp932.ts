let bytesOf: ReadonlyMap<string, number> | undefined;

/**
 * Windows' Japanese encoding, the other way round than the platform's own decoder. What has several codes gets the one that Windows writes:
 * the lowest, but IBM's of the letters that NEC had chosen of them (rows 89–92).
 */
function readTable(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder("shift_jis");
  const table = new Map<string, number>();
  const learn = (code: number, bytes: readonly number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if (letter.length === 1 && letter !== "\ufffd" && !table.has(letter)) table.set(letter, code);
  };
  for (let byte = 0x20; byte < 0x7f; byte++) learn(byte, [byte]);
  for (let byte = 0xa1; byte < 0xe0; byte++) learn(byte, [byte]);
  const isChosenByNec = (lead: number) => lead === 0xed || lead === 0xee;
  for (let lead = 0x81; lead < 0xfd; lead++)
    if ((lead < 0xa0 || lead > 0xdf) && !(lead >= 0xf0 && lead < 0xfa) && !isChosenByNec(lead))
      for (let trail = 0x40; trail < 0xfd; trail++) if (trail !== 0x7f) learn(lead * 256 + trail, [lead, trail]);
  return table;
}

const known = () => (bytesOf ??= readTable());

/** The letters of a text that it does not have, each once. */
export function unknownInCp932(text: string): string[] {
  const unknown = new Set<string>();
  for (const letter of text) if (!known().has(letter) && letter !== "\r" && letter !== "\n") unknown.add(letter);
  return [...unknown];
}

/** Throws on a letter that it does not have: no file ever has a question mark in its place. */
export function toCp932(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter === "\r" ? 13 : letter === "\n" ? 10 : known().get(letter);
    if (code === undefined) throw new RangeError(`U+${letter.codePointAt(0)?.toString(16)} is not in code page 932`);
    if (code > 0xff) bytes.push(code >> 8);
    bytes.push(code & 0xff);
  }
  return Uint8Array.from(bytes);
}
