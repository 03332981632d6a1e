/** Of what is typed or scanned, as Japanese keyboards type them too. For reading alone: a field that rewrites what is being composed doubles its digits. */
export function digitsOf(typed: string): string {
  return typed.normalize("NFKC").replace(/\D/g, "");
}
