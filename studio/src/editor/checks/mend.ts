import type { EditorContext } from "../tools/tool.ts";

/** A one-press fix for a finding. */
export interface Mend {
  readonly label: string;
  readonly apply: (context: EditorContext) => void;
}
