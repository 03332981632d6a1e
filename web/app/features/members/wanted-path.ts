import { WANTED_PATH_MAX } from "@surimono/contract/members";

const KEY = "surimono.wanted-path";

/**
 * Where a person wanted to go before signing in or up: letters' links open a tab that knows nothing of this one, and an outside
 * provider's refusal names no way back. Home forgets it.
 */
export function keepWantedPath(path: string): void {
  if (path === "/") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, path);
}

export function readWantedPath(): string | null {
  return localStorage.getItem(KEY);
}

/** The login page that leads on to the wanted one. */
export function loginPath(wanted: string, mode: "login" | "signup" = "login"): string {
  const query = new URLSearchParams({
    ...((mode === "signup" || wanted !== "/") && { mode }),
    ...(wanted !== "/" && { redirectTo: wanted }),
  });
  return `/login${query.size > 0 ? `?${query}` : ""}`;
}

/** The same as a sign-up sends it, for its letter. What is longer than a letter takes is left to the browser. */
export function wishedPath(wanted: string): { redirect_to?: string } {
  return wanted === "/" || wanted.length > WANTED_PATH_MAX ? {} : { redirect_to: wanted };
}
