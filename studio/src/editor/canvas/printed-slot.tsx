import { useEffect, useSyncExternalStore } from "react";
import type { EditorArea } from "../model/editor-area.ts";
import { printedPart } from "../parts/all-parts.ts";
import { useEditorState } from "../session/session-context.ts";
import { wantsPrinted } from "./wants-printed.ts";

/** The place as printed, by code that most goods never fetch. Without it the canvas shows what is drawn. */
export function PrintedSlot({ area }: { readonly area: EditorArea }) {
  const isWanted = useEditorState((state) => wantsPrinted(state, area));
  const part = useSyncExternalStore(printedPart.subscribe, printedPart.state);
  useEffect(() => {
    if (isWanted) void printedPart.load();
  }, [isWanted]);
  return isWanted && part.kind === "ready" ? <part.module.PrintedStage key={area.areaKindId} area={area} /> : null;
}
