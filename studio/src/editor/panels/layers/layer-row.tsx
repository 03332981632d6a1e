import { type Layer, MAX_NAME_LENGTH } from "@surimono/domain/designs";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { type KeyboardEvent, memo, type PointerEvent, useState } from "react";
import { changeLayer } from "../../commands/change-layer.ts";
import { useSession } from "../../session/session-context.ts";
import { INDENT } from "./layer-list.ts";
import { LayerThumb } from "./layer-thumb.tsx";
import { kindWords } from "./layer-words.ts";

interface LayerRowProps {
  readonly layer: Layer;
  /** Depth in groups. */
  readonly depth: number;
  /** Of a group: whether its contents are listed. */
  readonly isOpen: boolean | undefined;
  readonly onToggle: (id: string) => void;
  /** The dragged row would be dropped into this group. */
  readonly takesIn: boolean;
  /** Among `count`, from the top. */
  readonly place: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly problem: "error" | "warning" | undefined;
  readonly isHeld: boolean;
  readonly onGrip: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** One layer: press to select, F2 or a second click to rename, drag its left edge to reorder. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const { layer, depth, isOpen, onToggle, takesIn, place, count, isSelected, problem, isHeld, onGrip } = props;
  const session = useSession();
  const { store } = session;
  const [isRenaming, setRenaming] = useState(false);

  function rename(name: string): void {
    setRenaming(false);
    const trimmed = cutWords(name.trim(), MAX_NAME_LENGTH);
    if (trimmed !== "" && trimmed !== layer.name) {
      changeLayer(session, layer, { name: trimmed }, { label: "名前の変更" });
    }
  }

  return (
    <li
      data-layer-id={layer.id}
      aria-posinset={place}
      aria-setsize={count}
      style={{ paddingLeft: depth * INDENT }}
      className={`relative flex h-11 items-center gap-1 border-l-3 pr-2 ${isSelected ? "border-red bg-tint" : "border-transparent hover:bg-paper"} ${isHeld ? "opacity-50" : ""} ${takesIn ? "outline-2 -outline-offset-2 outline-red" : ""}`}
    >
      <span
        className="grid h-full w-4 shrink-0 cursor-grab touch-none place-items-center text-ctl"
        title="ドラッグで並べ替え"
        onPointerDown={(event) => onGrip(event, layer.id)}
      >
        <StudioIcon name="drag" size={16} />
      </span>
      {isOpen !== undefined && (
        <IconButton
          size={36}
          icon={isOpen ? "chevron-down" : "chevron-right"}
          label={`「${layer.name}」の中を表示`}
          aria-expanded={isOpen}
          className="-mx-1"
          onClick={() => onToggle(layer.id)}
        />
      )}
      {isRenaming ? (
        <RenameField name={layer.name} onDone={rename} />
      ) : (
        <button
          type="button"
          aria-pressed={isSelected}
          className="flex h-full min-w-0 grow items-center gap-2.5 text-left"
          onClick={(event) => {
            const { selection } = store.get();
            const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
            store.select(isAdding ? toggled(selection, layer.id) : [layer.id]);
          }}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={(event) => {
            if (event.key === "F2") setRenaming(true);
          }}
        >
          <RowLabel layer={layer} depth={depth} problem={problem} />
        </button>
      )}
      <RowSwitches layer={layer} />
    </li>
  );
});

function RowLabel({ layer, depth, problem }: Pick<LayerRowProps, "layer" | "depth" | "problem">) {
  return (
    <>
      <LayerThumb layer={layer} />
      <span className={`min-w-0 grow ${layer.hidden ? "text-mute" : ""}`}>
        <span className="block truncate text-14 text-deep" title={layer.name}>
          {layer.name}
        </span>
        <span className="flex items-center gap-1 text-12 leading-tight text-mute">
          {problem && (
            <StudioIcon name={problem} size={14} className={problem === "error" ? "text-red-text" : "text-warn"} />
          )}
          {kindWords(layer)}
          {depth > 0 && <span className="sr-only">（グループの中）</span>}
          {problem && (
            <span className="sr-only">{problem === "error" ? "（修正が必要です）" : "（注意があります）"}</span>
          )}
        </span>
      </span>
    </>
  );
}

function RowSwitches({ layer }: { readonly layer: Layer }) {
  const session = useSession();
  function toggle(flag: "locked" | "hidden", on: string, off: string): void {
    changeLayer(session, layer, { [flag]: !layer[flag] }, { label: `「${layer.name}」を${layer[flag] ? off : on}` });
  }
  return (
    <>
      <IconButton
        size={36}
        icon={<StudioIcon name={layer.locked ? "lock" : "unlock"} />}
        label={`「${layer.name}」をロック`}
        aria-pressed={layer.locked}
        className={layer.locked ? "text-deep" : "text-mute"}
        onClick={() => toggle("locked", "ロック", "ロック解除")}
      />
      <IconButton
        size={36}
        icon={layer.hidden ? "eye-off" : "eye"}
        label={`「${layer.name}」を非表示`}
        aria-pressed={layer.hidden}
        className={layer.hidden ? "text-mute" : "text-ink"}
        onClick={() => toggle("hidden", "非表示", "表示")}
      />
    </>
  );
}

function RenameField({ name, onDone }: { readonly name: string; readonly onDone: (name: string) => void }) {
  function keyed(event: KeyboardEvent<HTMLInputElement>): void {
    // During input method composition Enter belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onDone(event.currentTarget.value);
    if (event.key === "Escape") onDone(name);
    event.stopPropagation();
  }
  return (
    <input
      aria-label="レイヤー名"
      className="h-8 min-w-0 grow rounded-ctl border border-red bg-white px-2 text-14 text-deep"
      defaultValue={name}
      maxLength={MAX_NAME_LENGTH}
      // biome-ignore lint/a11y/noAutofocus: it replaces the name that was just pressed
      autoFocus
      onFocus={(event) => event.target.select()}
      onBlur={(event) => onDone(event.target.value)}
      onKeyDown={keyed}
    />
  );
}

/** Not in the middle of an emoji: half of one could not be saved. */
function cutWords(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, "");
}

function toggled(selection: readonly string[], id: string): readonly string[] {
  return selection.includes(id) ? selection.filter((known) => known !== id) : [...selection, id];
}
