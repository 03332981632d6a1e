/** In how many windows each level of load is measured. */
const ROUNDS = 3;
const MOST_WARM_UPS = 8;

/**
 * Loads a shop, window by window, until one brings hardly more than the one before: a process that has served for a while has its hot
 * code compiled. `load` answers what it counted a second.
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
 * What each level brought in its windows. The levels take turns, since a shared machine is slower for some seconds at a time, and one
 * long window would take these for the level's own.
 */
export async function inTurns<Window>(
  levels: readonly number[],
  load: (level: number) => Promise<Window>,
): Promise<ReadonlyMap<number, readonly Window[]>> {
  const windows = new Map<number, Window[]>(levels.map((level) => [level, []]));
  for (let round = 0; round < ROUNDS; round++) for (const level of levels) windows.get(level)?.push(await load(level));
  return windows;
}
