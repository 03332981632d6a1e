import type { Layout } from "../kit.ts";
import type { MoodId } from "../moods.ts";
import { archOver, beside, coin, emblem, flanked, motifOver, motifUnder, rows } from "./motif-layouts.ts";
import { banded, card, instant, loud, photoLeft, photoPlate, photoRight, porthole } from "./photo-layouts.ts";
import { columns, dot, framed, onFrame, plate, ruled, slanted, starred, wordsOnly } from "./word-layouts.ts";

const ALWAYS: readonly Layout[] = [
  motifOver,
  motifUnder,
  beside,
  flanked,
  beside,
  archOver,
  emblem,
  coin,
  ruled,
  framed,
];

/** What suits a mood besides. */
const OWN: Readonly<Record<MoodId, readonly Layout[]>> = {
  gentle: [starred, onFrame, dot, rows],
  pop: [onFrame, slanted, plate, rows, dot],
  wa: [columns, columns, plate, dot],
  retro: [plate, onFrame, dot, emblem, starred],
  cool: [plate, wordsOnly, ruled, dot],
  hand: [starred, slanted, onFrame, rows],
};

const OF_PHOTOS: readonly Layout[] = [instant, porthole, card, banded, loud, photoLeft, photoRight, photoPlate];

export function layoutsFor(mood: MoodId, hasPhoto: boolean): readonly Layout[] {
  return hasPhoto ? OF_PHOTOS : [...ALWAYS, ...OWN[mood]];
}

/** Where a place is too small for anything else. */
export const PLAIN_LAYOUTS: readonly Layout[] = [wordsOnly, ruled, starred];
