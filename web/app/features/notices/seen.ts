import { updateUser } from "@surimono/contract/members";
import { callThrough } from "#app/session/call.ts";
import { createStore, useStore } from "#app/ui/store.ts";
import { readUnsaved, watchUnsaved, writeUnsaved } from "./unsaved-seen.ts";

interface Seen {
  readonly userId: string;
  /** Ids that were visible in the list since the page was opened, here or in another tab. */
  readonly ids: ReadonlySet<string>;
  /** Those of them that the server knows of. */
  readonly saved: ReadonlySet<string>;
}

const seen = createStore<Seen>(nothingSeen(""));

/** A request that is under way when the page is left goes on. */
const outlivingCall = callThrough((input, init) => globalThis.fetch(input, { ...init, keepalive: true }));

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
  const fresh = noteSeen(userId, ids);
  if (fresh.length > 0) writeUnsaved(userId, [...new Set([...readUnsaved(userId), ...fresh])]);
}

/** Tells the server what was seen; it adds that to what other tabs and devices have seen. Answers whether that went well. */
export async function saveSeen(userId: string): Promise<boolean> {
  const { ids, saved } = seenBy(userId);
  const unsaved = [...ids].filter((id) => !saved.has(id));
  if (unsaved.length === 0) return true;
  const ofAudience = (audience: string) => unsaved.filter((id) => id.startsWith(`${audience}_`));
  const answer = await outlivingCall(updateUser, {
    user_id: userId,
    notification: { private_notification: ofAudience("private"), public_notification: ofAudience("public") },
  });
  if (!answer.ok) return false;
  noteSaved(userId, unsaved);
  const done = new Set(unsaved);
  writeUnsaved(
    userId,
    readUnsaved(userId).filter((id) => !done.has(id)),
  );
  return true;
}

/** Takes up what was seen and never saved, here at an earlier time or in another tab, and goes on listening to those. Answers how to stop. */
export function shareSeen(userId: string): () => void {
  noteSeen(userId, readUnsaved(userId));
  return watchUnsaved(userId, {
    onSeen: (ids) => noteSeen(userId, ids),
    onSaved: (ids) => noteSaved(userId, ids),
  });
}

/** Answers which of them are new. */
function noteSeen(userId: string, ids: readonly string[]): string[] {
  const before = seenBy(userId);
  const fresh = ids.filter((id) => !before.ids.has(id));
  if (fresh.length > 0) seen.set({ ...before, ids: new Set([...before.ids, ...fresh]) });
  return fresh;
}

function noteSaved(userId: string, ids: readonly string[]): void {
  const before = seenBy(userId);
  seen.set({ ...before, ids: new Set([...before.ids, ...ids]), saved: new Set([...before.saved, ...ids]) });
}
