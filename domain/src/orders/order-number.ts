// Crockford's base 32: no letters that are confused on the telephone.
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SPACE = 1n << 40n;
const MASK = SPACE - 1n;
// Odd, so that multiplying modulo a power of two is a bijection; the number then does not reveal how many orders there are.
const FACTOR = 0x9e3779b97fn;
const BACK = inverseOf(FACTOR);
const OFFSET = 0x2545f4914fn;

/** The number people see and say, `SR-7K3Q-D9WM`: another writing of the order's running number, so it is unique without a check. */
export function orderNumber(sequence: number): string {
  let value = (BigInt(sequence) * FACTOR + OFFSET) & MASK;
  // Mixes the high half into the low one, so that neighbours differ in every place.
  value = ((value ^ (value >> 20n)) * FACTOR) & MASK;
  value ^= value >> 20n;
  let text = "";
  for (let place = 0; place < 8; place++) {
    text = (DIGITS[Number(value & 31n)] ?? "") + text;
    value >>= 5n;
  }
  return `SR-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** The running number behind an order number, however it was typed; undefined when it is invalid. */
export function parseOrderNumber(text: string): number | undefined {
  const places = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/^\s*SR/, "")
    .replaceAll(/[\s-]/g, "");
  const digits = [...places.replaceAll("O", "0").replaceAll(/[IL]/g, "1")].map((place) => DIGITS.indexOf(place));
  if (digits.length !== 8 || digits.includes(-1)) return undefined;
  let value = digits.reduce((sum, digit) => (sum << 5n) | BigInt(digit), 0n);
  // Shifting by half the width is its own inverse.
  value ^= value >> 20n;
  value = (value * BACK) & MASK;
  value ^= value >> 20n;
  return Number(((value - OFFSET) * BACK) & MASK);
}

/** By Newton: each round doubles the number of right bits. */
function inverseOf(odd: bigint): bigint {
  let inverse = odd;
  for (let round = 0; round < 6; round++) inverse = (inverse * (2n - odd * inverse)) & MASK;
  return inverse;
}
