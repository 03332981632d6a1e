import type { TextLayer } from "@surimono/domain/designs";
import { useEffect, useRef } from "react";
import {
  drawLayer,
  type FontFace,
  fontSampleUrl,
  layoutText,
  measureLayer,
  paintedBounds,
  type TextShaper,
} from "../../../scene/index.ts";
import { useSceneVersion, useSession } from "../../session/session-context.ts";
import { sampleOf } from "./sample-of.ts";

interface FaceSampleProps {
  readonly font: FontFace;
  readonly layer: TextLayer;
  readonly className: string;
}

/**
 * A face on the customer's own words once it is loaded and has all of them; until then a small picture drawn beforehand. Named by the label
 * beside it.
 */
export function FaceSample({ font, layer, className }: FaceSampleProps) {
  const { assets, lettered } = useSession().scene;
  useSceneVersion();
  const words = plainWords(layer, font.id);
  const text = [assets.text, lettered.of(words.text)].find((shaper) => shaper?.hasFace(font.id));
  if (text && layoutText(words, text)?.missing.length === 0)
    return <OwnWords words={words} text={text} className={className} />;
  return (
    <img
      src={fontSampleUrl(font.id)}
      alt=""
      loading="lazy"
      decoding="async"
      className={`w-full object-contain object-left ${className}`}
    />
  );
}

interface OwnWordsProps {
  readonly text: TextShaper;
  readonly words: TextLayer;
  readonly className: string;
}

function OwnWords({ words, text, className }: OwnWordsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { assets } = useSession().scene;
  const look = `${words.fontId} ${words.text}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the words and their face are drawn
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // Only rows in view are drawn.
    const watch = new IntersectionObserver(([entry]) => {
      const ctx = entry?.isIntersecting ? element.getContext("2d") : null;
      if (!ctx) return;
      watch.disconnect();
      element.width = Math.round(element.clientWidth * devicePixelRatio);
      element.height = Math.round(element.clientHeight * devicePixelRatio);
      const measured = measureLayer(words, text);
      const own = { ...assets, text };
      const { x, y, w, h } = paintedBounds(measured, own);
      const scale = Math.min(element.width / w, (element.height / h) * HIGH);
      ctx.translate(-x * scale, element.height / 2 - (y + h / 2) * scale);
      drawLayer(ctx, measured, scale * 1000, own);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [look, text]);
  return <canvas ref={canvas} className={`w-full ${className}`} />;
}

/** Of the row, so that no stroke touches the label below. */
const HIGH = 0.9;
const INK = "#343131";
const SHOWN = 12;

/** What a list shows of the layer's words. */
export function sampleWords(layer: TextLayer): string {
  return sampleOf(layer, SHOWN).text;
}

/** In one line, without what dresses or bends them. */
function plainWords(layer: TextLayer, fontId: string): TextLayer {
  const { outline: _, shadow: __, curve: ___, ...plain } = sampleOf(layer, SHOWN);
  return { ...plain, fontId, color: INK, direction: "horizontal", align: "start", letterSpacing: 0 };
}
