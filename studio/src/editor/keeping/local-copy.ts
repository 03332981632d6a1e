import type { DesignDocument } from "@surimono/domain/designs";
import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { History } from "../store/history.ts";

/** The design as this browser last had it, with everything that can be undone. */
export interface LocalCopy {
  readonly version: 1;
  readonly document: DesignDocument;
  readonly history: History;
  /** What the server was known to hold when this was written. */
  readonly base: DesignDocument;
  readonly editedAt: number;
}

export interface LocalCopies {
  read(key: string): Promise<LocalCopy | undefined>;
  write(key: string, copy: LocalCopy): Promise<void>;
  remove(key: string): Promise<void>;
}

/**
 * IndexedDB keeps structured data beyond the reload. Where a browser refuses it (private windows, a full disk), the editor works
 * on without: the server's copy is the one that counts.
 */
export function browserCopies(): LocalCopies {
  let opened: UseStore | undefined;
  const store = () => {
    opened ??= createStore("surimono-studio", "working-copies");
    return opened;
  };
  return {
    async read(key) {
      try {
        const found: unknown = await get(key, store());
        return isLocalCopy(found) ? found : undefined;
      } catch {
        return undefined;
      }
    },
    async write(key, copy) {
      try {
        await set(key, copy, store());
      } catch {
        // Nothing to tell: the save on the server goes on.
      }
    },
    async remove(key) {
      try {
        await del(key, store());
      } catch {
        // A copy that cannot be removed is found stale at the next opening.
      }
    },
  };
}

function isLocalCopy(value: unknown): value is LocalCopy {
  return typeof value === "object" && value !== null && "version" in value && value.version === 1;
}
