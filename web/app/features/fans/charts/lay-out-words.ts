import type { Keyword } from "@surimono/domain/fans";
import { seededRandom } from "@surimono/domain/kernel";
import cloud from "d3-cloud";

export interface PlacedWord {
  readonly word: string;
  /** In pixels, like x and y, which are measured from the middle. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** 0 for the most frequent. */
  readonly rank: number;
}

/** The number of most frequent words in bold: they are measured as drawn. */
export const BOLD_WORDS = 6;

const LEAST_SIZE = 13;
const MOST_SIZE = 64;
/** The share of the area that letters may take: beyond it words find no place. */
const FULLNESS = 0.4;
/**
 * If more than one in ten finds no place, all shrink, at most this often; the list has the rest. Of few words in a small area one in four
 * may be left to the list: shrunk there, all would be of one size.
 */
const ENOUGH = 0.9;
const ENOUGH_OF_FEW = 0.75;
const FEW = 10;
const ATTEMPTS = 4;
const SMALLER = 0.88;
/** Between words; less in a small area. */
const GAP = 4;
const SMALL_GAP = 1;
const SMALL_WIDTH = 300;

interface Layout {
  words: readonly Keyword[];
  width: number;
  height: number;
  done: (placed: readonly PlacedWord[]) => void;
}

/** The same words in the same width always give the same layout. Returns a function that stops it. */
export function layOutWords({ words, width, height, done }: Layout): () => void {
  const family = getComputedStyle(document.body).fontFamily || "sans-serif";
  const enough = words.length * (words.length > FEW ? ENOUGH : ENOUGH_OF_FEW);
  let layout: ReturnType<typeof cloud<{ text: string; rank: number; size: number }>> | undefined;
  let stopped = false;
  const attempt = (number: number) => {
    const sizes = sizesOf(words, largestIn({ words, width, height }) * SMALLER ** number);
    layout = cloud<{ text: string; rank: number; size: number }>()
      .size([width, height])
      .words(words.map(({ word }, rank) => ({ text: word, rank, size: sizes[rank] ?? LEAST_SIZE })))
      .font(family)
      .fontWeight(({ rank }) => (rank < BOLD_WORDS ? 700 : 400))
      .fontSize(({ size }) => size)
      .rotate(0)
      .padding(width < SMALL_WIDTH ? SMALL_GAP : GAP)
      .random(seededRandom(0x5eed))
      .on("end", (placed) => {
        if (stopped) return;
        if (placed.length < enough && number + 1 < ATTEMPTS) return attempt(number + 1);
        done(placed.map(({ text, size, x, y, rank }) => ({ word: text, size, x, y, rank })));
      });
    layout.start();
  };
  attempt(0);
  return () => {
    stopped = true;
    layout?.stop();
  };
}

/** A word's area follows its points, so its size follows their root. */
function ratiosOf(words: readonly Keyword[]): number[] {
  const most = Math.max(...words.map(({ point }) => point), 1);
  return words.map(({ point }) => Math.sqrt(Math.max(point, 0) / most));
}

function sizesOf(words: readonly Keyword[], largest: number): number[] {
  return ratiosOf(words).map((ratio) => Math.max(LEAST_SIZE, Math.round(largest * ratio)));
}

/**
 * As large as possible while all find a place and the first stays within two thirds of the width, as long words must be smaller than short
 * ones.
 */
function largestIn({ words, width, height }: Pick<Layout, "words" | "width" | "height">): number {
  const letters = words.map(({ word }) => [...word].length);
  const area = ratiosOf(words).reduce((sum, ratio, index) => sum + ratio * ratio * (letters[index] ?? 0), 0);
  const fitting = Math.sqrt((width * height * FULLNESS) / Math.max(area, 1));
  return Math.min(MOST_SIZE, (width * 0.66) / Math.max(2, letters[0] ?? 0), fitting);
}
