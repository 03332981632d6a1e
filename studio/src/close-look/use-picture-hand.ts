import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { createPictureGestures, type PictureHand } from "./picture-gestures.ts";

const LINE_PX = 16;

/** Drag to move, wheel or two fingers to zoom, double press, swipe: like every picture viewer. */
export function usePictureHand(window: RefObject<HTMLElement | null>, hand: PictureHand) {
  const latest = useRef(hand);
  latest.current = hand;
  const [gestures] = useState(() => createPictureGestures(() => latest.current));

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
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
      gestures.down(event.pointerId, fromMiddle(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => gestures.move(event.pointerId, fromMiddle(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => gestures.up(event.pointerId, fromMiddle(event), event.timeStamp),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => gestures.cancel(event.pointerId),
  };
}
