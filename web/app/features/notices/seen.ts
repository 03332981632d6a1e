import { updateUser } from "@surimono/contract/members";
import { createStore, useStore } from "@surimono/ui/store.ts";
import { callThrough } from "#app/session/call.ts";
import { readUnsaved, watchUnsaved, writeUnsaved } from "./unsaved-seen.ts";

interface Seen {
  readonly userId: string;
  /** Ids visible in the list since the page was opened, here or in another tab. */
  readonly ids: ReadonlySet<string>;
  /** Those that the server knows. */
  readonly saved: ReadonlySet<string>;
}

const seen = createStore<Seen>(nothingSeen(""));

/** A running request outlives the page. */
const outlivingCall = callThrough((input, init) => globalThis.fetch(input, { ...init, keepalive: true }));

function nothingSeen(userId: string): Seen {
  return { userId, ids: new Set(), saved: new Set() };
}

/** One member's seen notices are not the next one's. */
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

/** Tells the server what was seen, in addition to other tabs and devices. Returns whether it worked. */
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

/** Takes over what was seen but not saved, earlier here or in another tab, and listens to other tabs. Returns a function that stops it. */
export function shareSeen(userId: string): () => void {
  noteSeen(userId, readUnsaved(userId));
  return watchUnsaved(userId, {
    onSeen: (ids) => noteSeen(userId, ids),
    onSaved: (ids) => noteSaved(userId, ids),
  });
}

/** Returns the new ones. */
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
