import { Spinner } from "@surimono/ui/spinner.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { StudioIconName } from "@surimono/ui/studio-icons.ts";
import { useState } from "react";
import { runCommand } from "../commands/command.ts";
import type { openPanelCommands } from "../commands/studio-commands.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import type { PanelName } from "../store/editor-state.ts";

interface ToolButtonProps {
  readonly icon: StudioIconName;
  readonly word: string;
  readonly isOn?: boolean;
  readonly isBusy?: boolean;
  readonly count?: number;
  readonly onClick: () => void;
}

/** Icon above word, as in the shop's navigation; a bar marks the open one. On a phone each is as wide as its word. */
export function ToolButton({ icon, word, isOn, isBusy = false, count = 0, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={`relative grid h-18 w-full content-center justify-items-center gap-1 text-12 whitespace-nowrap transition-colors max-md:h-14 max-md:w-auto max-md:min-w-11 max-md:flex-auto max-[360px]:text-10 ${isOn ? "font-bold text-red-text before:absolute before:bg-red md:before:inset-y-2 md:before:left-0 md:before:w-[3px] max-md:before:inset-x-3 max-md:before:top-0 max-md:before:h-[3px]" : "text-ink hover:bg-paper"}`}
      onClick={onClick}
    >
      {isBusy ? <Spinner /> : <StudioIcon name={icon} size={24} />}
      {word}
      {count > 0 && (
        <span className="num absolute top-2 left-[calc(50%+8px)] grid h-4 min-w-4 place-items-center rounded-[8px] bg-deep px-1 text-10 text-white">
          {count}
        </span>
      )}
    </button>
  );
}

interface PanelButtonProps {
  readonly command: (typeof openPanelCommands)[PanelName];
  readonly count?: number;
}

export function PanelButton({ command, count = 0 }: PanelButtonProps) {
  const session = useSession();
  const isOn = useEditorState((state) => command.id === `open-${state.panel}`);
  return (
    <ToolButton
      icon={command.icon ?? "plus"}
      word={command.label}
      isOn={isOn}
      count={count}
      onClick={() => runCommand(command, session)}
    />
  );
}

/** Adds a text at once in the middle of the area, with the field ready for typing. */
export function AddTextButton({ onAdded }: { readonly onAdded: () => void }) {
  const session = useSession();
  const [isBusy, setBusy] = useState(false);

  async function add(): Promise<void> {
    setBusy(true);
    if (await session.addText()) onAdded();
    setBusy(false);
  }

  return <ToolButton icon="text" word="テキスト" isBusy={isBusy} onClick={() => void add()} />;
}
