import { tiledLayers } from "@surimono/domain/designs";
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Point } from "../geometry/box.ts";
import { toArea } from "../geometry/camera.ts";
import { layersIn } from "../model/edit-document.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";
import { sampleColor } from "./sample-color.ts";

/** Covers the canvas and takes all presses while a colour is picked. Arrow keys move the cross, Enter picks, Escape cancels. */
export function EyedropperPane() {
  const mode = useEditorState((state) => state.mode);
  return mode?.kind === "pick" ? <Picking take={mode.take} /> : null;
}

/** Pixels an arrow key moves the cross; ten times as many with Shift. */
const STEP = 2;

function Picking({ take }: { readonly take: (hex: string) => void }) {
  const { store, scene, areas } = useSession();
  const ground = useGoodsColor().hex;
  const pane = useRef<HTMLDivElement>(null);
  const viewport = useEditorState((state) => state.viewport);
  const [at, setAt] = useState<Point>({ x: viewport.width / 2, y: viewport.height / 2 });
  const pixel = useMemo(() => onePixel(), []);

  useEffect(() => {
    pane.current?.focus();
    store.announce("色をとる場所を選んでください。矢印キーで動き、Enterで決まります");
  }, [store]);

  function colorAt(point: Point): string {
    const { document, areaKindId, camera } = store.get();
    const place = areas.find((area) => area.areaKindId === areaKindId);
    const plain = layersIn(document, areaKindId);
    const layers = place ? tiledLayers(plain, place) : plain;
    const sample = { layers, camera, ground, assets: scene.assets };
    return sampleColor(pixel, toArea(camera, point), sample);
  }

  function finish(point: Point): void {
    const hex = colorAt(point);
    store.set({ mode: undefined });
    take(hex);
    store.announce(`色 ${hex.toUpperCase()} をとりました`);
  }

  function pointOf(event: PointerEvent<HTMLElement>): Point {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  function keyed(event: KeyboardEvent): void {
    const step = event.shiftKey ? STEP * 10 : STEP;
    const moves: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    };
    const move = moves[event.key];
    if (move) setAt(({ x, y }) => within({ x: x + move.x, y: y + move.y }, viewport));
    else if (event.key === "Enter" || event.key === " ") finish(at);
    else if (event.key === "Escape") store.set({ mode: undefined });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const hex = colorAt(at);
  return (
    <div
      ref={pane}
      role="application"
      aria-label="色をとる場所"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      className="absolute inset-0 z-20 cursor-crosshair touch-none outline-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setAt(pointOf(event));
      }}
      onPointerMove={(event) => setAt(pointOf(event))}
      onPointerUp={(event) => finish(pointOf(event))}
      onKeyDown={keyed}
    >
      <Loupe at={at} hex={hex} isHigh={at.y > LOUPE_HEIGHT} />
    </div>
  );
}

const LOUPE_HEIGHT = 90;

/** Above the point, where the finger does not cover it; below it near the upper edge. */
function Loupe({ at, hex, isHigh }: { readonly at: Point; readonly hex: string; readonly isHigh: boolean }) {
  return (
    <>
      <svg
        aria-hidden="true"
        width={24}
        height={24}
        viewBox="-12 -12 24 24"
        className="pointer-events-none absolute top-0 left-0 stroke-deep"
        style={{ transform: `translate(${at.x - 12}px, ${at.y - 12}px)` }}
      >
        <path d="M-11 0h8M3 0h8M0 -11v8M0 3v8" className="stroke-white" strokeWidth={4} />
        <path d="M-11 0h8M3 0h8M0 -11v8M0 3v8" strokeWidth={1.5} />
      </svg>
      <p
        className="num pointer-events-none absolute top-0 left-0 flex items-center gap-2 rounded-card bg-white p-1.5 pr-3 text-12 font-bold uppercase shadow-float"
        style={{ transform: `translate(calc(${at.x}px - 50%), ${isHigh ? at.y - LOUPE_HEIGHT : at.y + 32}px)` }}
      >
        <span className="size-9 rounded-[50%] border border-ink/20" style={{ backgroundColor: hex }} />
        {hex}
      </p>
    </>
  );
}

function within({ x, y }: Point, viewport: { readonly width: number; readonly height: number }): Point {
  return { x: Math.min(viewport.width, Math.max(0, x)), y: Math.min(viewport.height, Math.max(0, y)) };
}

function onePixel(): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser gives no 2D context");
  return context;
}
