/**
 * Does the work for all, so many beside each other. A lane in which it fails ends; the failure is thrown when the other lanes have done what
 * is left.
 */
export async function inLanes<One>(
  all: readonly One[],
  lanes: number,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const left = all.values();
  const lane = async () => {
    for (const one of left) await work(one);
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ended) if (end.status === "rejected") throw end.reason;
}
