import { useEffect } from "react";
import { runCommand } from "../commands/command.ts";
import { commandFor } from "../commands/shortcuts.ts";
import { commandListCommand, STUDIO_COMMANDS, saveCommand } from "../commands/studio-commands.ts";
import { isField } from "../session/is-typing.ts";
import { useSession } from "../session/session-context.ts";
import { useClipboard } from "./use-clipboard.ts";

/** These work inside fields too: no field uses them. */
const EVERYWHERE = [commandListCommand, saveCommand];

const BUTTONS = "button, a, summary, label";

/** An open dialog keeps its own keys, even when the focus has fallen back to the page. */
function hasDialog(): boolean {
  return document.querySelector("[role=dialog][data-open]") !== null;
}

/** Every shortcut of every command, wherever in the editor the focus is; and pasting. */
export function useKeyboard(): void {
  const session = useSession();
  useClipboard(hasDialog);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || hasDialog()) return;
      if (isField(event.target) && !commandFor(EVERYWHERE, event)) return;
      if (session.hand.state !== "idle") {
        // What is being dragged must not change.
        if (event.key === "Escape") session.hand.cancel();
        return;
      }
      const isArrowChoice = event.target instanceof HTMLInputElement && event.key.startsWith("Arrow");
      if (isArrowChoice) return;
      // Enter on a button means that button.
      const isPressed = event.key === "Enter" && event.target instanceof Element && event.target.closest(BUTTONS);
      if (isPressed) return;
      const command = commandFor(STUDIO_COMMANDS, event);
      if (!command) return;
      // Even where it does not apply: Ctrl+D must never bookmark the page.
      event.preventDefault();
      runCommand(command, session);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session]);
}
