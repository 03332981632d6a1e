/**
 * Kinds a member showed interest in, once for each item: made counts most, then a favourite, then a view. `fans` are the kinds named by
 * the words of the member's fans, once for each word: they count like a favourite, since sellers make what their buyers talk about. Age
 * and gender say nothing about goods and are not used.
 */
export interface Interest {
  readonly made: readonly number[];
  readonly favourites: readonly number[];
  readonly fans: readonly number[];
  readonly checked: readonly number[];
}

const WEIGHTS = { made: 3, favourites: 2, fans: 2, checked: 1 } as const;

/** Kind ids, the member's favourite first; of two alike, the lower id. */
export function likedKinds(interest: Interest): number[] {
  const scores = new Map<number, number>();
  for (const how of ["made", "favourites", "fans", "checked"] as const)
    for (const kindId of interest[how]) scores.set(kindId, (scores.get(kindId) ?? 0) + WEIGHTS[how]);
  return [...scores].sort(([leftId, left], [rightId, right]) => right - left || leftId - rightId).map(([id]) => id);
}

interface Candidate {
  readonly product_id: number;
  readonly kind_id: number;
  /** Orders so far (rule catalogue-popularity). */
  readonly sum: number;
}

/** No kind takes more than half of the places while others are liked or popular. */
const SHARE = 2;

/**
 * What a member may like next: each liked kind in turn gives its most popular item, until the places are filled; then whatever is
 * popular. Never what the member knows already, never one item twice. The order of the candidates does not matter.
 */
export function recommendItems<Item extends Candidate>(
  candidates: readonly Item[],
  liked: readonly number[],
  known: ReadonlySet<number>,
  places: number,
): Item[] {
  const unique = new Map(candidates.map((item) => [item.product_id, item]));
  const open = [...unique.values()]
    .filter(({ product_id }) => !known.has(product_id))
    .sort((left, right) => right.sum - left.sum || left.product_id - right.product_id);
  const most = Math.ceil(places / SHARE);
  const byKind = liked.map((kindId) => open.filter(({ kind_id }) => kind_id === kindId).slice(0, most));
  const inTurn = Array.from({ length: most }, (_, round) => byKind.flatMap((items) => items[round] ?? [])).flat();
  const others = open.filter(({ kind_id }) => !liked.includes(kind_id));
  return [...new Set([...inTurn, ...others, ...open])].slice(0, places);
}
