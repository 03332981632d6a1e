import type { TextLayer } from "@surimono/domain/designs";
import { ringsOf } from "./bend-lines.ts";
import { ALIGNED, layoutText, lineStyle, linesOf, pitchOf } from "./layout-text.ts";
import { type LineStyle, setLine } from "./set-line.ts";
import { parseRuby } from "./text-parts.ts";
import type { ShapedFace, TextShaper } from "./text-shaper.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Across its line, from the top of the letters to their bottom; in vertical text from left to right. */
export interface CaretBar {
  readonly from: Spot;
  readonly to: Spot;
}

/** A line after breaking; indices count UTF-16 units of the layer's text, as fields do. */
interface CaretLine {
  readonly start: number;
  /** After its last letter. */
  readonly end: number;
}

/** The caret places in a text: micrometres around the centre of its box, not turned and not mirrored. */
export interface TextCarets {
  readonly lines: readonly CaretLine[];
  readonly isVertical: boolean;
  bar(index: number): CaretBar;
  /** Distance along its line. */
  along(index: number): number;
  /** The index in that line nearest to this distance. */
  indexAlong(line: number, along: number): number;
  lineOf(index: number): number;
  /** The next caret place before (-1) or after (1) this one. */
  beside(index: number, way: -1 | 1): number;
  /** The index nearest to a point. */
  indexAt(point: Spot): number;
  /** The area of the letters between two indices: one polygon for each line, or for each letter of a bent one. */
  polygons(from: number, to: number): readonly (readonly Spot[])[];
}

/** Undefined until the font was added, and for letters with ruby, whose text is not what is shown. */
export function textCarets(layer: TextLayer, shaper: TextShaper): TextCarets | undefined {
  const face = shaper.face(layer.fontId);
  const layout = layoutText(layer, shaper);
  if (!face || !layout || hasRuby(layer)) return undefined;
  const style = lineStyle(layer);
  const em = layer.fontSize;
  const { lines, texts } = brokenLines(layer.text, (paragraph) =>
    linesOf(paragraph, layer, style, face).map((parts) => parts.map((part) => part.text).join("")),
  );
  const lengthOf = measurer(style, face);
  const lengths = texts.map(lengthOf);
  const place = placer(layer, lengths, layout.shift);

  const lineOf = (index: number): number =>
    Math.max(
      0,
      lines.findLastIndex(({ start }) => start <= index),
    );
  const alongIn = (line: number, index: number): number => {
    const { start = 0, end = 0 } = lines[line] ?? {};
    const count = Math.min(index, end) - start;
    const text = texts[line] ?? "";
    // Spacing goes between letters, so the last of a line has none after it.
    if (count <= 0) return 0;
    return count >= text.length ? (lengths[line] ?? 0) : lengthOf(text.slice(0, count)) + style.tracking;
  };
  const stopsIn = (line: number): readonly number[] => {
    const start = lines[line]?.start ?? 0;
    return stopsOf(texts[line] ?? "").map((stop) => start + stop);
  };
  const barIn = (line: number, along: number): CaretBar => ({
    from: place(line, along, 0),
    to: place(line, along, em),
  });
  const indexAlong = (line: number, along: number): number =>
    nearest(stopsIn(line), (stop) => Math.abs(alongIn(line, stop) - along));

  return {
    lines,
    isVertical: style.vertical,
    lineOf,
    beside(index, way) {
      const stops = lines.flatMap((_, line) => stopsIn(line));
      const next = way < 0 ? stops.findLast((stop) => stop < index) : stops.find((stop) => stop > index);
      return next ?? index;
    },
    along: (index) => alongIn(lineOf(index), index),
    indexAlong,
    bar: (index) => barIn(lineOf(index), alongIn(lineOf(index), index)),
    indexAt(point) {
      const stops = lines.flatMap((_, line) => stopsIn(line).map((stop) => ({ line, stop })));
      const best = nearest(stops, ({ line, stop }) => distanceTo(point, barIn(line, alongIn(line, stop))));
      return best.stop;
    },
    polygons(from, to) {
      const isBent = !style.vertical && (layer.curve ?? 0) !== 0;
      return lines.flatMap(({ start, end }, line) => {
        const [first, last] = [Math.max(from, start), Math.min(to, end)];
        if (first >= last) return [];
        const inside = stopsIn(line).filter((stop) => stop > first && stop < last);
        const ends = isBent ? [first, ...inside, last] : [first, last];
        return ends.slice(1).map((next, index) => {
          const one = barIn(line, alongIn(line, ends[index] ?? first));
          const other = barIn(line, alongIn(line, next));
          return [one.from, other.from, other.to, one.to];
        });
      });
    },
  };
}

