import { useSyncExternalStore } from "react";

export interface Store<State> {
  get: () => State;
  set: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A value code outside React may change and components may watch: toasts, open confirmations, the token. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `onServer` is the value for prerendered HTML, before the browser's own is known. */
export function useStore<State>(store: Store<State>, onServer: State): State {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
