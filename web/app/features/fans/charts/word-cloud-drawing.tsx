import type { Keyword } from "@surimono/domain/fans";
import { useEffect, useState } from "react";
import { BOLD_WORDS, layOutWords, type PlacedWord } from "./lay-out-words.ts";

/** A few inks for rhythm; the red is for large letters alone. */
const INKS = [
  "var(--color-deep)",
  "var(--color-navy)",
  "var(--color-ink)",
  "var(--color-teal-text)",
  "var(--color-ink)",
];
const LARGE = 28;

interface WordCloudDrawingProps {
  words: readonly Keyword[];
  width: number;
  height: number;
}

/** Loaded when there is a cloud to draw. */
export function WordCloudDrawing({ words, width, height }: WordCloudDrawingProps) {
  const [placed, setPlaced] = useState<readonly PlacedWord[]>([]);
  useEffect(() => layOutWords({ words, width, height, done: setPlaced }), [words, width, height]);
  return (
    <svg viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} className="size-full" aria-hidden="true">
      {placed.map(({ word, size, x, y, rank }) => (
        <text
          key={word}
          x={x}
          y={y}
          textAnchor="middle"
          fontSize={size}
          fontWeight={rank < BOLD_WORDS ? 700 : 400}
          fill={rank === 0 && size >= LARGE ? "var(--color-red)" : INKS[rank % INKS.length]}
        >
          {word}
        </text>
      ))}
    </svg>
  );
}
