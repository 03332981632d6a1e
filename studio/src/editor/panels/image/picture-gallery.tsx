import { flattenLayers } from "@surimono/domain/designs";
import { useEffect, useSyncExternalStore } from "react";
import { addImage } from "../../commands/add-layer.ts";
import type { Point } from "../../geometry/box.ts";
import type { UploadedImage } from "../../model/make-layer.ts";
import { useEditorState, useSession } from "../../session/session-context.ts";
import { countPictures, MOST_PICTURES, picturesProblem } from "../../uploads/count-pictures.ts";
import { GalleryItem } from "./gallery-item.tsx";

/** The member's earlier uploads, for use in any design. */
export function PictureGallery({ onAdded }: { readonly onAdded: () => void }) {
  const session = useSession();
  const { gallery } = session;
  const state = useSyncExternalStore(gallery.subscribe, gallery.state);
  const used = useEditorState((editor) => countPictures(editor.document));

  useEffect(() => {
    if (gallery.state().kind === "untouched") void gallery.more();
  }, [gallery]);

  function place(image: UploadedImage, at?: Point): void {
    const problem = isUsed(session, image) ? undefined : picturesProblem(session.store.get().document, 1);
    if (problem) return session.store.complain(problem);
    addImage(session, image, { at });
    if (!at) onAdded();
  }

  const isFirst = state.pictures.length === 0;
  return (
    <section aria-label="マイ画像">
      <h3 className="flex items-baseline justify-between text-14 font-bold">
        マイ画像
        <span className="num text-12 font-normal text-mute">
          {state.total > 0 && `全${state.total}枚・`}使用中 {used} / {MOST_PICTURES}枚
        </span>
      </h3>
      {isFirst && state.kind === "ready" && (
        <p className="mt-2 text-12 text-mute">アップロードした画像がここに並び、ほかのデザインでも使えます。</p>
      )}
      <ul className="mt-2 grid grid-cols-3 gap-2">
        {state.pictures.map((image) => (
          <GalleryItem key={image.assetId} image={image} onPlace={(at) => place(image, at)} />
        ))}
        {isFirst && state.kind === "loading" && <Skeleton />}
      </ul>
      {state.kind === "failed" && (
        <p role="alert" className="mt-2 text-12 text-deep">
          画像を読み込めませんでした。
          <button type="button" className="min-h-11 px-1 text-red-text underline" onClick={() => void gallery.more()}>
            もう一度読み込む
          </button>
        </p>
      )}
      {state.hasMore && !isFirst && state.kind !== "failed" && (
        <button
          type="button"
          aria-busy={state.kind === "loading"}
          className="mt-3 h-9 w-full rounded-ctl border border-ctl text-14 font-bold text-deep hover:bg-paper max-md:h-11"
          onClick={() => void gallery.more()}
        >
          {state.kind === "loading" ? "読み込んでいます…" : "もっと見る"}
        </button>
      )}
    </section>
  );
}

function isUsed({ store }: ReturnType<typeof useSession>, image: UploadedImage): boolean {
  return store
    .get()
    .document.areas.some((area) =>
      flattenLayers(area.layers).some((layer) => layer.kind === "image" && layer.assetId === image.assetId),
    );
}

function Skeleton() {
  return ["a", "b", "c", "d", "e", "f"].map((key) => (
    <li key={key} aria-hidden="true" className="aspect-square animate-pulse rounded-ctl bg-paper" />
  ));
}
