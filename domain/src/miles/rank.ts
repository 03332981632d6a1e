import { type BasisPoints, DAY_MS } from "../kernel/index.ts";
import { USUAL_MILE_RATE } from "./miles.ts";

/** A member rank, reached at this many miles, and what it gives (rule miles-rank-benefits). */
export interface Rank {
  readonly id: number;
  readonly name: string;
  readonly from: number;
  /** How many miles an order earns, of the sum paid. */
  readonly mileRate: BasisPoints;
  /** So many days before its beginning a coupon can be used. */
  readonly earlyDays: number;
  /** Of each order so many further destinations are free. */
  readonly freeParcels: number;
}

/** From low to high; everybody has the first. Miles count while valid, about a year, whether they were spent or not. */
export const RANKS = [
  { id: 1, name: "レギュラー", from: 0, mileRate: USUAL_MILE_RATE, earlyDays: 0, freeParcels: 0 },
  { id: 2, name: "ブロンズ", from: 100, mileRate: 120, earlyDays: 0, freeParcels: 0 },
  { id: 3, name: "シルバー", from: 300, mileRate: 150, earlyDays: 1, freeParcels: 0 },
  { id: 4, name: "ゴールド", from: 1000, mileRate: 200, earlyDays: 2, freeParcels: 1 },
  { id: 5, name: "プラチナ", from: 3000, mileRate: 300, earlyDays: 3, freeParcels: 1 },
] as const satisfies readonly Rank[];

export interface RankStanding {
  readonly rank: Rank;
  /** Undefined at the top. */
  readonly next: Rank | undefined;
  /** 0 at the top. */
  readonly missing: number;
  /** The goal of the progress (rule miles-rank-progress): the next rank's miles, at the top its own. */
  readonly target: number;
}

/** The ranks that have a coupon which begins then early by now (rule miles-early-sales). */
export function ranksOpen(begins: Date, now: Date): Rank[] {
  const daysLeft = (begins.getTime() - now.getTime()) / DAY_MS;
  return daysLeft <= 0 ? [] : RANKS.filter(({ earlyDays }) => earlyDays > 0 && earlyDays >= daysLeft);
}

/** The rank of so many earned miles. */
export function rankStanding(miles: number): RankStanding {
  const rank: Rank = RANKS.findLast(({ from }) => miles >= from) ?? RANKS[0];
  const next: Rank | undefined = RANKS[RANKS.findIndex(({ id }) => id === rank.id) + 1];
  return { rank, next, missing: next ? next.from - miles : 0, target: (next ?? rank).from };
}
