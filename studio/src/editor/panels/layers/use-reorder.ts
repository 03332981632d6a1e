import { type PointerEvent, type RefObject, useCallback, useRef, useState } from "react";
import { placingProblem } from "../../commands/group-commands.ts";
import { findLayer, placeLayer } from "../../model/edit-document.ts";
import { useSession } from "../../session/session-context.ts";
import { type Drop, dropAt, type Row } from "./layer-list.ts";
import { ROW_HEIGHT } from "./row-height.ts";

/** Dragging a row by its grip: `drop` is where it would go. */
export function useReorder(list: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const { store } = useSession();
  const [held, setHeld] = useState<string>();
  const [drop, setDrop] = useState<Drop>();
  const shown = useRef(rows);
  shown.current = rows;

  const grip = useCallback(
    (event: PointerEvent<HTMLElement>, id: string) => {
      const handle = event.currentTarget;
      handle.setPointerCapture(event.pointerId);
      event.preventDefault();
      setHeld(id);
      let place: Drop | undefined;
      let problem: string | undefined;
      const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
        const element = list.current;
        const layer = findLayer(store.get().document, id);
        if (!element || !layer) return;
        const { top, bottom, left } = element.getBoundingClientRect();
        if (clientY < top + 20) element.scrollTop -= 8;
        if (clientY > bottom - 20) element.scrollTop += 8;
        const found = dropAt(shown.current, id, (clientY - top + element.scrollTop) / ROW_HEIGHT, clientX - left);
        problem = found && placingProblem(store.get(), layer, found.groupId);
        place = problem ? undefined : found;
        setDrop(place);
      };
      const end = () => {
        handle.removeEventListener("pointermove", move);
        handle.removeEventListener("pointerup", put);
        handle.removeEventListener("pointercancel", end);
        setHeld(undefined);
        setDrop(undefined);
      };
      const put = () => {
        end();
        const to = place;
        if (problem) store.complain(problem);
        if (to) store.commit({ label: "レイヤーの並べ替え", change: (document) => placeLayer(document, id, to) });
      };
      handle.addEventListener("pointermove", move);
      handle.addEventListener("pointerup", put);
      handle.addEventListener("pointercancel", end);
    },
    [store, list],
  );
  return { held, drop, grip };
}
