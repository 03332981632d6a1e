import type { StudioIconName } from "@surimono/ui/studio-icons.ts";
import type { EditorState } from "../store/editor-state.ts";
import type { EditorContext } from "../tools/tool.ts";

/** One action, as toolbar, menus, keyboard and command list show and run it. */
export interface Command<Context extends EditorContext = EditorContext> {
  readonly id: string;
  readonly label: string;
  readonly icon?: StudioIconName;
  /** `Mod` is ⌘ on a Mac and Ctrl elsewhere: `Mod+Shift+Z`, `ArrowLeft`, `]`. */
  readonly shortcuts?: readonly string[];
  readonly when: (state: EditorState, context: Context) => boolean;
  readonly do: (context: Context) => void;
}

/** Runs it if it applies now, and returns whether it did. */
export function runCommand<Context extends EditorContext>(command: Command<Context>, context: Context): boolean {
  if (!command.when(context.store.get(), context)) return false;
  command.do(context);
  return true;
}

export function always(): boolean {
  return true;
}

export function hasSelection(state: EditorState): boolean {
  return state.selection.length > 0;
}
