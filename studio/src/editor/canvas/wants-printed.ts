import { INK_ON_GOODS, type MethodId } from "@surimono/domain/catalogue";
import type { EditorArea } from "../model/editor-area.ts";
import type { EditorState } from "../store/editor-state.ts";

/** Whether the canvas shows the place as it will be printed: silk screen from the first, paper where the customer wants it. */
export function wantsPrinted(
  { document, hasScreenColors, hasPressColors }: EditorState,
  { press }: Pick<EditorArea, "press">,
): boolean {
  if (INK_ON_GOODS[document.methodId as MethodId] === "spot") return !hasScreenColors;
  return press === true && hasPressColors;
}