/** How long a line of these letters is; a caret is where the letters before it end. */
function measurer(style: LineStyle, face: ShapedFace): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const length = known.get(text) ?? setLine(text === "" ? [] : [{ text }], style, face).length;
    known.set(text, length);
    return length;
  };
}

function hasRuby({ ruby, text }: TextLayer): boolean {
  return ruby === true && text.split("\n").some((line) => parseRuby(line).some((part) => part.ruby !== undefined));
}

/** Breaking removes the spaces at the end of a line; this finds each line's start in the text past them. */
function brokenLines(text: string, broken: (paragraph: string) => readonly string[]) {
  const lines: CaretLine[] = [];
  const texts: string[] = [];
  let paragraphStart = 0;
  for (const paragraph of text.split("\n")) {
    let read = 0;
    for (const line of broken(paragraph)) {
      while (!paragraph.startsWith(line, read) && read < paragraph.length) read += 1;
      lines.push({ start: paragraphStart + read, end: paragraphStart + read + line.length });
      texts.push(line);
      read += line.length;
    }
    paragraphStart += paragraph.length + 1;
  }
  return { lines, texts };
}

/** From a line, a distance along it and one across its em squares, to the box. */
function placer(layer: TextLayer, lengths: readonly number[], shift: Spot) {
  const em = layer.fontSize;
  const pitch = pitchOf(layer, false);
  const curve = layer.direction === "vertical" ? 0 : (layer.curve ?? 0);
  if (curve !== 0) {
    const rings = ringsOf(
      lengths.map((length) => ({ length })),
      { em, pitch, anchor: ALIGNED[layer.align], curve, rubyRoom: 0 },
    );
    return (line: number, along: number, across: number): Spot => {
      const ring = rings[line];
      if (!ring) return shift;
      const at = ring.angleAt(along);
      const radius = curve > 0 ? ring.inner + em - across : ring.inner + across;
      return {
        x: shift.x + radius * Math.sin(at),
        y: shift.y + (curve > 0 ? -radius : radius) * Math.cos(at),
      };
    };
  }
  const longest = Math.max(...lengths);
  const stack = em + pitch * (lengths.length - 1);
  return (line: number, along: number, across: number): Spot => {
    const start = (longest - (lengths[line] ?? 0)) * ALIGNED[layer.align] + along;
    return layer.direction === "vertical"
      ? { x: shift.x + stack - em - pitch * line + across, y: shift.y + start }
      : { x: shift.x + start, y: shift.y + pitch * line + across };
  };
}

const GRAPHEMES = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Between letters as people count them: no caret inside an emoji or under a mark. */
function stopsOf(text: string): readonly number[] {
  return [...[...GRAPHEMES.segment(text)].map(({ index }) => index), text.length];
}

/** Of at least one. */
function nearest<T>(candidates: readonly T[], distance: (candidate: T) => number): T {
  const measured = candidates.map((candidate) => ({ candidate, away: distance(candidate) }));
  return measured.reduce((best, other) => (other.away < best.away ? other : best)).candidate;
}

function distanceTo({ x, y }: Spot, { from, to }: CaretBar): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / squared));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
