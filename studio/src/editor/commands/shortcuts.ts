import type { EditorContext } from "../tools/tool.ts";
import type { Command } from "./command.ts";

export interface KeyInput {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The command for a key press. Ctrl on Windows and ⌘ on a Mac both count as `Mod`, on any machine. */
export function commandFor<Context extends EditorContext>(
  commands: readonly Command<Context>[],
  input: KeyInput,
): Command<Context> | undefined {
  return commands.find((command) => command.shortcuts?.some((shortcut) => matches(shortcut, input)));
}

function matches(shortcut: string, input: KeyInput): boolean {
  const parts = shortcut.endsWith("+") ? [...shortcut.slice(0, -2).split("+"), "+"] : shortcut.split("+");
  const key = parts.at(-1) ?? "";
  const wants = (modifier: string) => parts.slice(0, -1).includes(modifier);
  // Shift changes the sign of a key (] becomes }), so signs are matched as typed or unshifted.
  const isSign = key.length === 1 && !/[a-z0-9]/i.test(key);
  const pressed = isSign ? (UNSHIFTED[input.key] ?? input.key) : input.key;
  return (
    pressed.toLowerCase() === key.toLowerCase() &&
    wants("Mod") === (input.ctrlKey || input.metaKey) &&
    wants("Alt") === input.altKey &&
    (wants("Shift") === input.shiftKey || (isSign && wants("Mod")))
  );
}

const UNSHIFTED: Readonly<Record<string, string>> = { "}": "]", "{": "[" };

/** `Mod+Shift+Z` as written beside a menu entry. */
export function shortcutText(shortcut: string, isMac: boolean): string {
  const words: Readonly<Record<string, string>> = {
    Mod: isMac ? "⌘" : "Ctrl",
    Shift: isMac ? "⇧" : "Shift",
    Alt: isMac ? "⌥" : "Alt",
    Escape: "Esc",
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
  };
  return shortcut
    .split("+")
    .map((part) => words[part] ?? part)
    .join(isMac ? "" : "+");
}
