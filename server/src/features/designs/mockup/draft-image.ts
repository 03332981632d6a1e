import { createHash } from "node:crypto";
import { CLOSE_UP_VIEWS, referenceSize, type ViewId, WHOLE_VIEWS } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import type { Shop } from "../../../platform/http/index.ts";
import { UUID_PATTERN } from "../../../platform/uuid-pattern.ts";
import { getCatalogue, type ImageSource, SEALED_CACHE } from "../../catalogue/index.ts";
import { goodsOf } from "../version/index.ts";
import { findDrawnDraft } from "./drawn-draft.store.ts";
import { coverOf, drawView, hashOf, hasView } from "./version-image.ts";

const VIEWS = [...WHOLE_VIEWS, ...CLOSE_UP_VIEWS].join("|");
const PATH = new RegExp(`^images/drafts/(${UUID_PATTERN})/(\\d{1,15})/(cover|${VIEWS})\\.(?:webp|png)$`);

/** The URL may be older than the last change: a list read then still shows the draft, in its current state. */
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
      const view = asked === "cover" ? coverOf(goods) : (asked as ViewId);
      if (!(await hasView(goods, view))) return undefined;
      const contentHash = createHash("sha256").update(JSON.stringify(document)).digest("hex");
      const drawn = { userId: draft.userId, document, goods, contentHash };
      const wanted = { view, size: referenceSize(goods), width };
      return {
        hash: await hashOf(drawn, wanted),
        folder: draftFolder(draft.userId, draftKey),
        // The URL contains the time of the last change, so its content does not change.
        cacheControl: draft.updateTime.getTime() === Number(at) ? SEALED_CACHE : ASK_AGAIN,
        owner: draft.userId,
        draw: (format) => drawView(shop, drawn, wanted, format),
      };
    },
  };
}

/** The cover skips places that are chosen but empty. */
function usedPartOf(document: DesignDocument): DesignDocument {
  const areas = document.areas.filter(({ layers }) => layers.length > 0);
  return areas.length > 0 ? { ...document, areas } : document;
}

/** Folder of its pictures, below `pictures/`. */
export function draftFolder(userId: string, draftKey: string): string {
  return `${draftFolderOf(userId)}/${draftKey}`;
}

/** All drafts of one member. */
export function draftFolderOf(userId: string): string {
  return `drafts/${userId}`;
}
