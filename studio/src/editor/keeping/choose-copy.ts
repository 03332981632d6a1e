import type { DesignDocument } from "@surimono/domain/designs";
import { isSameDocument } from "../model/open-document.ts";
import { EMPTY_HISTORY, type History } from "../store/history.ts";
import type { LocalCopy } from "./local-copy.ts";

/** With what the editor starts, and what it has to say about it. */
export interface ChosenCopy {
  readonly document: DesignDocument;
  readonly history: History;
  /**
   * `resumed`: unsaved work of this browser goes on, and the saved state can be asked for.
   * `conflict`: the server's copy was changed elsewhere too; it is shown, and the local one can be asked for.
   */
  readonly notice?: "resumed" | "conflict";
  /** What the notice offers instead. */
  readonly other?: { readonly document: DesignDocument; readonly history: History };
}

/** Which of both copies to open; ages are never compared, since clocks differ between machines. */
export function chooseCopy(server: DesignDocument, local: LocalCopy | undefined): ChosenCopy {
  const fresh = { document: server, history: EMPTY_HISTORY };
  if (!local || !isOfSameGoods(server, local.document)) return fresh;
  const own = { document: local.document, history: local.history };
  if (isSameDocument(server, local.document)) return own;
  // Everything was saved from here, so the difference was made elsewhere.
  if (isSameDocument(local.document, local.base)) return fresh;
  return isSameDocument(server, local.base)
    ? { ...own, notice: "resumed", other: fresh }
    : { ...fresh, notice: "conflict", other: own };
}

/** A copy for other goods or other areas, such as after a change of method, does not fit any more. */
function isOfSameGoods(server: DesignDocument, local: DesignDocument): boolean {
  return (
    server.schema === local.schema &&
    server.itemId === local.itemId &&
    server.methodId === local.methodId &&
    server.colorId === local.colorId &&
    server.areas.every((area) =>
      local.areas.some(
        (known) => known.areaKindId === area.areaKindId && known.width === area.width && known.height === area.height,
      ),
    )
  );
}
