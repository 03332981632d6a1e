import { useEffect, useRef } from "react";
import { boundsOf } from "../geometry/box.ts";
import type { Camera } from "../geometry/camera.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { useEditorState } from "../session/session-context.ts";
import { selectedLayers } from "../store/editor-state.ts";

/** Pixels; tokens.md. */
export const RULER_SIZE = 24;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Millimetres from the corner of the print area, whose extent is shaded; the selection's edges are marked. */
export function Rulers({ area }: { readonly area: EditorArea }) {
  const camera = useEditorState((state) => state.camera);
  const viewport = useEditorState((state) => state.viewport);
  const selected = useEditorState(selectedLayers);
  const bounds = selected.length > 0 ? boundsOf(selected) : undefined;
  return (
    <>
      <div className="absolute top-0 left-0 z-10 grid size-6 place-items-center border-r border-b border-line bg-white text-10 text-ink">
        mm
      </div>
      <Ruler
        axis="x"
        length={viewport.width}
        start={camera.x}
        camera={camera}
        extent={area.width}
        marked={bounds && { from: bounds.left, to: bounds.right }}
      />
      <Ruler
        axis="y"
        length={viewport.height}
        start={camera.y}
        camera={camera}
        extent={area.height}
        marked={bounds && { from: bounds.top, to: bounds.bottom }}
      />
    </>
  );
}

interface RulerProps {
  readonly axis: "x" | "y";
  readonly length: number;
  readonly start: number;
  readonly camera: Camera;
  /** Of the print area, from zero. */
  readonly extent: number;
  readonly marked: Span | undefined;
}

function Ruler({ axis, length, start, camera, extent, marked }: RulerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [from, to] = [marked?.from, marked?.to];
  useEffect(() => {
    const element = canvas.current;
    if (!element || length === 0) return;
    const ratio = devicePixelRatio;
    element.width = Math.round((axis === "x" ? length : RULER_SIZE) * ratio);
    element.height = Math.round((axis === "x" ? RULER_SIZE : length) * ratio);
    const ctx = element.getContext("2d");
    if (!ctx) return;
    ctx.scale(ratio, ratio);
    // The upright ruler is the level one turned about its corner, mirrored so that ticks stay at the canvas.
    if (axis === "y") ctx.transform(0, 1, 1, 0, 0, 0);
    paintRuler(
      ctx,
      { length, start, scale: camera.scale, isUpright: axis === "y" },
      extent,
      from === undefined || to === undefined ? undefined : { from, to },
    );
  }, [axis, length, start, camera.scale, extent, from, to]);
  const place = axis === "x" ? "top-0 left-6 h-6 border-b" : "top-6 left-0 w-6 border-r";
  return (
    <canvas
      ref={canvas}
      className={`absolute border-line bg-white ${place}`}
      style={axis === "x" ? { width: length } : { height: length }}
    />
  );
}

interface Strip {
  readonly length: number;
  readonly start: number;
  readonly scale: number;
  readonly isUpright: boolean;
}

/** Steps in millimetres that leave about 50 px from number to number. */
const STEPS = [5, 10, 20, 50, 100, 200, 500];

function paintRuler(ctx: CanvasRenderingContext2D, strip: Strip, extent: number, marked: Span | undefined): void {
  const { length, start, scale } = strip;
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
  if (!marked) return;
  ctx.fillStyle = color("--color-red");
  for (const um of [marked.from, marked.to]) ctx.fillRect(Math.round(at(um)), 0, 1.5, RULER_SIZE);
}

function paintNumber(ctx: CanvasRenderingContext2D, text: string, x: number, isUpright: boolean): void {
  if (!isUpright) return ctx.fillText(text, x, 11);
  ctx.save();
  ctx.translate(x, 11);
  // Undoes the mirroring, so that the number reads from below upwards.
  ctx.scale(-1, 1);
  ctx.fillText(text, 0, 0);
  ctx.restore();
}
