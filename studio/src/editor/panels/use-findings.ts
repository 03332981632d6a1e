import type { TextLayer } from "@surimono/domain/designs";
import { useMemo } from "react";
import { layoutText } from "../../scene/index.ts";
import { type Finding, findingsOf } from "../checks/editor-checks.ts";
import { useEditorState, useSceneVersion, useSession } from "../session/session-context.ts";

/** What there is to tell about the design as it stands. */
export function useFindings(): readonly Finding[] {
  const session = useSession();
  const document = useEditorState((state) => state.document);
  const version = useSceneVersion();
  return useMemo(() => {
    const missingGlyphs = (layer: TextLayer) => layoutText(layer, session.scene.assets.text)?.missing ?? NONE;
    // A face that arrived can tell of glyphs that it lacks.
    return version >= 0 ? findingsOf({ document, areas: session.areas, missingGlyphs }) : [];
  }, [document, session, version]);
}

const NONE: readonly string[] = [];
