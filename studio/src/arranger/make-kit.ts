import type { Stamp } from "../scene/index.ts";
import { DEFAULT_FONT_ID } from "../scene/index.ts";
import { brokenInto, isJapanese, lengthOf } from "./break-words.ts";
import { type Ground, type Inks, inksOn, type Palette } from "./inks.ts";
import type { Kit } from "./kit.ts";
import { type Mood, type MoodId, moodOf } from "./moods.ts";
import { type OwnPicture, picturePiece } from "./picture-piece.ts";
import { over, type Piece, scaled, within } from "./piece.ts";
import type { Seeded } from "./seeded.ts";
import { shapePiece } from "./shape-piece.ts";
import type { Shelf, Site } from "./site.ts";
import { bodyInk, stampPiece, tonedInks } from "./stamp-piece.ts";
import { stampsNamedBy } from "./stamps-named-by.ts";

/** What the customer asks for. */
export interface Wish {
  /** One to three, none of them empty. */
  readonly lines: readonly string[];
  readonly mood: MoodId;
  readonly picture?: OwnPicture | undefined;
}

interface Draw {
  readonly random: Seeded;
  readonly aspect: number;
  readonly attempt: number;
}

/** Every ink that a stamp's outline is seen by stands out at least so much. */
const STANDS_OUT = 18;
/** Small words longer than this are set in two lines. */
const LONG = 18;
const PATIENCE = 60;
/** And is so much lighter or darker, of CIELAB's lightness. */
const DIFFERS = 18;
/** A part of their outline is paper. */
const PALE = new Set(["food-dango", "season-moon", "season-snowman", "club-tennis", "club-shuttlecock"]);

/** Undefined where no ink or no face can carry the words. */
export function makeKit(
  wish: Wish,
  site: Site,
  shelf: Shelf,
  draw: Draw,
): (Kit & { readonly ground?: string }) | undefined {
  const { random } = draw;
  const mood = moodOf(wish.mood);
  const palette = random.pick(mood.palettes);
  const ground = groundFor(palette, site, random);
  const on: Ground = { methodId: site.goods.methodId, color: ground ?? site.goods.color };
  const inks = inksOn(palette, on);
  const [head = "", ...others] = wish.lines;
  const subs = others.flatMap((line) => (lengthOf(line) > LONG ? (brokenInto(line, 2) ?? [line]) : [line]));
  const covers = (words: string) => (fontId: string) =>
    [...words].every(
      (letter) =>
        /\s|\p{Extended_Pictographic}|\uFE0F|\u200D/u.test(letter) ||
        (shelf.text.face(fontId)?.hasGlyph(letter) ?? false),
    );
  const faceFor = (faces: readonly string[], words: string) => random.shuffled(faces).find(covers(words));
  const heads = draw.attempt > 2 * PATIENCE ? [DEFAULT_FONT_ID] : isJapanese(head) ? mood.heads : mood.latinHeads;
  const headFace = faceFor(heads, head) ?? faceFor([...mood.heads, DEFAULT_FONT_ID], head);
  if (!inks || headFace === undefined || !shelf.text.hasFace(DEFAULT_FONT_ID)) return undefined;
  const smallFaces = new Map<boolean, string | undefined>(
    [true, false].map((kana) => [
      kana,
      faceFor(kana ? mood.subs : mood.latinSubs, subs.filter((sub) => isJapanese(sub) === kana).join("")),
    ]),
  );
  return {
    ...{ text: shelf.text, inks, random, mood, head, subs, headFace, aspect: draw.aspect },
    // Where fine faces have failed so often, a strong one is tried.
    subFaceFor: (words) => (draw.attempt > PATIENCE ? undefined : smallFaces.get(isJapanese(words))) ?? DEFAULT_FONT_ID,
    dress: random.pick(mood.dresses),
    stamp: (stampId) => stampOf(shelf.stamps, stampId),
    ...drawing(wish, mood, inks, shelf, draw),
    ...(ground !== undefined && { ground }),
  };
}

/** Goods that are cut out of a printed sheet are given a colour of their own now and then. */
function groundFor(palette: Palette, { place }: Site, random: Seeded): string | undefined {
  if (place.bleed === 0 || !random.chance(0.75)) return undefined;
  const { paper, soft, warm, cool, dark, hot } = palette;
  return random.pick([paper, paper, soft, warm, cool, dark, hot]);
}

function drawing(
  wish: Wish,
  mood: Mood,
  inks: Inks,
  shelf: Shelf,
  { random, attempt }: Draw,
): Pick<Kit, "motif" | "bare" | "photo" | "isFramed"> {
  const { picture } = wish;
  if (picture?.hasGround) {
    const round = scaled(picturePiece(picture, 1, "ellipse"), 1);
    return { photo: picture, motif: round, bare: round, isFramed: true };
  }
  if (picture) {
    const cutOut = picturePiece(picture, picture.pixelHeight / picture.pixelWidth);
    return { photo: undefined, motif: cutOut, bare: cutOut, isFramed: false };
  }
  const named = stampsNamedBy(wish.lines, shelf.stamps);
  // What the words name comes first; now and then, and where they name nothing, the mood's own.
  const ids = named.length > 0 && attempt % 4 !== 3 ? named : mood.stamps;
  const stamp = stampOf(shelf.stamps, random.pick(ids));
  const inksOf = tonedInks(stamp, inks.palette);
  const body = bodyInk(stamp, inksOf);
  const drawn = stampPiece(stamp, inksOf);
  const isSeen =
    inks.clarity(body) >= STANDS_OUT &&
    inks.contrast(body) >= DIFFERS &&
    inksOf.every((ink) => ink === inks.palette.paper || inks.contrast(ink) >= DIFFERS / 2);
  const isSeenOnPaper = body !== inks.palette.paper && !PALE.has(stamp.id);
  return {
    photo: undefined,
    motif: isSeen ? drawn : isSeenOnPaper ? onPaper(drawn, inks) : undefined,
    bare: isSeenOnPaper ? drawn : undefined,
    isFramed: !isSeen,
  };
}

/** On a disc where its outline would not be seen. */
function onPaper(drawn: Piece, { palette, clarity }: Inks): Piece | undefined {
  const plate = [palette.paper, palette.warm, palette.soft].find((ink) => clarity(ink) >= STANDS_OUT);
  if (plate === undefined) return undefined;
  return over(shapePiece("ellipse", 1, 1, plate), { piece: within(drawn, 0.7, 0.66) });
}

function stampOf(stamps: readonly Stamp[], stampId: string): Stamp {
  const stamp = stamps.find(({ id }) => id === stampId);
  if (!stamp) throw new Error(`The stamp ${stampId} was not loaded`);
  return stamp;
}
