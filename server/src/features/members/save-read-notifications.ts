import { ok } from "@surimono/domain/kernel";
import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/index.ts";
import { memberProfiles } from "./members.tables.ts";

/** Ids kept per audience: ten times what a member can see at once. The contract accepts no more. */
const KEPT = 1000;

interface ReadIds {
  readonly privateIds: readonly string[];
  readonly publicIds: readonly string[];
}

/**
 * Adds to what the member has read: nothing becomes unread again, so tabs and devices that save at once lose nothing. The ids read longest
 * ago go first. Returns all that is kept.
 */
export async function saveReadNotifications(database: Database, userId: string, fresh: ReadIds) {
  const saved = await database.inTransaction(async (tx) => {
    const mine = eq(memberProfiles.userId, userId);
    const [before] = await tx
      .select({
        privateIds: memberProfiles.readPrivateNotifications,
        publicIds: memberProfiles.readPublicNotifications,
      })
      .from(memberProfiles)
      .where(mine)
      .for("update");
    const read = {
      readPrivateNotifications: joined(fresh.privateIds, before?.privateIds),
      readPublicNotifications: joined(fresh.publicIds, before?.publicIds),
    };
    await tx.update(memberProfiles).set(read).where(mine);
    return ok(read);
  });
  return saved.value;
}

function joined(fresh: readonly string[], before: readonly string[] = []): string[] {
  return [...new Set([...fresh, ...before])].slice(0, KEPT);
}
