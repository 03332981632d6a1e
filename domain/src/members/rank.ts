/** A member rank, reached at this many miles. */
export interface Rank {
  readonly id: number;
  readonly name: string;
  readonly from: number;
}

/** From low to high; everybody has the first. Miles count while valid, about a year. */
export const RANKS = [
  { id: 1, name: "レギュラー", from: 0 },
  { id: 2, name: "ブロンズ", from: 100 },
  { id: 3, name: "シルバー", from: 300 },
  { id: 4, name: "ゴールド", from: 1000 },
  { id: 5, name: "プラチナ", from: 3000 },
] as const satisfies readonly Rank[];

export interface RankStanding {
  readonly rank: Rank;
  /** Undefined at the top. */
  readonly next: Rank | undefined;
  /** 0 at the top. */
  readonly missing: number;
  /** The goal of the progress (rule members-rank-progress): the next rank's miles, at the top its own. */
  readonly target: number;
}

export function rankStanding(miles: number): RankStanding {
  const rank: Rank = RANKS.findLast(({ from }) => miles >= from) ?? RANKS[0];
  const next: Rank | undefined = RANKS[RANKS.findIndex(({ id }) => id === rank.id) + 1];
  return { rank, next, missing: next ? next.from - miles : 0, target: (next ?? rank).from };
}
