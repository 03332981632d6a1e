import { finishDesign, type OpenedDesign, readDesign, saveDesign } from "@surimono/contract/designs";
import { PRINT_STEP } from "@surimono/domain/catalogue";
import { ok } from "@surimono/domain/kernel";
import type { DesignServer, EditorProps } from "@surimono/studio/editor";
import { callThrough, quietCall } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";
import { answered } from "./answered.ts";
import { keepCopy } from "./keep-copy.ts";

/** Browsers send no more than 64 KiB for a page that is gone. */
const OUTLIVES_BYTES = 60_000;

/** A save of a small design arrives though its page is closed meanwhile. */
const outlivingCall = callThrough((input, init) =>
  fetch(input, { ...init, keepalive: new Blob([String(init?.body)]).size <= OUTLIVES_BYTES }),
);

/**
 * The design's server for the editor. The editor reports failures itself; a rejection means no answer, and it retries.
 */
export function createSaver(
  design: Pick<OpenedDesign, "product_id" | "step_id">,
): DesignServer & Pick<EditorProps, "complete"> {
  const { product_id, step_id } = design;
  return {
    async save(document, revision) {
      const answer = answered(await outlivingCall(saveDesign, { product_id, document, revision }));
      if (!answer.ok) return answer;
      forgetDrafts();
      return ok({ revision: answer.value.revision, savedAt: Date.parse(answer.value.saved_at) });
    },
    async read() {
      const answer = answered(await quietCall(readDesign, { product_id, step_id }));
      if (!answer.ok) return answer;
      const { document, revision, saved_at } = answer.value;
      return ok({ document, revision, savedAt: Date.parse(saved_at) });
    },
    ...(step_id === PRINT_STEP && {
      keepCopy: (document) => keepCopy(product_id, document),
    }),
    async complete(document, revision, accepted) {
      forgetDrafts();
      return answered(await quietCall(finishDesign, { product_id, document, revision, accepted: [...accepted] }));
    },
  };
}

/** The lists with this draft are read again when next shown. */
function forgetDrafts(): void {
  void queryClient.invalidateQueries({ queryKey: ["my-items"] });
}
