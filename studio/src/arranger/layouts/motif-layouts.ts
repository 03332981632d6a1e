import type { Kit, Layout } from "../kit.ts";
import { asHighAs, asWideAs, column, over, type Piece, row, scaled, within } from "../piece.ts";
import { ringShape, shapePiece } from "../shape-piece.ts";
import { ringPiece, textPiece } from "../text-piece.ts";
import { headBlock, subBlock, wordsBlock } from "../word-blocks.ts";

/** The drawing above, the words below. */
export const motifOver: Layout = (kit) => {
  if (!kit.motif || kit.aspect > 1.9) return undefined;
  const words = wordsBlock(kit, { ratio: kit.aspect < 0.8 ? 1.8 : 3.2 });
  const share = kit.random.pick([0.62, 0.72, 0.84]);
  const motif = within(kit.motif, share, 0.86);
  return column([motif, words], 0.07);
};

/** The words above, large, the drawing as their full stop. */
export const motifUnder: Layout = (kit) => {
  if (!kit.motif || kit.aspect > 1.7) return undefined;
  const head = headBlock(kit, { ratio: 1.9 });
  const sub = subBlock(kit, { width: 0.9, em: Math.min(0.09, head.height * 0.3), color: kit.inks.said });
  const motif = within(kit.motif, 0.5, 0.5);
  return sub ? column([sub, head, motif], 0.05, 0.08) : column([head, motif], 0.08);
};

/** For wide places: the drawing beside the words. */
export const beside: Layout = (kit) => {
  if (!kit.motif || kit.aspect < 1.15) return undefined;
  const words = wordsBlock(kit, { ratio: Math.min(3, kit.aspect) });
  const motif = within(kit.motif, 0.8, Math.max(0.5, words.height * 1.15));
  return row([motif, words], 0.08);
};

/** For wide places: the words between two of the drawing. */
export const flanked: Layout = (kit) => {
  if (!kit.motif || kit.isFramed || kit.aspect < 1.5) return undefined;
  const words = wordsBlock(kit, { ratio: Math.min(2.8, kit.aspect * 0.8) });
  const motif = within(kit.motif, 0.5, Math.max(0.3, words.height * 0.8));
  return row([motif, words, motif], 0.09);
};

/** The words bent over the drawing, the others straight below. */
export const archOver: Layout = (kit) => {
  if (!kit.motif || kit.aspect > 1.8) return undefined;
  const words = textPiece(kit, {
    words: kit.head,
    fontId: kit.headFace,
    color: kit.inks.main,
    dress: kit.dress,
    spacing: 60,
    curve: archFor(kit.head),
  });
  if ([...kit.head].length < 4 || [...kit.head].length > 14) return undefined;
  const arch = asWideAs(words, 1);
  const em = arch.width / words.width;
  const motif = within(kit.motif, 0.6, 0.62);
  // Under the bow there is room for a part of it.
  const rise = Math.max(0, arch.height - em) * 0.86;
  const sub = subBlock(kit, { width: 0.92, em: Math.min(Math.max(em * 0.6, 0.07), 0.11), color: kit.inks.said });
  const hero = column([arch, motif], em * 0.32 - rise);
  return sub ? column([hero, sub], 0.07) : hero;
};

function archFor(words: string): number {
  return Math.min(150_000, 70_000 + [...words].length * 7_000);
}

