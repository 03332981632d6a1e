import { type PointerEvent, type FocusEvent as ReactFocusEvent, type RefObject, useEffect, useMemo } from "react";
import { pannedBy, zoomedAt } from "../geometry/camera.ts";
import { useSession } from "../session/session-context.ts";
import { typedText } from "../store/editor-state.ts";
import { createLongPress } from "../tools/long-press.ts";
import type { PointerInput } from "../tools/tool.ts";
import { useHover } from "./use-hover.ts";

/** Whether space is held, wherever on the canvas the focus is. */
const held = { space: false };

/** Turns the browser's pointer events into the editor's. Returns the listeners for the canvas element. */
export function usePointerInput(element: RefObject<HTMLElement | null>) {
  const { hand, store } = useSession();

  useWheel(element);
  const hover = useHover(element);

  useEffect(() => {
    const canvas = element.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      const focused = globalThis.document.activeElement;
      if (focused !== canvas && focused !== globalThis.document.body) return;
      held.space = true;
      hover.again({ pan: true });
      event.preventDefault();
    };
    const release = (event: KeyboardEvent | FocusEvent) => {
      if (event instanceof KeyboardEvent && event.key !== " ") return;
      held.space = false;
      hover.again({ pan: false });
    };
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    addEventListener("blur", release);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keyup", release);
      removeEventListener("blur", release);
    };
  }, [element, hover]);

  const longPress = useMemo(
    () =>
      createLongPress((input) => {
        if (element.current && hand.state === "pressing") askForMenu(element.current, input);
      }),
    [element, hand],
  );
  useEffect(() => () => longPress.cancel(), [longPress]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button > 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // The focus ring is for keyboard users.
      event.currentTarget.dataset["pressed"] = "";
      const input = inputOf(event);
      endTypingBeside(event.currentTarget);
      hand.down(input);
      // The press was judged by the handles on screen; the next ones are sized for the new kind of pointer.
      if (store.get().isCoarse !== (input.kind === "touch")) store.set({ isCoarse: input.kind === "touch" });
      // A press within the words continues typing.
      if (!typedText(store.get())) event.currentTarget.focus({ preventScroll: true });
      longPress.down(input);
      hover.at(input);
      event.preventDefault();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const input = inputOf(event);
      hand.move(input);
      longPress.move(input);
      hover.at(input);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const input = inputOf(event);
      hand.up(input);
      longPress.up(input);
      hover.at(input);
    },
    onPointerLeave() {
      hover.at(undefined);
    },
    onPointerCancel() {
      hand.cancel();
      longPress.cancel();
    },
    onBlur(event: ReactFocusEvent<HTMLElement>) {
      delete event.currentTarget.dataset["pressed"];
    },
  };
}

function useWheel(element: RefObject<HTMLElement | null>): void {
  const { store } = useSession();
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
}

/** What was typed into a field is of what is selected now, not of what the press selects. */
function endTypingBeside(canvas: HTMLElement): void {
  const focused = canvas.ownerDocument.activeElement;
  if (focused instanceof HTMLInputElement && !canvas.contains(focused)) focused.blur();
}

/** iOS sends no event for a long press. The menu opens as for a right click. */
function askForMenu(canvas: HTMLElement, { at }: PointerInput): void {
  const { left, top } = canvas.getBoundingClientRect();
  // The finger lifts over the menu, which must not count as a press on the entry there.
  canvas.addEventListener("touchend", (event) => event.preventDefault(), { once: true, passive: false });
  canvas.dispatchEvent(
    new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: left + at.x, clientY: top + at.y }),
  );
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
