import type { WithdrawalObstacle } from "@surimono/domain/members";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import type { Hook } from "../../../platform/hook.ts";
import type { Shop } from "../../../platform/http/index.ts";

export interface Obstacle {
  readonly code: WithdrawalObstacle;
  readonly orderNumber: string | undefined;
}

export interface Losses {
  readonly myItems: number;
  readonly drafts: number;
  readonly pictures: number;
  readonly miles: number;
}

/** What other features say and do when a member, named by id, leaves. They are built on this one, so they are passed in. */
export interface Leaving {
  readonly countLosses: (queries: Queries, userId: string) => Promise<Losses>;
  /** First of all, in the shop's order of locks: from here on nothing new can be ordered. */
  readonly closeCarts: Hook<string>;
  readonly findObstacles: (queries: Queries, userId: string, now: Date) => Promise<Obstacle[]>;
  /** Deletes the member's rows, except what the law wants kept. Repeating it finds nothing. */
  readonly erase: readonly Hook<string>[];
  /** Deletes what cannot go in a transaction: files, and the rows that name them. Repeating it finds nothing. */
  readonly removeFiles: (shop: Shop, userId: string) => Promise<void>;
  /** Which of these closed accounts have such orders. */
  readonly listWithOldRecords: (queries: Queries, userIds: readonly string[], keptFrom: Date) => Promise<string[]>;
  /** Deletes the orders that the law no longer wants kept; returns whether there were any. */
  readonly eraseOldRecords: (tx: Transaction, userId: string, keptFrom: Date) => Promise<boolean>;
}
