/** The id in an address. Undefined for anything else: addresses are typed and shared by people. */
export function readId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
