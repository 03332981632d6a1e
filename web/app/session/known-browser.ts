const KEY = "surimono.member-here";

/** Kept beyond the session: anyone who signed in here before is greeted as a returning customer, not as a new one. */
export function rememberBrowser(): void {
  localStorage.setItem(KEY, "1");
}

export function isKnownBrowser(): boolean {
  return localStorage.getItem(KEY) === "1";
}
