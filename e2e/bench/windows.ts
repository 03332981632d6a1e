/** How many windows measure each level of load. */
const ROUNDS = 3;
const MOST_WARM_UPS = 8;

/**
 * Loads a shop, window by window, until one serves hardly more than the one before: then the hot code is compiled. `load` gives the count
 * per second.
 */
export async function warmUp(load: () => Promise<number>): Promise<void> {
  let before = 0;
  for (let window = 0; window < MOST_WARM_UPS; window++) {
    const pace = await load();
    if (pace < before * 1.05) return;
    before = pace;
  }
}

/**
 * The results of each level's windows. The levels take turns, since a shared machine is slow for seconds at a time, which one long window
 * would blame on its level.
 */
export async function inTurns<Window>(
  levels: readonly number[],
  load: (level: number) => Promise<Window>,
): Promise<ReadonlyMap<number, readonly Window[]>> {
  const windows = new Map<number, Window[]>(levels.map((level) => [level, []]));
  for (let round = 0; round < ROUNDS; round++) for (const level of levels) windows.get(level)?.push(await load(level));
  return windows;
}
