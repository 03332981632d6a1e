/** The inks of the shop's drawings, as they print. */
export const inks = {
  red: "#fe3a27",
  navy: "#22356f",
  amber: "#ffc533",
  cream: "#fff4df",
  teal: "#0f8f86",
  pink: "#f7a6b4",
  white: "#ffffff",
  deep: "#343131",
} as const;

export type Ink = keyof typeof inks;

export interface Shape {
  d: string;
  ink: Ink;
  /** A line of this width instead of a filled shape. */
  line?: number;
}

/** A drawing as data, so that one drawing can be shown whole, as outlines, or as its printing plates. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** SVG path of a circle. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
