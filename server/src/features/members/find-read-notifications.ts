import { eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { users } from "./accounts.tables.ts";
import { memberProfiles } from "./members.tables.ts";

/**
 * Which notifications the member has seen, by their ids on the wire, and since when they are a member. Undefined if the account is gone.
 */
export async function findReadNotifications(queries: Queries, userId: string) {
  const [row] = await queries
    .select({
      memberSince: users.createdAt,
      privateIds: memberProfiles.readPrivateNotifications,
      publicIds: memberProfiles.readPublicNotifications,
    })
    .from(users)
    .leftJoin(memberProfiles, eq(memberProfiles.userId, users.id))
    .where(eq(users.id, userId));
  return row && { memberSince: row.memberSince, privateIds: row.privateIds ?? [], publicIds: row.publicIds ?? [] };
}
