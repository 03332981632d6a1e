import type { Stamp } from "../scene/index.ts";
import type { Mood } from "./moods.ts";
import type { OwnPicture } from "./picture-piece.ts";
import type { Piece } from "./piece.ts";
import type { Seeded } from "./seeded.ts";
import type { DressName, Setting } from "./text-piece.ts";

/** What a layout is made of: the customer's words, and what was drawn from the mood for this proposal. */
export interface Kit extends Setting {
  readonly random: Seeded;
  readonly mood: Mood;
  /** The first line of the words, and the others. */
  readonly head: string;
  readonly subs: readonly string[];
  readonly headFace: string;
  /** The face of small words. */
  subFaceFor(words: string): string;
  readonly dress: DressName;
  /** The drawing of the design, a unit wide: a stamp or the customer's own, with a plate behind it where it would not be seen. */
  readonly motif: Piece | undefined;
  /** The same on paper of its own. */
  readonly bare: Piece | undefined;
  /** It is a photograph, or lies on a plate: not to be repeated small. */
  readonly isFramed: boolean;
  /** The customer's own picture where it has a ground. */
  readonly photo: OwnPicture | undefined;
  readonly stamp: (stampId: string) => Stamp;
  /** Width by height of the place. */
  readonly aspect: number;
}

/** Undefined where it would not suit these words or this place. */
export type Layout = (kit: Kit) => Piece | undefined;
