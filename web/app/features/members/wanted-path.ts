const KEY = "surimono.wanted-path";

/** Where a person wanted to go before signing up: the letter's link opens a tab that knows nothing of this one. */
export function keepWantedPath(path: string): void {
  if (path === "/") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, path);
}

export function readWantedPath(): string | null {
  return localStorage.getItem(KEY);
}
