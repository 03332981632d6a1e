/** Damm's quasigroup: every wrong digit and every swap of neighbours gives another check digit. */
const DAMM = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
] as const;

const SHORTEST = 8;
/** Courier numbers have twelve digits: none is taken for a unit's. */
const LONGEST = 11;

/** The check digit of these digits; 0 for digits that end with theirs. */
export function dammDigit(digits: string): number {
  return [...digits].reduce((row, digit) => Number(DAMM[row]?.[Number(digit)]), 0);
}

/** The number on the label and in its QR code (rule floor-unit-code): digits alone, so that a keypad, a scanner and a telephone can all say it. */
export function unitCode(number: number): string {
  const digits = String(number).padStart(SHORTEST - 1, "0");
  return `${digits}${dammDigit(digits)}`;
}

/** The unit's number; undefined for what is none, mistyped or misread. Full-width digits, spaces and hyphens are fine. */
export function readUnitCode(text: string): number | undefined {
  const digits = text.normalize("NFKC").replace(/[\s-]/g, "");
  if (!/^\d+$/.test(digits) || digits.length < SHORTEST || digits.length > LONGEST) return undefined;
  const number = Number(digits.slice(0, -1));
  return dammDigit(digits) === 0 && number > 0 && unitCode(number) === digits ? number : undefined;
}

/** As people read it: `0001-2349`. */
export function spacedUnitCode(code: string): string {
  return `${code.slice(0, -4)}-${code.slice(-4)}`;
}
