/** A member cannot see more at once; a longer list is not ours. */
const MOST = 1000;

const keyOf = (userId: string) => `surimono.seen.${userId}`;

/** Ids seen in this browser that the server does not know yet: they outlive the page and show in other tabs. */
export function readUnsaved(userId: string): string[] {
  return idsIn(localStorage.getItem(keyOf(userId)));
}

export function writeUnsaved(userId: string, ids: readonly string[]): void {
  if (ids.length === 0) return localStorage.removeItem(keyOf(userId));
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(ids));
  } catch {
    // With a full storage the other tabs learn nothing; all else works.
  }
}

interface Watcher {
  onSeen: (ids: readonly string[]) => void;
  onSaved: (ids: readonly string[]) => void;
}

/** Ids added to the list were seen in another tab, removed ones saved there. Returns a function that stops it. */
export function watchUnsaved(userId: string, { onSeen, onSaved }: Watcher): () => void {
  const listener = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== keyOf(userId)) return;
    const [before, after] = [idsIn(oldValue), idsIn(newValue)];
    onSeen(after);
    onSaved(before.filter((id) => !after.includes(id)));
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function idsIn(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(ids) ? ids.filter(isId).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The server refuses the whole list for one invalid id. */
function isId(value: unknown): value is string {
  return typeof value === "string" && /^(?:public|private)_\d{1,15}$/.test(value);
}
