// Crockford's base 32: no letter that is read as another on a telephone.
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SPACE = 1n << 40n;
const MASK = SPACE - 1n;
// Odd, so that multiplying modulo a power of two is a bijection; the number then says nothing of how many orders there are.
const FACTOR = 0x9e3779b97fn;
const OFFSET = 0x2545f4914fn;

/** The number that people see and say, `SR-7K3Q-D9WM`: another writing of the order's running number, so it is unique without asking. */
export function orderNumber(sequence: number): string {
  let value = (BigInt(sequence) * FACTOR + OFFSET) & MASK;
  // Mixes the high bits down, so that neighbours differ in every place; also a bijection.
  value ^= value >> 21n;
  value = (value * FACTOR) & MASK;
  value ^= value >> 19n;
  let text = "";
  for (let place = 0; place < 8; place++) {
    text = (DIGITS[Number(value & 31n)] ?? "") + text;
    value >>= 5n;
  }
  return `SR-${text.slice(0, 4)}-${text.slice(4)}`;
}
