import { Sheet } from "@surimono/ui/sheet.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { type Command, runCommand } from "../commands/command.ts";
import { COMMAND_GROUPS, findWords, reasonAgainst } from "../commands/command-words.ts";
import { searchCommands } from "../commands/search-commands.ts";
import { shortcutText } from "../commands/shortcuts.ts";
import { areaCommands, STUDIO_COMMANDS } from "../commands/studio-commands.ts";
import { isMac } from "../panels/command-button.tsx";
import type { Session } from "../session/session.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import type { EditorState } from "../store/editor-state.ts";

interface Entry {
  readonly command: Command<Session>;
  readonly label: string;
  readonly words: string;
  readonly group: string;
  readonly isPossible: boolean;
}

/** All commands, found by typing. What cannot be done now stays in the list and says why. */
export function CommandDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What was run last may still be under way when the list is opened again.
  const state = useEditorState(whole);
  const all = useMemo(() => entriesOf(session, state), [session, state]);
  const found = useMemo(() => searchCommands(all, query), [all, query]);
  const active = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.command.id}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  function run(entry: Entry | undefined): void {
    if (!entry?.isPossible) return;
    // First the dialog returns the focus, then the command may take it.
    onClose();
    setTimeout(() => runCommand(entry.command, session));
  }

  function keyed(event: KeyboardEvent): void {
    // While an input method is composing, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const next = placeAfter(event.key, at, found.length - 1);
    if (next !== undefined) setAt(next);
    else if (event.key === "Enter") run(active);
    else return;
    event.preventDefault();
  }

  return (
    <Sheet look="tool" title="コマンドを検索" first={field} onClose={onClose}>
      <div className="flex items-center gap-2 rounded-ctl border border-ctl px-3 focus-within:border-red">
        <StudioIcon name="search" size={18} className="text-mute" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${active.command.id}` : undefined}
          aria-label="コマンドを検索"
          placeholder="例：左右反転、整列、hozon"
          autoComplete="off"
          spellCheck={false}
          className="h-11 w-full min-w-0 bg-transparent text-16 text-deep outline-none placeholder:text-mute"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={keyed}
        />
      </div>
      <p role="status" className={found.length === 0 ? "mt-4 text-14 text-mute" : "sr-only"}>
        {found.length === 0 ? "見つかりませんでした。別の言葉でお試しください。" : `${found.length}件のコマンド`}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label="コマンド" className="mt-3 h-[min(420px,50dvh)] overflow-y-auto">
        {found.map((entry, index) => (
          <CommandOption
            key={entry.command.id}
            id={`${id}-${entry.command.id}`}
            entry={entry}
            reason={entry.isPossible ? undefined : reasonAgainst(entry.command.id, session.store.get())}
            isActive={entry === active}
            heading={query === "" && entry.group !== found[index - 1]?.group ? entry.group : undefined}
            onPoint={() => setAt(index)}
            onRun={() => run(entry)}
          />
        ))}
      </div>
    </Sheet>
  );
}

/** Undefined for a key that does not move the choice. */
function placeAfter(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return at >= last ? 0 : at + 1;
    case "ArrowUp":
      return at <= 0 ? last : at - 1;
    case "PageDown":
      return Math.min(last, at + 8);
    case "PageUp":
      return Math.max(0, at - 8);
    default:
      return undefined;
  }
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly reason: string | undefined;
  readonly isActive: boolean;
  readonly heading: string | undefined;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

function CommandOption({ id, entry, reason, isActive, heading, onPoint, onRun }: OptionProps) {
  const { command, label } = entry;
  const [shortcut] = command.shortcuts ?? [];
  return (
    <>
      {heading && (
        <div role="presentation" className="px-2 pt-3 pb-1 text-12 font-bold text-mute">
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the whole list */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option */}
      <div
        id={id}
        role="option"
        aria-selected={isActive}
        aria-disabled={!entry.isPossible}
        className={`flex min-h-11 items-center gap-3 rounded-ctl px-2 text-14 ${isActive ? "bg-tint" : ""} ${entry.isPossible ? "cursor-pointer text-deep" : "text-mute"}`}
        onPointerMove={isActive ? undefined : onPoint}
        onClick={onRun}
      >
        {command.icon ? <StudioIcon name={command.icon} size={18} /> : <span className="w-4.5" />}
        <span className="min-w-0 grow py-1">
          {label}
          {reason && <span className="block text-12 text-mute">{reason}</span>}
        </span>
        {shortcut && <kbd className="num shrink-0 text-12 text-mute">{shortcutText(shortcut, isMac())}</kbd>}
      </div>
    </>
  );
}

const whole = (state: EditorState) => state;

function entriesOf(session: Session, state: EditorState): readonly Entry[] {
  const entries = [...STUDIO_COMMANDS, ...areaCommands(session.areas)].flatMap((command): Entry[] => {
    const known = findWords(command.id);
    if (command.id === "commands") return [];
    const group = known?.group ?? "編集";
    return [
      { command, label: command.label, words: known?.words ?? "", group, isPossible: command.when(state, session) },
    ];
  });
  return COMMAND_GROUPS.flatMap((group) => entries.filter((entry) => entry.group === group));
}
