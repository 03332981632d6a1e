/** Reads a number as people type it: full-width digits, any minus sign, a unit at the end. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[−ー‐–]/gu, "-")
    .replaceAll(",", "")
    .replace(/\s*(?:mm|ミリ|pt|°|度|%)?\s*$/iu, "")
    .trim();
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
}

/** Why it is invalid, and what is allowed. */
export function numberProblem(
  text: string,
  { min = -Infinity, max = Infinity, unit = "" }: Bounds,
): string | undefined {
  const number = readNumber(text);
  if (number === undefined) return "数字で入力してください（例：12.5）。";
  if (number >= min && number <= max) return undefined;
  if (max === Infinity) return `${min}${unit ? ` ${unit}` : ""}以上で入力してください。`;
  return `${min}〜${max}${unit ? ` ${unit}` : ""}で入力してください。`;
}
