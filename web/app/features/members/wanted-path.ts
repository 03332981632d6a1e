import { WANTED_PATH_MAX } from "@surimono/contract/members";

const KEY = "surimono.wanted-path";

/**
 * The page wanted before signing in or up: a letter's link opens another tab, and an outside provider's refusal names no return address.
 * Home clears it.
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

/** The same for a sign-up's letter. A path too long for it stays in the browser. */
export function wishedPath(wanted: string): { redirect_to?: string } {
  return wanted === "/" || wanted.length > WANTED_PATH_MAX ? {} : { redirect_to: wanted };
}
