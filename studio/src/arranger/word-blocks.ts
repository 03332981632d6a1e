import { brokenInto, isJapanese, lengthOf } from "./break-words.ts";
import type { Kit } from "./kit.ts";
import { asWideAs, column, type Piece, scaled } from "./piece.ts";
import { shapePiece } from "./shape-piece.ts";
import { type DressName, textPiece } from "./text-piece.ts";

interface HeadLook {
  /** Width by height that the block should come near to. */
  readonly ratio?: number;
  readonly color?: string;
  readonly dress?: DressName;
}

/** Lines that differ by no more are set equally wide. */
const NEARLY_EQUAL = 1.5;
const LINE_GAP = 0.2;

/** The main words in one to three lines, a unit wide. */
export function headBlock(kit: Kit, { ratio = 2.6, color, dress = kit.dress }: HeadLook = {}): Piece {
  const lines = linesNear(kit.head, ratio);
  const { inks, random } = kit;
  // One line of several in another colour, where the block is not all in the colour of a plate.
  const marked = color === undefined && lines.length > 1 && random.chance(0.4) ? random.below(lines.length) : undefined;
  const pieces = lines.map((words, index) =>
    textPiece(kit, {
      words,
      fontId: kit.headFace,
      color: index === marked ? inks.said : (color ?? inks.main),
      dress,
      spacing: spacingOf(words),
    }),
  );
  const widths = pieces.map(({ width }) => width);
  const isEven = Math.max(...widths) / Math.min(...widths) <= NEARLY_EQUAL;
  const set = isEven
    ? pieces.map((piece) => asWideAs(piece, 1))
    : pieces.map((piece) => scaled(piece, 1 / Math.max(...widths)));
  const em = 1 / Math.max(...lines.map(lengthOf));
  return lines.length === 1 ? (set[0] as Piece) : column(set, em * LINE_GAP);
}

function linesNear(words: string, ratio: number): readonly string[] {
  const ways = [1, 2, 3].flatMap((count) => {
    const lines = brokenInto(words, count);
    return lines ? [lines] : [];
  });
  const farFrom = (lines: readonly string[]) => {
    const shape = Math.max(...lines.map(lengthOf)) / (lines.length * (1 + LINE_GAP));
    return Math.abs(Math.log(shape / ratio));
  };
  return ways.reduce((best, lines) => (farFrom(lines) < farFrom(best) ? lines : best));
}

/** Short words stand a little apart, capitals more. */
function spacingOf(words: string): number {
  if (isJapanese(words)) return lengthOf(words) <= 3 ? 60 : 10;
  return /\p{Ll}/u.test(words) ? 0 : 40;
}

interface SubLook {
  readonly color?: string;
  /** No wider than this, and letters no higher. */
  readonly width: number;
  readonly em: number;
}

/** The other lines below each other, set small; undefined where there are none. */
export function subBlock(kit: Kit, { color = kit.inks.main, width, em }: SubLook): Piece | undefined {
  if (kit.subs.length === 0) return undefined;
  const pieces = kit.subs.map((words) => {
    const isLow = isJapanese(words) || /\p{Ll}/u.test(words);
    const piece = textPiece(kit, {
      words,
      fontId: kit.subFaceFor(words),
      color,
      spacing: lengthOf(words) > 14 ? 20 : isLow ? 80 : 160,
    });
    return scaled(piece, Math.min(em, width / piece.width));
  });
  return column(pieces, em * 0.5);
}

/** Head and sub with a rule between them now and then, a unit wide. */
export function wordsBlock(
  kit: Kit,
  look: HeadLook & { readonly subColor?: string; readonly rule?: boolean } = {},
): Piece {
  const head = headBlock(kit, look);
  const em = Math.min(head.height * 0.34, 0.11);
  const sub = subBlock(kit, { width: 0.96, em, color: look.subColor ?? look.color ?? kit.inks.main });
  if (!sub) return head;
  const gap = Math.max(em * 0.6, head.height * 0.1);
  if (!look.rule) return column([head, sub], gap);
  const rule = shapePiece("rectangle", Math.min(1, Math.max(0.3, sub.width)), 0.012, look.color ?? kit.inks.accent);
  return column([head, rule, sub], gap * 0.8);
}
