const KEY = "surimono.member-here";

/** Kept beyond the session: whoever signed in here before is greeted as one who comes back, not as a newcomer. */
export function rememberBrowser(): void {
  localStorage.setItem(KEY, "1");
}

export function isKnownBrowser(): boolean {
  return localStorage.getItem(KEY) === "1";
}
