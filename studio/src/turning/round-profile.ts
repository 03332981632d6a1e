/** A place on the outline of a round thing: its distance from the axis, its height, and the direction that faces outwards. */
export interface ProfilePoint {
  readonly r: number;
  readonly y: number;
  readonly nr: number;
  readonly ny: number;
}

interface Corner {
  readonly r: number;
  readonly y: number;
  /** Radius of its rounding; 0 for an edge. */
  readonly round: number;
}

const STEPS = 8;

/** An outline along corners, with what is outside to the right of the way. Roundings must fit between their corners. */
export function roundProfile(corners: readonly Corner[]): ProfilePoint[] {
  return corners.flatMap((corner, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (!before || !after) return facing(corner, way(before ?? corner, after ?? corner));
    const [come, go] = [way(before, corner), way(corner, after)];
    return corner.round === 0 ? [...facing(corner, come), ...facing(corner, go)] : arc(corner, come, go);
  });
}

type Way = readonly [r: number, y: number];

function way(from: Corner, to: Corner): Way {
  const length = Math.hypot(to.r - from.r, to.y - from.y);
  return [(to.r - from.r) / length, (to.y - from.y) / length];
}

function facing({ r, y }: Pick<Corner, "r" | "y">, [dr, dy]: Way): ProfilePoint[] {
  return [{ r, y, nr: dy, ny: -dr }];
}

/** Outward bends turn left and have their middle inside; inward bends the other way about. */
function arc({ r, y, round }: Corner, come: Way, go: Way): ProfilePoint[] {
  const turn = Math.atan2(come[0] * go[1] - come[1] * go[0], come[0] * go[0] + come[1] * go[1]);
  const side = Math.sign(turn);
  const reach = round * Math.tan(Math.abs(turn) / 2);
  const middle = [r - come[0] * reach - side * round * come[1], y - come[1] * reach + side * round * come[0]] as const;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (turn * step) / STEPS;
    const [dr, dy] = [
      come[0] * Math.cos(angle) - come[1] * Math.sin(angle),
      come[0] * Math.sin(angle) + come[1] * Math.cos(angle),
    ];
    return { r: middle[0] + side * round * dy, y: middle[1] - side * round * dr, nr: dy, ny: -dr };
  });
}
