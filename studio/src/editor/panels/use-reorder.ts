import { type PointerEvent, type RefObject, useCallback, useState } from "react";
import { layersIn, moveLayerTo } from "../model/edit-document.ts";
import { useSession } from "../session/session-context.ts";

/** The row's `h-11`. */
export const ROW_HEIGHT = 44;

/** Dragging a row by its grip; `gap` is the number of rows above the place where it would be let go. */
export function useReorder(list: RefObject<HTMLElement | null>) {
  const { store } = useSession();
  const [held, setHeld] = useState<string>();
  const [gap, setGap] = useState<number>();

  const grip = useCallback(
    (event: PointerEvent<HTMLElement>, id: string) => {
      const handle = event.currentTarget;
      handle.setPointerCapture(event.pointerId);
      event.preventDefault();
      setHeld(id);
      let place: number | undefined;
      const move = ({ clientY }: globalThis.PointerEvent) => {
        const element = list.current;
        if (!element) return;
        const { top, bottom } = element.getBoundingClientRect();
        if (clientY < top + 20) element.scrollTop -= 8;
        if (clientY > bottom - 20) element.scrollTop += 8;
        const { areaKindId, document } = store.get();
        const count = layersIn(document, areaKindId).length;
        place = Math.min(count, Math.max(0, Math.round((clientY - top + element.scrollTop) / ROW_HEIGHT)));
        setGap(place);
      };
      const end = () => {
        handle.removeEventListener("pointermove", move);
        handle.removeEventListener("pointerup", drop);
        handle.removeEventListener("pointercancel", end);
        setHeld(undefined);
        setGap(undefined);
      };
      const drop = () => {
        end();
        if (place === undefined) return;
        const { areaKindId, document } = store.get();
        const index = indexForGap(
          layersIn(document, areaKindId).map((layer) => layer.id),
          id,
          place,
        );
        store.commit({ label: "レイヤーの並べ替え", change: (current) => moveLayerTo(current, id, index) });
      };
      handle.addEventListener("pointermove", move);
      handle.addEventListener("pointerup", drop);
      handle.addEventListener("pointercancel", end);
    },
    [store, list],
  );
  return { held, gap, grip };
}

/** From a gap between rows, counted from the top, to the place among the layers, counted from the bottom. */
export function indexForGap(ids: readonly string[], id: string, gap: number): number {
  const fromTop = ids.length - 1 - ids.indexOf(id);
  const rowsAbove = gap > fromTop ? gap - 1 : gap;
  return ids.length - 1 - rowsAbove;
}
