import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Point } from "../../geometry/box.ts";
import { toArea } from "../../geometry/camera.ts";
import { useSession } from "../../session/session-context.ts";
import { type Carrying, createCarrying } from "../../tools/carrying.ts";

/** Pixels, the longer side of the picture at the pointer. */
const GHOST_SIDE = 96;

/**
 * Makes a list button draggable onto the canvas, by mouse, pen or finger. A press stays a press; `drop` gets the position in the area.
 */
export function useCarried(drop: (at: Point) => void) {
  const { store } = useSession();
  const held = useRef<Held>(undefined);
  const wasCarried = useRef(false);
  useEffect(() => () => end(held), []);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasCarried.current = false;
      if (event.button !== 0) return;
      const put = (at: Point) => {
        const spot = placeInArea(at, store.get().camera);
        if (spot) drop(spot);
      };
      held.current ??= holdOf(event.currentTarget, put);
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current.carrying.down(inputOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => held.current?.carrying.move(inputOf(event)),
    onPointerUp(event: PointerEvent<HTMLElement>) {
      wasCarried.current = held.current?.carrying.up(inputOf(event)) ?? false;
      end(held);
    },
    onPointerCancel: () => end(held),
    /** The click that ends a drag is not a press. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!wasCarried.current) return;
      wasCarried.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** The browser's own dragging, and its long-press menu, would take the pointer away. */
    onDragStart: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
    onContextMenu(event: MouseEvent<HTMLElement>) {
      if (held.current?.carrying.isLifted) event.preventDefault();
    },
  };
}

interface Held {
  readonly carrying: Carrying;
  readonly release: () => void;
}

function end(held: RefObject<Held | undefined>): void {
  held.current?.carrying.cancel();
  held.current?.release();
  held.current = undefined;
}

/** From the press on: its picture follows the pointer once it is lifted. */
function holdOf(button: HTMLElement, put: (at: Point) => void): Held {
  let ghost: HTMLElement | undefined;
  const place = (at: Point) => {
    if (ghost) ghost.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
  };
  const back = () => {
    ghost?.remove();
    ghost = undefined;
    button.style.cursor = "";
  };
  const carrying = createCarrying({
    lifted(at) {
      ghost = ghostOf(button);
      document.body.append(ghost);
      button.style.cursor = "grabbing";
      place(at);
    },
    moved: place,
    put(at) {
      back();
      put(at);
    },
    cancelled: back,
  });
  // A drag scrolls nothing, and Escape cancels it.
  const still = (event: TouchEvent) => carrying.isLifted && event.preventDefault();
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !carrying.isLifted) return;
    event.stopPropagation();
    carrying.cancel();
  };
  button.addEventListener("touchmove", still, { passive: false });
  addEventListener("keydown", giveUp, true);
  const release = () => {
    button.removeEventListener("touchmove", still);
    removeEventListener("keydown", giveUp, true);
  };
  return { carrying, release };
}

/** The button's picture, shown at the pointer. */
function ghostOf(button: HTMLElement): HTMLElement {
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.dataset["carried"] = "";
  Object.assign(ghost.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    zIndex: "100",
    pointerEvents: "none",
    opacity: "0.85",
    filter: "drop-shadow(0 6px 10px rgb(0 0 0 / 0.25))",
  });
  const picture = button.querySelector<HTMLElement>("img, canvas, svg");
  if (!picture) return ghost;
  const copy = picture.cloneNode() as HTMLElement;
  if (picture instanceof HTMLCanvasElement && copy instanceof HTMLCanvasElement) {
    copy.getContext("2d")?.drawImage(picture, 0, 0);
  } else copy.innerHTML = picture.innerHTML;
  const { width, height } = picture.getBoundingClientRect();
  const scale = GHOST_SIDE / Math.max(1, width, height);
  Object.assign(copy.style, { width: `${width * scale}px`, height: `${height * scale}px`, objectFit: "contain" });
  ghost.append(copy);
  return ghost;
}

/** Undefined outside the canvas, and where something covers it. */
function placeInArea({ x, y }: Point, camera: Parameters<typeof toArea>[0]): Point | undefined {
  const canvas = document.elementFromPoint(x, y)?.closest("[role=application]");
  if (!canvas) return undefined;
  const { left, top } = canvas.getBoundingClientRect();
  return toArea(camera, { x: x - left, y: y - top });
}

function inputOf(event: PointerEvent<HTMLElement>) {
  const kind = event.pointerType === "touch" ? "touch" : event.pointerType === "pen" ? "pen" : "mouse";
  return { id: event.pointerId, kind, at: { x: event.clientX, y: event.clientY } } as const;
}
