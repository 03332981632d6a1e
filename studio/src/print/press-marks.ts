import { type Box, joinedRuns, textBoxes, textSize } from "@surimono/domain/floor";
import { MM_PER_INCH, POINTS_PER_INCH } from "@surimono/domain/kernel";
import { encode } from "uqr";

/** What is printed beside a piece's print (rule floor-press-slug). */
export interface Slug {
  /** What the QR code reads as: the number of the piece. */
  readonly code: string;
  /** In ASCII. */
  readonly lines: readonly string[];
}

/** Edges in points, bottom up. */
export type Edges = readonly [left: number, bottom: number, right: number, top: number];

export interface PageBoxes {
  /** Where the paper ends: before the marks it is the bleed. */
  readonly bleed: Edges;
  readonly trim: Edges;
}

const mm = (length: number): number => (length * POINTS_PER_INCH) / MM_PER_INCH;

/** Around the bleed. */
const MARGIN = mm(12);
/** No mark is nearer to the bleed: a cutter's blade has this much play. */
const AWAY = mm(1.5);
const CORNER = mm(6);
const CROSS = mm(3.5);
const RING = mm(1.8);
const HAIRLINE = 0.25;
/** A third of a millimetre: letters of 2.3 mm, as on film. */
const DOT = mm(0.33);
const LINE = DOT * 10;
/** As on film: large enough for a hand scanner. */
const MODULE = mm(0.42);
const QUIET = 4 * MODULE;

/** The page that has room for the marks and, below them, the slug. */
export function markedPage({ bleed: [left, bottom, right, top] }: PageBoxes, slug: Slug): Edges {
  const { width, height } = slugSize(slug);
  return [
    left - MARGIN,
    bottom - MARGIN - height - MARGIN / 2,
    Math.max(right + MARGIN, left - MARGIN + width + MARGIN / 2),
    top + MARGIN,
  ];
}

function slugSize({ code, lines }: Slug) {
  const side = encode(code, { ecc: "Q", border: 0 }).size * MODULE + 2 * QUIET;
  const words = Math.max(0, ...lines.map((line) => textSize(line, DOT).w));
  return { width: side + words, height: Math.max(side, lines.length * LINE) };
}

/** Lines in the named colour of registration, which every plate has; the slug in black alone. */
export function markOperators(boxes: PageBoxes, slug: Slug, registration: string): string {
  const [left, top] = [boxes.bleed[0] - MARGIN, boxes.bleed[1] - MARGIN];
  return [
    `q ${registration} CS 1 SCN ${HAIRLINE} w`,
    ...cornerLines(boxes).map(([x1, y1, x2, y2]) => `${numbers([x1, y1])} m ${numbers([x2, y2])} l S`),
    ...crosses(boxes),
    "Q",
    "q 0 g",
    ...slugBoxes(slug).map(({ x, y, w, h }) => `${numbers([left + x, top - y - h, w, h])} re`),
    "f Q",
  ].join("\n");
}

/** At each corner where the print is cut, and where its bleed ends. */
function cornerLines({ bleed, trim }: PageBoxes): Edges[] {
  const lines: Edges[] = [];
  const hasBleed = bleed[0] < trim[0];
  for (const [left, bottom, right, top] of hasBleed ? [trim, bleed] : [trim]) {
    for (const y of [bottom, top]) {
      lines.push([bleed[0] - AWAY - CORNER, y, bleed[0] - AWAY, y], [bleed[2] + AWAY, y, bleed[2] + AWAY + CORNER, y]);
    }
    for (const x of [left, right]) {
      lines.push([x, bleed[1] - AWAY - CORNER, x, bleed[1] - AWAY], [x, bleed[3] + AWAY, x, bleed[3] + AWAY + CORNER]);
    }
  }
  return lines;
}

/** In the middle of each side: plates lie right when they lie on each other. */
function crosses({ bleed: [left, bottom, right, top] }: PageBoxes): string[] {
  const [midX, midY, out] = [(left + right) / 2, (bottom + top) / 2, AWAY + CROSS];
  const middles = [
    [left - out, midY],
    [right + out, midY],
    [midX, bottom - out],
    [midX, top + out],
  ] as const;
  return middles.flatMap(([x, y]) => [
    `${numbers([x - CROSS, y])} m ${numbers([x + CROSS, y])} l ${numbers([x, y - CROSS])} m ${numbers([x, y + CROSS])} l S`,
    `${ring(x, y)} S`,
  ]);
}

/** Of four Bézier curves. */
function ring(x: number, y: number): string {
  const r = RING;
  const k = r * 0.5523;
  return [
    `${numbers([x + r, y])} m`,
    `${numbers([x + r, y + k, x + k, y + r, x, y + r])} c`,
    `${numbers([x - k, y + r, x - r, y + k, x - r, y])} c`,
    `${numbers([x - r, y - k, x - k, y - r, x, y - r])} c`,
    `${numbers([x + k, y - r, x + r, y - k, x + r, y])} c`,
  ].join(" ");
}

/** Code and words from their upper left corner, y downwards. */
function slugBoxes({ code, lines }: Slug): Box[] {
  const { data } = encode(code, { ecc: "Q", border: 0 });
  const modules = data.flatMap((row, at) =>
    joinedRuns(row).map(({ from, until }) => ({
      ...{ x: QUIET + from * MODULE, y: QUIET + at * MODULE, w: (until - from) * MODULE, h: MODULE },
    })),
  );
  const x = 2 * QUIET + data.length * MODULE;
  return [...modules, ...lines.flatMap((line, index) => textBoxes(line, { x, y: QUIET + index * LINE }, DOT))];
}

const numbers = (values: readonly number[]): string => values.map((value) => Number(value.toFixed(4))).join(" ");
