import { type DesignStep, PRINT_STEP } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { createStore, del, get, keys, promisifyRequest, type UseStore } from "idb-keyval";
import type { History } from "../store/history.ts";

/** A tab's last version of the design, with its undo history. */
export interface LocalCopy {
  readonly version: 2;
  readonly document: DesignDocument;
  readonly history: History;
  /** The server's version as known when this was written. */
  readonly base: DesignDocument;
  /** Being sent when this was written: if one of them arrived without an answer, the server's copy is our own work. */
  readonly unheard?: readonly DesignDocument[];
  readonly editedAt: number;
  /** Put aside because another copy was taken; kept until the customer decides. */
  readonly isAside?: true;
}

export interface StoredCopy {
  readonly key: string;
  readonly copy: LocalCopy;
}

export interface LocalCopies {
  /** All copies of one design: one per tab, and those put aside. */
  list(design: string): Promise<readonly StoredCopy[]>;
  /** False when the browser stores nothing. */
  write(key: string, copy: LocalCopy): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** Names a member's design in this browser: each tag has a name of its own, and the print the one from before there were tags. */
export function designKey(userId: string, productId: number, step: DesignStep): string {
  return step === PRINT_STEP ? `${userId}/${productId}` : `${userId}/${productId}/${step}`;
}

/** Each tab writes under its own key, so that two never overwrite each other. */
export function copyKey(design: string, tab: string): string {
  return `${design}#${tab}`;
}

export function tabOf(key: string): string {
  return key.slice(key.lastIndexOf("#") + 1);
}

/**
 * IndexedDB keeps structured data across reloads. Where a browser refuses it (private windows, a full disk), the editor works without,
 * and says so while the server cannot be reached.
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
          // An explicit commit survives the page closing right now; a transaction left to end by itself is dropped with the page.
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
        // A copy that could not be removed is found to be stale at the next opening.
      }
    },
  };
}

function isLocalCopy(value: unknown): value is LocalCopy {
  return typeof value === "object" && value !== null && "version" in value && value.version === 2;
}
