import type { Transaction } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";

/** Told once inside the transaction in which somebody becomes a member who can order. */
export type OnJoined = (tx: Transaction, member: Pick<Member, "id" | "kind">) => Promise<void>;
