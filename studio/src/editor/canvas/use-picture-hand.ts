import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PictureHand {
  /** In CSS pixels. */
  readonly move: (by: Point) => void;
  /** About a point measured from the middle of the window. */
  readonly zoom: (factor: number, at: Point) => void;
  readonly doublePress: (at: Point) => void;
}

const DOUBLE_WITHIN_MS = 400;
const DOUBLE_REACH = 24;
/** A press that moved further was a drag. */
const STILL = 6;
const LINE_PX = 16;

interface Tap {
  readonly at: Point;
  readonly time: number;
}

/** Drag to move, wheel or two fingers to zoom, double press: like every picture viewer. */
export function usePictureHand(window: RefObject<HTMLElement | null>, hand: PictureHand) {
  const latest = useRef(hand);
  latest.current = hand;
  const pressed = useRef(new Map<number, Point>());
  const first = useRef<Tap>(undefined);
  const lastTap = useRef<Tap>(undefined);

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = window.current?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 };
  };

  useEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const by = event.deltaMode === 1 ? event.deltaY * LINE_PX : event.deltaY;
      // A trackpad's pinch arrives as a wheel with Ctrl and small steps.
      latest.current.zoom(Math.exp(-by * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(event));
    };
    // React's own wheel listener is passive: the page would zoom as well.
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  });

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = fromMiddle(event);
      pressed.current.set(event.pointerId, at);
      first.current = pressed.current.size === 1 ? { at, time: event.timeStamp } : undefined;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pressed.current.get(event.pointerId);
      if (!before) return;
      const at = fromMiddle(event);
      const [other] = [...pressed.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      pressed.current.set(event.pointerId, at);
      if (!other) return latest.current.move({ x: at.x - before.x, y: at.y - before.y });
      latest.current.move({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
      latest.current.zoom(distance(at, other) / Math.max(1, distance(before, other)), middle(at, other));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!pressed.current.delete(event.pointerId)) return;
      const at = fromMiddle(event);
      const began = first.current;
      first.current = undefined;
      if (!began || distance(began.at, at) > STILL) return;
      const before = lastTap.current;
      const isDouble =
        before && event.timeStamp - before.time < DOUBLE_WITHIN_MS && distance(before.at, at) < DOUBLE_REACH;
      lastTap.current = isDouble ? undefined : { at, time: event.timeStamp };
      if (isDouble) latest.current.doublePress(at);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      pressed.current.delete(event.pointerId);
      first.current = undefined;
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
