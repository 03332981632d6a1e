import { type PointerEvent, useCallback, useRef, useState } from "react";
import { backwardCommand, deleteCommand, duplicateCommand, forwardCommand } from "../commands/layer-commands.ts";
import { layersIn, moveLayerTo } from "../model/edit-document.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import { CommandButton } from "./command-button.tsx";
import { IconButton } from "./icon-button.tsx";
import { LayerRow } from "./layer-row.tsx";
import { useFindings } from "./use-findings.ts";

/** The layers of the open area, the topmost first. */
export function LayerPanel({ onClose }: { readonly onClose?: () => void }) {
  const layers = useEditorState((state) => layersIn(state.document, state.areaKindId));
  const selection = useEditorState((state) => state.selection);
  const findings = useFindings();
  const { list, held, gap, grip } = useReorder();
  const shown = layers.toReversed();
  return (
    <section className="flex min-h-0 flex-col" aria-label="レイヤー">
      <header className="flex h-11 shrink-0 items-center gap-0.5 pr-2 pl-4">
        <h2 className="grow text-14 font-bold">レイヤー</h2>
        {layers.length > 0 && (
          <>
            <CommandButton command={forwardCommand} />
            <CommandButton command={backwardCommand} />
            <CommandButton command={duplicateCommand} />
            <CommandButton command={deleteCommand} />
          </>
        )}
        <span className="num min-w-6 text-right text-14 text-mute">
          {layers.length}
          <span className="sr-only">枚</span>
        </span>
        {onClose && <IconButton icon="close" label="閉じる" onClick={onClose} />}
      </header>
      {shown.length === 0 ? (
        <p className="px-4 pb-4 text-14 text-mute">まだ何もありません。画像・テキスト・図形を追加してください。</p>
      ) : (
        <ol ref={list} className="relative min-h-0 overflow-y-auto pb-1">
          {shown.map((layer) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              isSelected={selection.includes(layer.id)}
              problem={findings.find((finding) => finding.layerId === layer.id)?.severity}
              isHeld={held === layer.id}
              onGrip={grip}
            />
          ))}
          {gap !== undefined && (
            <li
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-0 h-0.5 bg-red"
              style={{ top: gap * ROW_HEIGHT - 1 }}
            />
          )}
        </ol>
      )}
    </section>
  );
}

/** The row's `h-11`. */
const ROW_HEIGHT = 44;

/** Dragging a row by its grip; `gap` is the number of rows above the place where it would be let go. */
function useReorder() {
  const { store } = useSession();
  const list = useRef<HTMLOListElement>(null);
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
    [store],
  );
  return { list, held, gap, grip };
}

/** From a gap between rows, counted from the top, to the place among the layers, counted from the bottom. */
export function indexForGap(ids: readonly string[], id: string, gap: number): number {
  const fromTop = ids.length - 1 - ids.indexOf(id);
  const rowsAbove = gap > fromTop ? gap - 1 : gap;
  return ids.length - 1 - rowsAbove;
}
