import { macOf } from "../../platform/mac.ts";

/**
 * A code that a letter shows and somebody types: the same for each try of one letter, which may arrive before the shop knows that it did.
 * `letter` says what it is for and names the letter's job. Keep only a keyed hash of it: a plain one is soon guessed.
 */
export function sixDigitsOf(secret: string, letter: string): string {
  // Of so many bits no code is likelier than another by more than a few in a billion.
  const number = Buffer.from(macOf(secret, `code of ${letter}`), "base64url").readUIntBE(0, 6);
  return String(number % 1_000_000).padStart(6, "0");
}