/** A round emblem: words along the ring above, the others below, the drawing in the middle. */
export const emblem: Layout = (kit) => {
  const { bare, inks, random } = kit;
  const length = [...kit.head].length;
  if (!bare || kit.aspect > 1.9 || length < 3 || length > 14 || kit.subs.length > 1 || (kit.subs[0]?.length ?? 0) > 22)
    return undefined;
  const isFilled = random.chance(0.5);
  const plate = isFilled ? inks.accent : undefined;
  const ink = inks.on(plate ?? inks.palette.paper);
  const [low = ""] = kit.subs;
  const sides = 2.12;
  const outer = 2 - 0.16;
  const em = Math.min(0.34, emOnRing(kit, kit.head, kit.headFace, outer, MOST_ABOVE));
  const upper = onRing(kit, kit.head, kit.headFace, ink, { outer, em });
  const lowFace = low === "" ? "" : kit.subFaceFor(low);
  const lower =
    low === ""
      ? undefined
      : onRing(kit, low, lowFace, ink, {
          outer,
          em: Math.min(em * 0.74, emOnRing(kit, low, lowFace, outer, MOST_BELOW)),
          isBelow: true,
        });
  const inner = outer - 2 * em - 0.16;
  const held = within(bare, inner * 0.82, inner * 0.74);
  const back: Piece = plate
    ? over(ringShape(sides, 0.03, plate, plate), { piece: ringShape(sides - 0.1, 0.016, ink, plate) })
    : over(ringShape(sides, 0.035, ink, inks.palette.paper), {
        piece: ringShape(sides - 0.12, 0.014, ink, inks.palette.paper),
      });
  const star = shapePiece("star", 0.13, 0.13, ink);
  const words = [{ piece: upper }, ...(lower ? [{ piece: lower }] : [])];
  const ends = outer / 2 - em * 0.5;
  const stars = lower
    ? [
        { piece: star, x: -ends, y: 0.05 },
        { piece: star, x: ends, y: 0.05 },
      ]
    : [-0.3, 0, 0.3].map((turn) => ({ piece: star, x: ends * Math.sin(turn), y: ends * Math.cos(turn) }));
  const disc = shapePiece("ellipse", inner, inner, inks.palette.paper);
  return over(back, ...(plate ? [{ piece: disc }] : []), { piece: held }, ...words, ...stars);
};

/** Radians that words may take of a ring. */
const [MOST_ABOVE, MOST_BELOW] = [3.5, 2.1];
const RING_SPACING = 90;

interface Ring {
  /** Across, at the outer edge of the letters. */
  readonly outer: number;
  readonly em: number;
  readonly isBelow?: boolean;
}

/** The largest letters that take no more of the ring: they stand on its inner edge. */
function emOnRing(kit: Kit, words: string, fontId: string, outer: number, most: number): number {
  const { width } = textPiece(kit, { words, fontId, color: kit.inks.main, spacing: RING_SPACING });
  return (most * (outer / 2)) / (width + most);
}

function onRing(kit: Kit, words: string, fontId: string, color: string, { outer, em, isBelow = false }: Ring): Piece {
  const straight = textPiece(kit, { words, fontId, color, spacing: RING_SPACING });
  const radians = (straight.width * em) / (outer / 2 - em);
  const curve = Math.round((radians * 180_000) / Math.PI) * (isBelow ? -1 : 1);
  return scaled(ringPiece(kit, { words, fontId, color, spacing: RING_SPACING, curve }), em);
}

/** Small drawings in a row above and below the words. */
export const rows: Layout = (kit) => {
  if (!kit.motif || kit.isFramed || kit.aspect > 3.2) return undefined;
  const words = wordsBlock(kit, { ratio: Math.max(1.4, kit.aspect * 1.5) });
  const count = kit.random.pick([3, 4, 5]);
  const one = asWideAs(kit.motif, 1);
  const small = asHighAs(one, Math.min(0.19, 0.62 / count / one.width));
  const strip = row(
    Array.from({ length: count }, () => small),
    Math.max(small.width * 0.3, (1 - small.width * count) / (count - 1)),
  );
  return kit.random.chance(0.5) ? column([strip, words, strip], 0.08) : column([strip, words], 0.08);
};

/** The drawing on a disc of colour, as on a coin. */
export const coin: Layout = (kit) => {
  if (!kit.bare || kit.aspect > 1.9) return undefined;
  const { inks, random } = kit;
  const plate = random.pick([inks.accent, inks.second]);
  const held = within(kit.bare, 0.66, 0.6);
  const back = random.chance(0.5)
    ? ringShape(1, 0.05, plate, inks.palette.paper)
    : over(shapePiece("ellipse", 1, 1, plate), { piece: shapePiece("ellipse", 0.86, 0.86, inks.palette.paper) });
  const words = wordsBlock(kit, { ratio: 3 });
  return column([scaled(over(back, { piece: held }), 0.76), words], 0.07);
};
