import { flattenLayers } from "@surimono/domain/designs";
import { layoutText } from "../../scene/index.ts";
import { findingsOf } from "../checks/editor-checks.ts";
import type { EditorProps } from "../editor-props.ts";
import type { Autosave } from "../keeping/autosave.ts";
import type { EditorContext } from "../tools/tool.ts";
import type { SceneLoader } from "./scene-loader.ts";

interface Parts {
  readonly context: EditorContext;
  readonly scene: SceneLoader;
  readonly autosave: Autosave;
  readonly complete: EditorProps["complete"];
}

const NOT_SAVED = "保存できませんでした。デザインはこの端末に残っています。接続を確かめて、もう一度お試しください。";

/** Finishing: checks first, then saves, then hands the design over. `isAccepted`: the customer has seen the warnings and goes on. */
export async function finishDesign(parts: Parts, isAccepted: boolean): Promise<void> {
  const { context, scene, autosave, complete } = parts;
  const { store, areas } = context;
  if (store.get().isFinishing) return;
  const { document } = store.get();
  const missingGlyphs: Parameters<typeof findingsOf>[0]["missingGlyphs"] = (layer) =>
    layoutText(layer, scene.assets.text)?.missing ?? [];
  const findings = findingsOf({ document, areas, missingGlyphs });
  if (findings.some((finding) => finding.severity === "error") || (findings.length > 0 && !isAccepted)) {
    store.set({ dialog: "finishing" });
    return;
  }
  store.set({ isFinishing: true });
  try {
    if (!(await autosave.flush())) return toldWhy(parts);
    const used = document.areas.filter((area) => flattenLayers(area.layers).some((layer) => !layer.hidden));
    const answer = await complete({ ...document, areas: used }, autosave.revision());
    if (!answer.ok) store.complain(answer.failure.message);
  } catch {
    store.complain(NOT_SAVED);
  } finally {
    store.set({ isFinishing: false });
  }
}

function toldWhy({ context: { store }, autosave }: Parts): void {
  const state = autosave.state();
  if (state.kind === "conflict") store.set({ dialog: "compare" });
  // The bar above the bench has the words for it, and the way on.
  else if (state.kind === "offline" || state.kind === "saving") store.complain(NOT_SAVED);
}
