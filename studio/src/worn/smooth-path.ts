export type Spot = readonly [x: number, y: number];

/** A curve through all of these spots, without corners (Catmull-Rom); `M` begins it. */
export function smoothThrough(spots: readonly Spot[], begin: "M" | "L" = "M"): string {
  const [first] = spots;
  if (!first) return "";
  const parts = [`${begin}${at(first)}`];
  for (const [index, spot] of spots.entries()) {
    const after = spots[index + 1];
    if (!after) break;
    const before = spots[index - 1] ?? spot;
    const later = spots[index + 2] ?? after;
    const out: Spot = [spot[0] + (after[0] - before[0]) / 6, spot[1] + (after[1] - before[1]) / 6];
    const into: Spot = [after[0] - (later[0] - spot[0]) / 6, after[1] - (later[1] - spot[1]) / 6];
    parts.push(`C${at(out)} ${at(into)} ${at(after)}`);
  }
  return parts.join("");
}

/** A line with corners. */
export function lineTo(...spots: readonly Spot[]): string {
  return spots.map((spot) => `L${at(spot)}`).join("");
}

export function at([x, y]: Spot): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

export function mirrored(spots: readonly Spot[]): Spot[] {
  return spots.map(([x, y]) => [-x, y]);
}
