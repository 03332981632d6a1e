/** What a link to the login sends along to open the form for newcomers; the page has one address. */
export const SIGN_UP = { mode: "signup" } as const;

export function modeOfLink(state: unknown): string | undefined {
  return (state as { readonly mode?: string } | null)?.mode;
}
