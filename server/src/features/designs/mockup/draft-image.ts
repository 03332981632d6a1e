import { createHash } from "node:crypto";
import { referenceSize } from "@surimono/domain/catalogue";
import { type DesignDocument, printedDocument } from "@surimono/domain/designs";
import type { Shop } from "../../../platform/http/index.ts";
import { UUID_PATTERN } from "../../../platform/uuid-pattern.ts";
import { getCatalogue, type ImageSource, readOrDraw, SEALED_CACHE } from "../../catalogue/index.ts";
import { goodsOf } from "../version/index.ts";
import { COVER_OR_VIEW, drawView, hashOf, hasView, viewOf } from "./draw-view.ts";
import { findDrawnDraft } from "./drawn-draft.store.ts";

const PATH = new RegExp(`^images/drafts/(${UUID_PATTERN})/(\\d{1,15})/(${COVER_OR_VIEW})\\.(?:webp|png)$`);

/** For a URL older than the last change: a list that was read before it still shows the draft, as it is now. */
const ASK_AGAIN = "private, no-cache";

/** Mock-ups of working designs, as last saved. */
export function draftImage(shop: Shop): ImageSource {
  return {
    prefix: "images/drafts/",
    async find(url, width) {
      const [, draftKey, at, asked] = PATH.exec(url) ?? [];
      const draft = draftKey && (await findDrawnDraft(shop.database.db, draftKey));
      if (!draft || !asked) return undefined;
      const document = usedPartOf(draft.document);
      const goods = goodsOf(getCatalogue(shop), document);
      const view = viewOf(goods, asked);
      if (!(await hasView(goods, view))) return undefined;
      const contentHash = createHash("sha256").update(JSON.stringify(document)).digest("hex");
      const drawn = { userId: draft.userId, document, goods, contentHash };
      const wanted = { view, size: referenceSize(goods), width };
      return {
        hash: await hashOf(drawn, wanted),
        folder: draftFolder(draft.userId, draftKey),
        // A URL with the time of the last change always shows the same.
        cacheControl: draft.updateTime.getTime() === Number(at) ? SEALED_CACHE : ASK_AGAIN,
        owner: draft.userId,
        draw: (format) => drawView(shop, drawn, wanted, format),
      };
    },
  };
}

/** The view that shows a draft best as it is now, as a PNG; undefined where there is no such draft. */
export async function drawDraftCover(shop: Shop, draftKey: string, width: number): Promise<Uint8Array | undefined> {
  const picture = await draftImage(shop).find(`images/drafts/${draftKey}/0/cover.png`, width);
  return picture && readOrDraw(shop, picture, "png");
}

/** The cover skips places that are chosen but show nothing; a design that shows nothing anywhere is seen on its first. */
function usedPartOf(document: DesignDocument): DesignDocument {
  const printed = printedDocument(document);
  return printed.areas.length > 0 ? printed : document;
}

/** Folder of its pictures, below `pictures/`. */
export function draftFolder(userId: string, draftKey: string): string {
  return `${draftFolderOf(userId)}/${draftKey}`;
}

/** All drafts of one member. */
export function draftFolderOf(userId: string): string {
  return `drafts/${userId}`;
}
