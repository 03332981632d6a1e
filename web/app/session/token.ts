import { createStore } from "@surimono/ui/store.ts";

const KEY = "surimono.token";
/** A token stored by another tab for another account: this tab stays logged out of it. */
const FOREIGN = "surimono.foreign-token";

function readToken(): string | undefined {
  if (typeof window === "undefined") return undefined;
  const stored = localStorage.getItem(KEY) || undefined;
  return stored === sessionStorage.getItem(FOREIGN) ? undefined : stored;
}

/** Runs before a session ends unintentionally, while its pages are still open. */
export const beforeSessionEnds = new Set<() => void>();

function tellSessionEnds(): void {
  for (const tell of beforeSessionEnds) tell();
}

export const token = createStore<string | undefined>(readToken());

export function storeToken(next: string): void {
  sessionStorage.removeItem(FOREIGN);
  localStorage.setItem(KEY, next);
  token.set(next);
}

export function dropToken(): void {
  // A token stored since by another account's tab is not ours to remove.
  if (localStorage.getItem(KEY) === token.get()) localStorage.removeItem(KEY);
  token.set(undefined);
}

/** The session ended although nobody asked for it. */
export function expireToken(): void {
  tellSessionEnds();
  dropToken();
}

/**
 * Watches other tabs' changes to the token. A change of account logs this tab out and reloads it
 * (rule session-account-switched), but leaves the other tab's login alone.
 */
export function watchOtherTabs(onSwitched: () => void, onLeft?: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    const mine = token.get();
    const theirs = localStorage.getItem(KEY) || undefined;
    if (theirs === mine) return;
    tellSessionEnds();
    if (mine && theirs) {
      sessionStorage.setItem(FOREIGN, theirs);
      token.set(undefined);
      onSwitched();
    } else {
      token.set(readToken());
      if (mine) onLeft?.();
    }
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
