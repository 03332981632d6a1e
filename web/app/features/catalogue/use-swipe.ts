import { type TouchEvent, useRef } from "react";

/** Farther than a slipping tap, and clearly more sideways than up or down. */
const LEAST_PX = 60;
const STEEPEST = 0.6;

interface Swipes {
  left: () => void;
  right?: () => void;
}

/** Handlers for a sideways swipe of one finger. Vertical scrolling is unaffected. */
export function useSwipe({ left, right }: Swipes) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  return {
    onTouchStart({ touches, target, currentTarget }: TouchEvent) {
      const finger = touches[0];
      // What a window above it is told comes here too, as that is its child in React's tree.
      const isHere = target instanceof Node && currentTarget.contains(target);
      start.current = isHere && touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!from || !finger) return;
      const across = finger.clientX - from.x;
      if (Math.abs(across) < LEAST_PX || Math.abs(finger.clientY - from.y) > Math.abs(across) * STEEPEST) return;
      if (across < 0) left();
      else right?.();
    },
  };
}
