import { type PointerEvent, type FocusEvent as ReactFocusEvent, type RefObject, useEffect } from "react";
import { pannedBy, zoomedAt } from "../geometry/camera.ts";
import { useSession } from "../session/session-context.ts";
import type { PointerInput } from "../tools/tool.ts";

/** Whether space is held, wherever the focus is on the canvas. */
const held = { space: false };

/** Turns the browser's pointer events into those of the hand. Returns what the canvas element listens with. */
export function usePointerInput(element: RefObject<HTMLElement | null>) {
  const { hand, store } = useSession();

  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return undefined;
    // React listens to wheel passively, and the page must not zoom.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { camera } = store.get();
      const { left, top } = canvas.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      store.set({
        camera:
          event.ctrlKey || event.metaKey
            ? zoomedAt(camera, at, Math.exp((-event.deltaY * unit) / 300))
            : pannedBy(
                camera,
                -(event.shiftKey ? event.deltaY : event.deltaX) * unit,
                event.shiftKey ? 0 : -event.deltaY * unit,
              ),
      });
    };
    canvas.addEventListener("wheel", wheel, { passive: false });
    return () => canvas.removeEventListener("wheel", wheel);
  }, [element, store]);

  useEffect(() => {
    const canvas = element.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      const focused = globalThis.document.activeElement;
      if (focused !== canvas && focused !== globalThis.document.body) return;
      held.space = true;
      if (canvas) canvas.style.cursor = "grab";
      event.preventDefault();
    };
    const release = (event: KeyboardEvent | FocusEvent) => {
      if (event instanceof KeyboardEvent && event.key !== " ") return;
      held.space = false;
      if (canvas) canvas.style.cursor = "";
    };
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    addEventListener("blur", release);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keyup", release);
      removeEventListener("blur", release);
    };
  }, [element]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button > 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // The ring is for those who came by keyboard.
      event.currentTarget.dataset["pressed"] = "";
      event.currentTarget.focus({ preventScroll: true });
      hand.down(inputOf(event));
      event.preventDefault();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => hand.move(inputOf(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => hand.up(inputOf(event)),
    onPointerCancel: () => hand.cancel(),
    onBlur(event: ReactFocusEvent<HTMLElement>) {
      delete event.currentTarget.dataset["pressed"];
    },
  };
}

function inputOf(event: PointerEvent<HTMLElement>): PointerInput {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return {
    id: event.pointerId,
    kind: event.pointerType === "touch" ? "touch" : event.pointerType === "pen" ? "pen" : "mouse",
    at: { x: event.clientX - left, y: event.clientY - top },
    shift: event.shiftKey,
    mod: event.ctrlKey || event.metaKey,
    pan: held.space || event.button === 1 || (event.buttons & 4) === 4,
  };
}
