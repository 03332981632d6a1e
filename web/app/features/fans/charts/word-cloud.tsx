import type { Keyword } from "@surimono/domain/fans";
import { classNames } from "@surimono/ui/class-names.ts";
import { Suspense, useLayoutEffect, useRef, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";

const WordCloudDrawing = lazyPart(async () => (await import("./word-cloud-drawing.tsx")).WordCloudDrawing);

/**
 * The cloud is laid out for widths in these steps. Between them the layout would mistake words at the right edge for others at the left.
 */
const STEP = 32;

interface WordCloudProps {
  words: readonly Keyword[];
  /** The words are already beside the cloud, for everybody to read. */
  listed?: boolean;
  /** Reports its height. */
  className: string;
}

/** The words as a picture sized by frequency, and as a list for screen readers. */
export function WordCloud({ words, listed = false, className }: WordCloudProps) {
  const place = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth = 0, clientHeight = 0 } = place.current ?? {};
      const next = { width: Math.floor(clientWidth / STEP) * STEP, height: clientHeight };
      setSize((now) => (now.width === next.width && now.height === next.height ? now : next));
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return (
    <div ref={place} className={classNames("w-full", className)}>
      {width > 0 && (
        <Suspense fallback={null}>
          <WordCloudDrawing words={words} width={width} height={height} />
        </Suspense>
      )}
      {!listed && (
        <ol className="sr-only" aria-label="ファンのことば">
          {words.map(({ word }) => (
            <li key={word}>{word}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
