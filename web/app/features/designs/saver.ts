import { finishDesign, type OpenedDesign, saveDesign } from "@surimono/contract/designs";
import type { EditorProps } from "@surimono/studio/editor";
import { quietCall } from "#app/session/call.ts";

type Save = EditorProps["save"];

/**
 * Saves on top of the revision that this tab knows, so that two tabs never overwrite each other silently. The editor tells of
 * failures itself; it wants a rejection when no answer came, and then tries again.
 */
export function createSaver(design: OpenedDesign): { readonly save: Save; readonly complete: Save } {
  let { revision } = design;
  const send =
    (target: typeof saveDesign | typeof finishDesign): Save =>
    async (document) => {
      const payload = { product_id: design.product_id, document, revision };
      const answer = await quietCall(target, payload);
      if (answer.ok) {
        revision = answer.value.revision;
        return answer;
      }
      if (answer.failure.code === "network/unreachable" || answer.failure.status >= 500)
        throw new Error(answer.failure.message);
      return answer;
    };
  return { save: send(saveDesign), complete: send(finishDesign) };
}
