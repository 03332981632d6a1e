/** An amount as it is typed, in any width and with commas; undefined where it is none from 1 to 99,999,999. */
export function readYen(typed: string): number | undefined {
  const amount = Number(typed.normalize("NFKC").replaceAll(/[,¥円\s]/g, "") || Number.NaN);
  return Number.isInteger(amount) && amount >= 1 && amount <= 99_999_999 ? amount : undefined;
}
