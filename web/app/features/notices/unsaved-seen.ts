/** A member cannot see more at once; a list that grew beyond it is not ours. */
const MOST = 1000;

const keyOf = (userId: string) => `surimono.seen.${userId}`;

/** Ids that were seen in this browser and that the server does not know of yet: they outlive the page and show in other tabs. */
export function readUnsaved(userId: string): string[] {
  return idsIn(localStorage.getItem(keyOf(userId)));
}

export function writeUnsaved(userId: string, ids: readonly string[]): void {
  if (ids.length === 0) return localStorage.removeItem(keyOf(userId));
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(ids));
  } catch {
    // A full storage costs the other tabs their news, and nothing else.
  }
}

interface Watcher {
  onSeen: (ids: readonly string[]) => void;
  onSaved: (ids: readonly string[]) => void;
}

/** What comes into the list was seen in another tab, what leaves it was saved there. Answers how to stop. */
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

/** The server refuses the whole list for one that is no id. */
function isId(value: unknown): value is string {
  return typeof value === "string" && /^(?:public|private)_\d{1,15}$/.test(value);
}
