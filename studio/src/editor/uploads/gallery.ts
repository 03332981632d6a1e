import type { Result } from "@surimono/domain/kernel";
import { answerOf, type EditorFailure } from "../keeping/design-server.ts";
import type { UploadedImage } from "../model/make-layer.ts";

/** The member's uploads on the server. A rejection means that no answer came. */
export interface PictureShelf {
  /** Newest first, starting after the picture `after`. */
  readonly list: (after: string | undefined) => Promise<Result<PicturePage, EditorFailure>>;
  /** URL of a small copy; object URLs belong to the caller. */
  readonly thumbnailUrl: (assetId: string) => Promise<string>;
  /** Designs and orders that use it keep it. */
  readonly remove: (assetId: string) => Promise<Result<unknown, EditorFailure>>;
}

export interface PicturePage {
  readonly pictures: readonly UploadedImage[];
  readonly hasMore: boolean;
  /** Of all pages. */
  readonly total: number;
}

export interface GalleryState extends PicturePage {
  readonly kind: "untouched" | "loading" | "ready" | "failed";
}

/** The member's uploads on the pages loaded so far. */
export interface Gallery {
  state(): GalleryState;
  subscribe(listener: () => void): () => void;
  /** The first page if there is none yet, or the next one. */
  more(): Promise<void>;
  /** A new upload. */
  add(image: UploadedImage): void;
  /** What went wrong, in the customer's words. */
  remove(assetId: string): Promise<string | undefined>;
}

const NO_ANSWER = "通信できませんでした。接続を確かめて、もう一度お試しください。";

export function createGallery(shelf: PictureShelf): Gallery {
  let state: GalleryState = { kind: "untouched", pictures: [], hasMore: true, total: 0 };
  const listeners = new Set<() => void>();

  function update(change: Partial<GalleryState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const without = (assetId: string) => state.pictures.filter((known) => known.assetId !== assetId);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async more() {
      if (state.kind === "loading" || !state.hasMore) return;
      // Uploads from before the first page arrived are on it too.
      const after = state.kind === "untouched" ? undefined : state.pictures.at(-1)?.assetId;
      update({ kind: "loading" });
      const answer = await answerOf(shelf.list(after));
      if (!answer?.ok) return update({ kind: "failed" });
      const known = new Set(state.pictures.map(({ assetId }) => assetId));
      const fresh = answer.value.pictures.filter(({ assetId }) => !known.has(assetId));
      update({ ...answer.value, kind: "ready", pictures: [...state.pictures, ...fresh] });
    },
    add(image) {
      const isNew = state.pictures.every(({ assetId }) => assetId !== image.assetId);
      update({ pictures: [image, ...without(image.assetId)], total: state.total + (isNew ? 1 : 0) });
    },
    async remove(assetId) {
      const answer = await answerOf(shelf.remove(assetId));
      if (!answer?.ok) return answer?.failure.message ?? NO_ANSWER;
      update({ pictures: without(assetId), total: Math.max(0, state.total - 1) });
      return undefined;
    },
  };
}
