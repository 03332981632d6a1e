import { flattenLayers } from "@surimono/domain/designs";
import { useState } from "react";
import { layoutText } from "../../scene/index.ts";
import { findingsOf } from "../checks/editor-checks.ts";
import { useEditorProps, useSession } from "../session/session-context.ts";

/** Finishing: checks first, then saves, then hands the design over. */
export function useFinish(openChecks: () => void) {
  const session = useSession();
  const { complete } = useEditorProps();
  const [isFinishing, setFinishing] = useState(false);

  /** `accepted`: the customer has seen the warnings and goes on. */
  async function finish(accepted: boolean): Promise<void> {
    const { document } = session.store.get();
    const findings = findingsOf({
      document,
      areas: session.areas,
      missingGlyphs: (layer) => layoutText(layer, session.scene.assets.text)?.missing ?? [],
    });
    if (findings.some((finding) => finding.severity === "error") || (findings.length > 0 && !accepted)) {
      openChecks();
      return;
    }
    setFinishing(true);
    try {
      if (!(await session.autosave.flush())) throw new Error("not saved");
      const areas = document.areas.filter((area) => flattenLayers(area.layers).some((layer) => !layer.hidden));
      const answer = await complete({ ...document, areas });
      if (!answer.ok) session.store.complain(answer.failure.message);
    } catch {
      session.store.complain(
        "保存できませんでした。デザインはこの端末に残っています。接続を確かめて、もう一度お試しください。",
      );
    }
    setFinishing(false);
  }

  return { isFinishing, finish };
}
