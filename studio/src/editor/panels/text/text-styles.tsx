import type { TextLayer } from "@surimono/domain/designs";
import { useEffect, useRef } from "react";
import { drawLayer, measureLayer, paintedBounds } from "../../../scene/index.ts";
import { changeText, type TextFields } from "../../commands/change-layer.ts";
import { hasStyle, TEXT_STYLES, type TextStyle } from "../../model/text-styles.ts";
import { useSceneVersion, useSession } from "../../session/session-context.ts";
import { useGoodsColor } from "../../session/use-goods.ts";
import { sampleOf } from "./sample-of.ts";

/** Ready-made looks, each shown on the customer's own words. */
export function TextStyles({ layer }: { readonly layer: TextLayer }) {
  const session = useSession();
  const { hex } = useGoodsColor();
  return (
    <fieldset className="min-w-0">
      <legend className="text-14">スタイル</legend>
      <div className="mt-1 flex snap-x gap-1.5 overflow-x-auto overscroll-x-contain pb-2">
        {TEXT_STYLES.map((style) => {
          const isChosen = hasStyle(layer, style);
          return (
            <button
              key={style.name}
              type="button"
              aria-pressed={isChosen}
              className={`grid shrink-0 snap-start justify-items-center gap-1 rounded-ctl border p-1 pb-1.5 text-12 leading-4 focus-visible:outline-offset-[-3px] ${isChosen ? "border-red bg-tint" : "border-line hover:border-ctl"}`}
              onClick={() => changeText(session, layer, style.fieldsFor(layer), { label: `スタイル：${style.name}` })}
            >
              <StyleThumb layer={layer} style={style} ground={hex} />
              {style.name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const [WIDE, HIGH] = [76, 52];
/** Left free around the words. */
const MARGIN = 0.86;

interface StyleThumbProps {
  readonly layer: TextLayer;
  readonly style: TextStyle;
  readonly ground: string;
}

function StyleThumb({ layer, style, ground }: StyleThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { assets } = useSession().scene;
  const version = useSceneVersion();
  const shown = styled(layer, style);
  const look = JSON.stringify(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is a reason to draw again, a layer that was moved is none
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // Those that are scrolled away are drawn when they come into view, and none while a key is pressed.
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      const ctx = element.getContext("2d");
      if (!ctx) return;
      element.width = Math.round(WIDE * devicePixelRatio);
      element.height = Math.round(HIGH * devicePixelRatio);
      const measured = measureLayer(shown, assets.text);
      const { x, y, w, h } = paintedBounds(measured, assets);
      const scale = Math.min(element.width / w, element.height / h) * MARGIN;
      ctx.translate(element.width / 2 - (x + w / 2) * scale, element.height / 2 - (y + h / 2) * scale);
      drawLayer(ctx, measured, scale * 1000, assets);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [look, assets, version]);
  return <canvas ref={canvas} className="h-13 w-19 rounded-ctl" style={{ backgroundColor: ground }} />;
}

/** Characters that can be read in a line, and on a bend. */
const [IN_LINE, ON_BEND] = [4, 8];

function styled(layer: TextLayer, style: TextStyle): TextLayer {
  const fields: TextFields = style.fieldsFor(layer);
  const isBent = { ...layer, ...fields }.curve !== undefined;
  const set = Object.entries({ ...sampleOf(layer, isBent ? ON_BEND : IN_LINE), ...fields }).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(set) as unknown as TextLayer;
}
