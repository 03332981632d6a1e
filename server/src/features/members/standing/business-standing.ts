import { and, count, eq, isNull } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { businessProfiles } from "../members.tables.ts";

export interface BusinessStanding {
  readonly state: "waiting" | "approved" | "rejected";
  readonly companyName: string;
  readonly contactName: string;
  /** Basis points off; 0 until approved. */
  readonly discountRateBp: number;
}

/** Whether a business may pay by invoice and has its discount; undefined for a consumer. */
export async function findBusinessStanding(queries: Queries, userId: string): Promise<BusinessStanding | undefined> {
  const [row] = await queries.select().from(businessProfiles).where(eq(businessProfiles.userId, userId));
  return row && standingOf(row);
}

/** The same, and nobody else decides about the business until the transaction ends. */
export async function lockBusinessStanding(tx: Transaction, userId: string): Promise<BusinessStanding | undefined> {
  const mine = eq(businessProfiles.userId, userId);
  const [row] = await tx.select().from(businessProfiles).where(mine).for("update");
  return row && standingOf(row);
}

/** How many wait for the operator's decision. */
export async function countWaitingBusinesses(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ waiting: count() })
    .from(businessProfiles)
    .where(and(isNull(businessProfiles.approvedAt), isNull(businessProfiles.rejectedAt)));
  return row?.waiting ?? 0;
}

export function standingOf(row: typeof businessProfiles.$inferSelect): BusinessStanding {
  const state = row.approvedAt ? "approved" : row.rejectedAt ? "rejected" : "waiting";
  return {
    state,
    companyName: row.companyName,
    contactName: row.contactName,
    discountRateBp: state === "approved" ? row.discountRateBp : 0,
  };
}
