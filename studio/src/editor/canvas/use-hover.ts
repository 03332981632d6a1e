import { type RefObject, useEffect, useMemo } from "react";
import { useSession } from "../session/session-context.ts";
import { heldCursor, hoverAt } from "../tools/hover.ts";
import type { PointerInput } from "../tools/tool.ts";

/** Sets the canvas cursor and the hover outline, once a frame, however many moves a mouse reports. */
export function useHover(element: RefObject<HTMLElement | null>) {
  const session = useSession();
  const hover = useMemo(() => {
    const { store, hand } = session;
    let input: PointerInput | undefined;
    let frame = 0;

    function show(cursor: string | undefined, layerId: string | undefined): void {
      if (element.current && cursor !== undefined) element.current.style.cursor = cursor;
      if (store.get().hovered !== layerId) store.set({ hovered: layerId });
    }

    function look(): void {
      frame = 0;
      if (!input) return show("", undefined);
      if (hand.state !== "idle") return show(heldCursor(hand.state), undefined);
      const { cursor, layerId } = hoverAt(session, input);
      show(cursor, layerId);
    }

    return {
      /** Undefined when the pointer has left, or is a finger, which cannot hover. */
      at(next: PointerInput | undefined): void {
        input = next?.kind === "touch" ? undefined : next;
        frame ||= requestAnimationFrame(look);
      },
      /** Something else changed, such as a held key. */
      again(change: Partial<PointerInput>): void {
        if (!input) return;
        input = { ...input, ...change };
        frame ||= requestAnimationFrame(look);
      },
      stop: () => cancelAnimationFrame(frame),
    };
  }, [session, element]);
  useEffect(() => hover.stop, [hover]);
  return hover;
}
