import { eachLayer, type Layer } from "@surimono/domain/designs";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isOpen } from "../../checks/ticks.ts";
import { backwardCommand, deleteCommand, duplicateCommand, forwardCommand } from "../../commands/layer-commands.ts";
import { layersIn } from "../../model/edit-document.ts";
import { groupsAround } from "../../model/layer-tree.ts";
import { useEditorState } from "../../session/session-context.ts";
import type { EditorState } from "../../store/editor-state.ts";
import { CommandButton } from "../command-button.tsx";
import { useTicks, useTimelyFindings } from "../use-findings.ts";
import { INDENT, rowsOf } from "./layer-list.ts";
import { LayerRow } from "./layer-row.tsx";
import { ROW_HEIGHT } from "./row-height.ts";
import { useReorder } from "./use-reorder.ts";
import { useRowWindow } from "./use-row-window.ts";

/** The layers of the open area, topmost first. */
export function LayerPanel({ onClose }: { readonly onClose?: () => void }) {
  const layers = useEditorState((state) => layersIn(state.document, state.areaKindId));
  const selection = useEditorState((state) => state.selection);
  const findings = useTimelyFindings();
  const ticks = useTicks();
  const list = useRef<HTMLOListElement>(null);
  const { open, toggle } = useOpenGroups();
  const problems = findings.filter((finding) => isOpen(finding, ticks));
  const shown = useMemo(() => rowsOf(layers, (id) => open.has(id)), [layers, open]);
  const { held, drop, grip } = useReorder(list, shown);
  const rows = useRowWindow(list, shown.length);

  // Scrolls what was selected on the canvas into view.
  const first = shown.findIndex(({ layer }) => selection.includes(layer.id));
  useEffect(() => {
    const element = list.current;
    if (!element || first === -1) return;
    const top = first * ROW_HEIGHT;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW_HEIGHT > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + ROW_HEIGHT - element.clientHeight;
    }
  }, [first]);

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
          {eachLayer(layers).length}
          <span className="sr-only">枚</span>
        </span>
        {onClose && <IconButton size={36} icon="close" label="閉じる" onClick={onClose} />}
      </header>
      {shown.length === 0 ? (
        <p className="px-4 pb-4 text-14 text-mute">まだ何もありません。画像やテキスト、スタンプを追加してください。</p>
      ) : (
        <ol ref={list} className="relative min-h-0 overflow-y-auto pb-1" onScroll={rows.follow}>
          {rows.above > 0 && <li aria-hidden="true" style={{ height: rows.above }} />}
          {shown.slice(rows.from, rows.to).map(({ layer, depth }, index) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              depth={depth}
              isOpen={layer.kind === "group" ? open.has(layer.id) : undefined}
              onToggle={toggle}
              place={rows.from + index + 1}
              count={shown.length}
              isSelected={selection.includes(layer.id)}
              problem={problems.find(({ layerId }) => layerId === layer.id || isIn(layer, layerId, open))?.severity}
              isHeld={held === layer.id}
              takesIn={drop?.into === layer.id}
              onGrip={grip}
            />
          ))}
          {rows.below > 0 && <li aria-hidden="true" style={{ height: rows.below }} />}
          {drop && drop.into === undefined && (
            <li
              aria-hidden="true"
              className="pointer-events-none absolute right-0 h-0.5 bg-red"
              style={{ top: drop.gap * ROW_HEIGHT - 1, left: drop.depth * INDENT }}
            />
          )}
        </ol>
      )}
    </section>
  );
}

/** A closed group shows the problems of its contents. */
function isIn(layer: Layer, id: string | undefined, open: ReadonlySet<string>): boolean {
  return layer.kind === "group" && !open.has(layer.id) && eachLayer(layer.layers).some((inner) => inner.id === id);
}

/** The open groups: those the customer opened, and those around the selection. */
function useOpenGroups() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const around = useEditorState(groupsAroundSelection);
  useEffect(() => {
    if (around.length > 0) setOpen((known) => new Set([...known, ...around]));
  }, [around]);
  const toggle = useCallback(
    (id: string) =>
      setOpen((known) =>
        known.has(id) ? new Set([...known].filter((other) => other !== id)) : new Set([...known, id]),
      ),
    [],
  );
  return { open, toggle };
}

function groupsAroundSelection({ document, areaKindId, selection }: EditorState): readonly string[] {
  const layers = layersIn(document, areaKindId);
  return selection.flatMap((id) => groupsAround(layers, id).map((group) => group.id));
}
