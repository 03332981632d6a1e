import { memo, useEffect, useRef } from "react";
import { boundsOf } from "../geometry/box.ts";
import type { Camera } from "../geometry/camera.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { useEditorState } from "../session/session-context.ts";
import { selectedLayers } from "../store/editor-state.ts";

/** Pixels; tokens.md. */
export const RULER_SIZE = 24;

/** Millimetres from the corner of the print area, which is shaded; the selection's edges are marked. */
export function Rulers({ area }: { readonly area: EditorArea }) {
  const camera = useEditorState((state) => state.camera);
  const viewport = useEditorState((state) => state.viewport);
  return (
    <>
      <div className="absolute top-0 left-0 z-10 grid size-6 place-items-center border-r border-b border-line bg-white text-10 text-ink">
        mm
      </div>
      <Ruler axis="x" length={viewport.width} start={camera.x} scale={camera.scale} extent={area.width} />
      <Ruler axis="y" length={viewport.height} start={camera.y} scale={camera.scale} extent={area.height} />
      <SelectionMarks camera={camera} />
    </>
  );
}

/** Separate from the rulers, so that a drag moves four small elements instead of repainting a ruler. */
function SelectionMarks({ camera }: { readonly camera: Camera }) {
  const selected = useEditorState(selectedLayers);
  if (selected.length === 0) return null;
  const { left, right, top, bottom } = boundsOf(selected);
  const mark = "absolute top-0 left-0 bg-red";
  return (
    <>
      <div className="pointer-events-none absolute top-0 right-0 left-6 h-6 overflow-hidden">
        {[left, right].map((at, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the two edges have no other name
            key={index}
            className={`${mark} h-full w-[1.5px]`}
            style={{ transform: `translateX(${(at - camera.x) * camera.scale}px)` }}
          />
        ))}
      </div>
      <div className="pointer-events-none absolute top-6 bottom-0 left-0 w-6 overflow-hidden">
        {[top, bottom].map((at, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the two edges have no other name
            key={index}
            className={`${mark} h-[1.5px] w-full`}
            style={{ transform: `translateY(${(at - camera.y) * camera.scale}px)` }}
          />
        ))}
      </div>
    </>
  );
}

interface RulerProps {
  readonly axis: "x" | "y";
  readonly length: number;
  readonly start: number;
  readonly scale: number;
  /** Of the print area, from zero. */
  readonly extent: number;
}

const Ruler = memo(function Ruler({ axis, length, start, scale, extent }: RulerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || length === 0) return;
    const ratio = devicePixelRatio;
    element.width = Math.round((axis === "x" ? length : RULER_SIZE) * ratio);
    element.height = Math.round((axis === "x" ? RULER_SIZE : length) * ratio);
    const ctx = element.getContext("2d");
    if (!ctx) return;
    ctx.scale(ratio, ratio);
    // The vertical ruler is the horizontal one turned about its corner, mirrored to keep the ticks at the canvas.
    if (axis === "y") ctx.transform(0, 1, 1, 0, 0, 0);
    paintRuler(ctx, { length, start, scale, extent, isUpright: axis === "y" });
  }, [axis, length, start, scale, extent]);
  const place = axis === "x" ? "top-0 left-6 h-6 border-b" : "top-6 left-0 w-6 border-r";
  return (
    <canvas
      ref={canvas}
      className={`absolute border-line bg-white ${place}`}
      style={axis === "x" ? { width: length } : { height: length }}
    />
  );
});

interface Strip {
  readonly length: number;
  readonly start: number;
  readonly scale: number;
  readonly extent: number;
  readonly isUpright: boolean;
}

/** Steps in millimetres that put numbers about 50 px apart. */
const STEPS = [5, 10, 20, 50, 100, 200, 500];

function paintRuler(ctx: CanvasRenderingContext2D, strip: Strip): void {
  const { length, start, scale, extent } = strip;
  const at = (um: number) => (um - start) * scale;
  const style = getComputedStyle(ctx.canvas);
  const color = (name: string) => style.getPropertyValue(name);
  ctx.fillStyle = color("--color-tint");
  ctx.fillRect(at(0), 0, extent * scale, RULER_SIZE);
  const step = STEPS.find((candidate) => candidate * 1000 * scale >= 46) ?? 1000;
  const minor = step / 10;
  ctx.strokeStyle = color("--color-ctl");
  ctx.lineWidth = 1;
  ctx.beginPath();
  const last = Math.ceil((start + length / scale) / 1000 / minor);
  for (let index = Math.floor(start / 1000 / minor); index <= last; index += 1) {
    const x = Math.round(at(index * minor * 1000)) + 0.5;
    ctx.moveTo(x, RULER_SIZE);
    ctx.lineTo(x, RULER_SIZE - (index % 10 === 0 ? 9 : index % 5 === 0 ? 6 : 3.5));
  }
  ctx.stroke();
  ctx.fillStyle = color("--color-ink");
  ctx.font = `10px ${style.fontFamily}`;
  ctx.textAlign = "center";
  for (let index = Math.floor(start / 1000 / step); index <= last / 10; index += 1) {
    paintNumber(ctx, String(index * step), at(index * step * 1000), strip.isUpright);
  }
}

function paintNumber(ctx: CanvasRenderingContext2D, text: string, x: number, isUpright: boolean): void {
  if (!isUpright) return ctx.fillText(text, x, 11);
  ctx.save();
  ctx.translate(x, 11);
  // Undoes the mirroring, so that the number reads upwards.
  ctx.scale(-1, 1);
  ctx.fillText(text, 0, 0);
  ctx.restore();
}
