import type { Queries } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";
import { findBusinessStanding } from "../members/index.ts";
import type { Buyer } from "./price-lines.ts";

const CONSUMER: Buyer = { businessDiscountRate: 0, invoiceAllowed: false };

/** Consumers cost no query. */
export async function findBuyer(queries: Queries, member: Pick<Member, "id" | "kind">): Promise<Buyer> {
  if (member.kind !== "business") return CONSUMER;
  const standing = await findBusinessStanding(queries, member.id);
  if (standing?.state !== "approved") return CONSUMER;
  return { businessDiscountRate: standing.discountRateBp, invoiceAllowed: true };
}
