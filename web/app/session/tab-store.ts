import { createStore, type Store } from "@surimono/ui/store.ts";
import { queryClient } from "../query-client.ts";
import type { Member } from "./current-user.ts";
import { token } from "./token.ts";

export interface TabStore<Value> extends Store<Value> {
  forget: () => void;
}

/**
 * What a member has chosen, for as long as the tab: the payment page and back, a reload or a session that has ended lose nothing. Whoever
 * signs in next in the same tab finds nothing of it.
 */
export function createTabStore<Value>(key: string, empty: Value): TabStore<Value> {
  const kept = readKept<Value>(key);
  const store = createStore(kept ? kept.value : empty);
  const forget = () => {
    sessionStorage.removeItem(key);
    store.set(empty);
  };
  const owner = onOtherMember(forget, kept?.member);
  return {
    ...store,
    set(value) {
      sessionStorage.setItem(key, JSON.stringify({ member: owner(), value }));
      store.set(value);
    },
    forget,
  };
}

/** Calls it when another member has signed in to this tab than the one before. Returns whose it is now. */
export function onOtherMember(forget: () => void, before?: string): () => string | undefined {
  let owner = before;
  const look = () => {
    const now = queryClient.getQueryData<Member | null>(["member", token.get()])?.user_id;
    if (now === undefined || now === owner) return;
    if (owner !== undefined) forget();
    owner = now;
  };
  if (typeof window !== "undefined") {
    look();
    queryClient.getQueryCache().subscribe(look);
  }
  return () => owner;
}

function readKept<Value>(key: string): { readonly member?: string; readonly value: Value } | undefined {
  if (typeof window === "undefined") return undefined;
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return "value" in kept ? kept : undefined;
  } catch {
    // Tampered with.
    return undefined;
  }
}
