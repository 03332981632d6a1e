import { useSyncExternalStore } from "react";
import type { ShownFinding } from "../checks/editor-checks.ts";
import { useEditorState, useSceneVersion, useSession } from "../session/session-context.ts";
import { typedText } from "../store/editor-state.ts";

/** The same but for what would scold somebody who has only just begun: a new text says what it says until it is left so. */
export function useTimelyFindings(): readonly ShownFinding[] {
  const findings = useFindings();
  const quiet = useEditorState((state) => typedText(state)?.id ?? state.fresh);
  return findings.filter(({ finding, layerId }) => layerId !== quiet || finding.code !== "designs/placeholder-text");
}

/** What there is to tell about the design as it stands. */
export function useFindings(): readonly ShownFinding[] {
  const { checks, gallery } = useSession();
  const document = useEditorState((state) => state.document);
  // A face that arrived can tell of glyphs that it lacks, an upload of what was measured in it.
  useSceneVersion();
  useSyncExternalStore(gallery.subscribe, gallery.state);
  return checks.of(document);
}

/** The keys of the warnings that were ticked. */
export function useTicks(): ReadonlySet<string> {
  const { ticks } = useSession().checks;
  return useSyncExternalStore(ticks.subscribe, ticks.all);
}

/** What is still to be mended or ticked. */
export function isOpen({ key }: Pick<ShownFinding, "key">, ticks: ReadonlySet<string>): boolean {
  return key === undefined || !ticks.has(key);
}
