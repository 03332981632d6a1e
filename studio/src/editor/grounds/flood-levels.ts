/** For each pixel the least tolerance at which a flood from the rim reaches it. `levels` says how far each is from the ground. */
export function floodLevels(levels: Uint8Array, width: number, height: number): Uint8Array {
  const needed = new Uint8Array(levels.length);
  const isSeen = new Uint8Array(levels.length);
  /** What waits, by the tolerance that it needs. */
  const fronts: number[][] = Array.from({ length: 256 }, () => []);
  const meet = (index: number, from: number): void => {
    if (isSeen[index] === 1) return;
    isSeen[index] = 1;
    const level = Math.max(from, levels[index] as number);
    needed[index] = level;
    fronts[level]?.push(index);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) meet(y * width + x, 0);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) meet(y * width + x, 0);
  for (const [level, front] of fronts.entries()) {
    for (let index = front.pop(); index !== undefined; index = front.pop()) {
      const x = index % width;
      if (x > 0) meet(index - 1, level);
      if (x < width - 1) meet(index + 1, level);
      if (index >= width) meet(index - width, level);
      if (index < width * (height - 1)) meet(index + width, level);
    }
  }
  return needed;
}
