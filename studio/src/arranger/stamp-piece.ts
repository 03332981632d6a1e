import type { Stamp } from "../scene/index.ts";
import { stampRatio } from "../scene/index.ts";
import type { Palette } from "./inks.ts";
import type { Piece } from "./piece.ts";
import { plainLayer } from "./plain-layer.ts";

/** The inks that the shop's stamps are drawn in, by what they do. */
const ROLES: Readonly<Record<string, keyof Palette>> = {
  "#22356f": "dark",
  "#343131": "dark",
  "#fe3a27": "hot",
  "#ffc533": "warm",
  "#0f8f86": "cool",
  "#f7a6b4": "soft",
  "#fff4df": "paper",
  "#ffffff": "paper",
};

/** A stamp's own inks, in the palette's tones. */
export function tonedInks({ inks }: Stamp, palette: Palette): readonly string[] {
  return inks.map((ink) => {
    const role = ROLES[ink];
    return role === undefined ? ink : palette[role];
  });
}

/** The ink that its outline is seen by: that of what is painted first. */
export function bodyInk(stamp: Stamp, inks: readonly string[]): string {
  return inks[stamp.shapes[0]?.ink ?? 0] ?? "#000000";
}

/** One unit wide. */
export function stampPiece(stamp: Stamp, inks: readonly string[]): Piece {
  const height = stampRatio(stamp);
  return {
    width: 1,
    height,
    layAt: (place) => [
      {
        ...plainLayer(place, place.unit, place.unit * height),
        kind: "stamp",
        name: stamp.name,
        stampId: stamp.id,
        inks,
      },
    ],
  };
}
