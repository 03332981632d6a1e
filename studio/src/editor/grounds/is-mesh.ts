/** Between hairs, or in lace, the ground shows in many small places: so many of them, none larger than this share of the picture. */
const [MANY, SMALL] = [40, 0.002];

/** Whether what is enclosed of the ground is only what shows through a mesh. An eye's white and a letter's middle are few, or large. */
export function isMesh(levels: Uint8Array, needed: Uint8Array, width: number, tolerance: number): boolean {
  const isSeen = new Uint8Array(levels.length);
  const isEnclosed = (index: number) =>
    isSeen[index] === 0 && (levels[index] as number) <= tolerance && (needed[index] as number) > tolerance;
  let places = 0;
  for (let start = 0; start < levels.length; start++) {
    if (!isEnclosed(start)) continue;
    places++;
    let size = 0;
    const front = [start];
    isSeen[start] = 1;
    // Nothing enclosed lies at the rim, so that a neighbour is never on the other side of the picture.
    for (let index = front.pop(); index !== undefined; index = front.pop()) {
      size++;
      for (const beside of [index - 1, index + 1, index - width, index + width]) {
        if (!isEnclosed(beside)) continue;
        isSeen[beside] = 1;
        front.push(beside);
      }
    }
    if (size > levels.length * SMALL) return false;
  }
  return places >= MANY;
}
