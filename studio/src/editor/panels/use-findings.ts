import { useSyncExternalStore } from "react";
import type { ShownFinding } from "../checks/editor-checks.ts";
import { useCut, useEditorState, usePressLook, useSceneVersion, useSession } from "../session/session-context.ts";
import { typedText } from "../store/editor-state.ts";

/** Without those that would come too early: a new text may keep its sample words until it is left that way. */
export function useTimelyFindings(): readonly ShownFinding[] {
  const findings = useFindings();
  const quiet = useEditorState((state) => typedText(state)?.id ?? state.fresh);
  return findings.filter(({ finding, layerId }) => layerId !== quiet || finding.code !== "designs/placeholder-text");
}

/** The findings for the design as it is now. */
export function useFindings(): readonly ShownFinding[] {
  const { checks, gallery } = useSession();
  const document = useEditorState((state) => state.document);
  // A font may reveal missing glyphs, an upload its measurements, the press how it prints.
  useSceneVersion();
  useCut();
  usePressLook();
  useSyncExternalStore(gallery.subscribe, gallery.state);
  return checks.of(document);
}

/** The keys of the ticked warnings. */
export function useTicks(): ReadonlySet<string> {
  const { ticks } = useSession().checks;
  return useSyncExternalStore(ticks.subscribe, ticks.all);
}
