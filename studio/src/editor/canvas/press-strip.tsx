import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { isOfPress } from "../checks/editor-checks.ts";
import { runCommand } from "../commands/command.ts";
import { pressCommand, pressViewCommand } from "../commands/studio-commands.ts";
import { isForPress } from "../model/editor-area.ts";
import { useFindings } from "../panels/use-findings.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import { ViewStrip, ViewToggle } from "./view-strip.tsx";

/** On paper: whether the studio shows colours as the press prints them, and what becomes duller. */
export function PressStrip() {
  const session = useSession();
  const isOn = useEditorState((state) => state.hasPressColors);
  if (!isForPress(session.areas)) return null;
  return (
    <ViewStrip>
      <ViewToggle isOn={isOn} onClick={() => runCommand(pressViewCommand, session)} />
      {isOn && <PressButton />}
    </ViewStrip>
  );
}

function PressButton() {
  const session = useSession();
  const count = useFindings().filter(isOfPress).length;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="flex min-h-11 items-center gap-2 rounded-card px-3 text-14 hover:bg-paper"
      onClick={() => runCommand(pressCommand, session)}
    >
      {count > 0 && <StudioIcon name="warning" size={18} className="text-warn" />}
      <span>{count > 0 ? `くすむところ${count}件` : "色とインクをくわしく"}</span>
      <StudioIcon name="chevron-down" size={14} />
    </button>
  );
}
