import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { StudioIconName } from "@surimono/ui/studio-icons.ts";
import { useEffect, useRef } from "react";
import { layersIn } from "../model/edit-document.ts";
import { blockersOf, type EditorArea } from "../model/editor-area.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { AreaPicture } from "./area-picture.tsx";
import { millimetres } from "./fields/lengths.ts";

/** Every place that can be printed, with its size and state; the price is at the end, since each place changes it. */
export function AreaStrip() {
  const { areas } = useEditorProps();
  return (
    <nav
      aria-label="印刷する場所"
      className="flex min-w-0 gap-2 overflow-x-auto border-t border-line bg-white p-3 max-md:gap-1.5 max-md:p-1.5"
    >
      {areas.map((area) => (
        <AreaCard key={area.areaKindId} area={area} />
      ))}
    </nav>
  );
}

function AreaCard({ area }: { readonly area: EditorArea }) {
  const { areas } = useEditorProps();
  const { store } = useSession();
  const isOpen = useEditorState((state) => state.areaKindId === area.areaKindId);
  const count = useEditorState((state) => layersIn(state.document, area.areaKindId).length);
  const blocker = useEditorState((state) =>
    count > 0 ? undefined : blockersOf(area, areas, (id) => layersIn(state.document, id).length > 0)[0],
  );
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isOpen]);

  const { icon, color, text } = stateOf(isOpen, count, blocker);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isOpen}
      title={blocker ? `${blocker.name}と併用できません` : undefined}
      className={`flex h-19 w-40 shrink-0 items-center gap-2.5 rounded-ctl border px-2.5 text-left transition-colors max-md:h-14 max-md:w-auto max-md:px-2 ${isOpen ? "border-red bg-tint" : "border-transparent hover:bg-paper"}`}
      onClick={() => {
        if (blocker)
          store.complain(
            `${area.name}は${blocker.name}と併用できません。使うときは${blocker.name}のレイヤーを削除してください。`,
          );
        store.openArea(area.areaKindId);
      }}
    >
      <AreaPicture area={area} isOpen={isOpen} />
      <span className="min-w-0">
        <span className={`block truncate text-14 font-bold ${blocker ? "text-mute" : "text-deep"}`}>{area.name}</span>
        <span className={`num block text-12 whitespace-nowrap ${isOpen ? "text-red-text" : "text-mute"}`}>
          {millimetres(area.width)}×{millimetres(area.height)} mm
        </span>
        <span className={`flex items-center gap-1 text-12 whitespace-nowrap max-md:hidden ${color}`}>
          <StudioIcon name={icon} size={14} />
          {text}
        </span>
      </span>
    </button>
  );
}

function stateOf(
  isOpen: boolean,
  count: number,
  blocker: EditorArea | undefined,
): { readonly icon: StudioIconName; readonly color: string; readonly text: string } {
  if (blocker) return { icon: "lock", color: "text-mute", text: "併用できません" };
  if (isOpen) return { icon: "pencil", color: "text-red-text", text: count > 0 ? `編集中・${count}` : "編集中" };
  return count > 0
    ? { icon: "check", color: "text-ok", text: "デザインあり" }
    : { icon: "plus", color: "text-mute", text: "なし" };
}

export function PriceBlock() {
  const { price } = useEditorProps();
  return (
    <aside
      aria-label="価格"
      className="flex flex-col justify-center border-t border-l border-line bg-white px-4 py-2 max-md:flex-row max-md:items-baseline max-md:justify-between max-md:border-l-0 max-md:py-1.5"
    >
      <p className="flex items-baseline justify-between gap-3">
        <strong className="num text-28 font-bold text-deep max-md:text-20">{price.text}</strong>
        <span className="text-12 text-mute">{price.unit}</span>
      </p>
      {price.notes.map((note) => (
        <p key={note} className="num truncate text-12 text-ink max-md:hidden">
          {note}
        </p>
      ))}
    </aside>
  );
}
