import type { DesignDocument } from "@surimono/domain/designs";
import { unsavedCopies } from "./choose-copy.ts";
import { browserCopies, type StoredCopy } from "./local-copy.ts";

const copies = browserCopies();

/**
 * Work on a design that is only in this browser, newest first, whether a tab has it open or not. `read` gives the server's document and is
 * asked only where there are copies; what it or the browser cannot say is taken as nothing left.
 */
export async function findLeftWork(
  design: string,
  read: () => Promise<DesignDocument | undefined>,
): Promise<readonly StoredCopy[]> {
  const found = await copies.list(design);
  const saved = found.length > 0 ? await read() : undefined;
  return saved ? unsavedCopies(saved, found) : [];
}

/** For work that is safe elsewhere. */
export function dropLeftWork({ key }: StoredCopy): Promise<void> {
  return copies.remove(key);
}
