import { dammDigit } from "../unit-code.ts";

const SHORTEST = 5;
const LONGEST = 11;

/** The number on a batch's papers and in their QR code (rule floor-batch-code): a letter, so that it is never taken for a unit's. */
export function batchCode(number: number): string {
  const digits = String(number).padStart(SHORTEST - 1, "0");
  return `B${digits}${dammDigit(digits)}`;
}

/** The batch's number; undefined for what is none, mistyped or misread. */
export function readBatchCode(text: string): number | undefined {
  const code = text.normalize("NFKC").toUpperCase().replace(/[\s-]/g, "");
  const digits = code.slice(1);
  if (!/^B\d+$/.test(code) || digits.length < SHORTEST || digits.length > LONGEST) return undefined;
  const number = Number(digits.slice(0, -1));
  return dammDigit(digits) === 0 && number > 0 && batchCode(number) === code ? number : undefined;
}
