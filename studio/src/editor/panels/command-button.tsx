import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { Command } from "../commands/command.ts";
import { runCommand } from "../commands/command.ts";
import { shortcutText } from "../commands/shortcuts.ts";
import type { Session } from "../session/session.ts";
import { useEditorState, useSession } from "../session/session-context.ts";

interface CommandButtonProps {
  readonly command: Command<Session>;
  /** With its words beside the icon. */
  readonly isLabelled?: boolean;
  /** For what can be on or off. */
  readonly isOn?: boolean;
  readonly className?: string;
}

/** Any command as a button: greyed out where it does not apply, with its key in the tooltip. */
export function CommandButton({ command, isLabelled = false, isOn, className = "" }: CommandButtonProps) {
  const session = useSession();
  const isPossible = useEditorState((state) => command.when(state, session));
  const key = command.shortcuts?.[0];
  const hint = key ? `${command.label}（${shortcutText(key, isMac())}）` : command.label;
  return (
    <button
      type="button"
      // A disabled button would lose the focus in the middle of repeated presses.
      aria-disabled={!isPossible}
      aria-pressed={isOn}
      aria-label={isLabelled ? undefined : command.label}
      title={hint}
      className={`grid min-h-9 min-w-9 grid-flow-col place-items-center gap-1.5 rounded-ctl text-14 text-ink transition-colors hover:bg-paper aria-disabled:cursor-default aria-disabled:text-ctl aria-disabled:opacity-60 aria-disabled:hover:bg-transparent max-md:min-h-11 max-md:min-w-11 ${className}`}
      onClick={() => runCommand(command, session)}
    >
      {command.icon && <StudioIcon name={command.icon} />}
      {isLabelled && command.label}
    </button>
  );
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
