import { queryUser, updateUser } from "@surimono/contract/members";
import { quietCall } from "#app/session/call.ts";
import { createStore, useStore } from "#app/ui/store.ts";

interface Seen {
  readonly userId: string;
  /** Ids that were visible in the list since the page was opened. */
  readonly ids: ReadonlySet<string>;
  /** Those of them that the server knows of. */
  readonly saved: ReadonlySet<string>;
}

/** As many ids as the member's record holds: the contract takes no more. */
const KEPT = 1000;

const seen = createStore<Seen>(nothingSeen(""));

function nothingSeen(userId: string): Seen {
  return { userId, ids: new Set(), saved: new Set() };
}

/** What one member saw is not seen by the next who logs in here. */
function seenBy(userId: string): Seen {
  const current = seen.get();
  return current.userId === userId ? current : nothingSeen(userId);
}

export function useSeen(userId: string): Seen {
  const current = useStore(seen, nothingSeen(userId));
  return current.userId === userId ? current : nothingSeen(userId);
}

export function markSeen(userId: string, ids: readonly string[]): void {
  const before = seenBy(userId);
  const fresh = ids.filter((id) => !before.ids.has(id));
  if (fresh.length > 0) seen.set({ ...before, ids: new Set([...before.ids, ...fresh]) });
}

/** Adds what was seen here to the member's record, whatever other devices have added since. Answers whether that went well. */
export async function saveSeen(userId: string): Promise<boolean> {
  const before = seenBy(userId);
  const unsaved = [...before.ids].filter((id) => !before.saved.has(id));
  if (unsaved.length === 0) return true;
  const record = await quietCall(queryUser, { user_id: userId });
  const known = record.ok ? record.value.data[0]?.notification : undefined;
  if (!known) return false;
  const ofAudience = (audience: string, before: readonly string[]) => {
    const fresh = unsaved.filter((id) => id.startsWith(`${audience}_`));
    return [...new Set([...fresh, ...before])].slice(0, KEPT);
  };
  const saved = await quietCall(updateUser, {
    user_id: userId,
    notification: {
      private_notification: ofAudience("private", known.private_notification),
      public_notification: ofAudience("public", known.public_notification),
    },
  });
  if (!saved.ok) return false;
  const now = seenBy(userId);
  seen.set({ ...now, saved: new Set([...now.saved, ...unsaved]) });
  return true;
}
