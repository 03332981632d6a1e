import type { DesignDocument } from "@surimono/domain/designs";
import { createStore, del, get, keys, promisifyRequest, type UseStore } from "idb-keyval";
import type { History } from "../store/history.ts";

/** The design as one tab of this browser last had it, with everything that can be undone. */
export interface LocalCopy {
  readonly version: 2;
  readonly document: DesignDocument;
  readonly history: History;
  /** What the server was known to hold when this was written. */
  readonly base: DesignDocument;
  /** Were on their way to the server when this was written: where one arrived unheard, the server's copy is our own work. */
  readonly unheard?: readonly DesignDocument[];
  readonly editedAt: number;
  /** Put aside because another copy was taken; it stays until the customer says what becomes of it. */
  readonly isAside?: true;
}

export interface StoredCopy {
  readonly key: string;
  readonly copy: LocalCopy;
}

export interface LocalCopies {
  /** All copies of one design: those of its tabs, and those put aside. */
  list(design: string): Promise<readonly StoredCopy[]>;
  /** False when the browser keeps nothing. */
  write(key: string, copy: LocalCopy): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** Each tab writes under a key of its own, so that two of them never overwrite each other. */
export function copyKey(design: string, tab: string): string {
  return `${design}#${tab}`;
}

export function tabOf(key: string): string {
  return key.slice(key.lastIndexOf("#") + 1);
}

/**
 * IndexedDB keeps structured data beyond the reload. Where a browser refuses it (private windows, a full disk), the editor works
 * on without, and says so while the server cannot be reached.
 */
export function browserCopies(): LocalCopies {
  let opened: UseStore | undefined;
  const store = () => {
    opened ??= createStore("surimono-studio", "working-copies");
    return opened;
  };
  return {
    async list(design) {
      try {
        const found = (await keys<string>(store())).filter((key) => key.startsWith(`${design}#`));
        const copies = await Promise.all(found.map(async (key) => ({ key, copy: await get<unknown>(key, store()) })));
        return copies.filter((stored): stored is StoredCopy => isLocalCopy(stored.copy));
      } catch {
        return [];
      }
    },
    async write(key, copy) {
      try {
        await store()("readwrite", (objects) => {
          objects.put(copy, key);
          // Said aloud, it also holds when the page goes in this moment; a transaction that would end by itself is dropped with the page.
          objects.transaction.commit();
          return promisifyRequest(objects.transaction);
        });
        return true;
      } catch {
        return false;
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
  return typeof value === "object" && value !== null && "version" in value && value.version === 2;
}
