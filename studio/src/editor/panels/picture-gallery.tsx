import { flattenLayers } from "@surimono/domain/designs";
import { useEffect, useState, useSyncExternalStore } from "react";
import { addImage } from "../commands/add-layer.ts";
import type { Point } from "../geometry/box.ts";
import type { UploadedImage } from "../model/make-layer.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { countPictures, MOST_PICTURES, picturesProblem } from "../uploads/check-file.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { useCarried } from "./use-carried.ts";

/** The member's earlier uploads, to be used again in any design. */
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

interface GalleryItemProps {
  readonly image: UploadedImage;
  /** With the place where it was dropped. */
  readonly onPlace: (at?: Point) => void;
}

function GalleryItem({ image, onPlace }: GalleryItemProps) {
  const carried = useCarried(onPlace);
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <RemovalQuestion image={image} onClose={() => setAsked(false)} />;
  return (
    <li className="relative">
      <button
        type="button"
        aria-label={`「${image.name}」を配置`}
        title={image.name}
        {...carried}
        className="block aspect-square w-full touch-pan-y select-none overflow-hidden rounded-ctl border border-line bg-bench p-1 transition-colors hover:border-ctl"
        onClick={() => onPlace()}
      >
        <Thumbnail assetId={image.assetId} />
      </button>
      <IconButton
        icon="close"
        label={`「${image.name}」をマイ画像から削除`}
        size={14}
        className="absolute top-0 right-0 min-h-7 min-w-7 rounded-bl-ctl bg-white/85 max-md:min-h-9 max-md:min-w-9"
        onClick={() => setAsked(true)}
      />
    </li>
  );
}

/** In the picture's own row; designs and orders that use the picture keep it. */
function RemovalQuestion({ image, onClose }: { readonly image: UploadedImage; readonly onClose: () => void }) {
  const { gallery, store } = useSession();
  const [isBusy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    const problem = await gallery.remove(image.assetId);
    if (problem) {
      store.complain(problem);
      onClose();
    } else store.announce(`「${image.name}」をマイ画像から削除しました`);
  }

  return (
    <li className="col-span-full flex flex-wrap items-center gap-2 rounded-ctl border border-ctl bg-white p-2">
      <span className="size-12 shrink-0 rounded-ctl border border-line bg-bench p-1">
        <Thumbnail assetId={image.assetId} />
      </span>
      <p className="min-w-0 grow basis-32 text-12">
        <span className="block truncate font-bold text-deep">{image.name}</span>
        使用中のデザインには残ります。
      </p>
      <div className="flex w-full gap-2">
        <button
          type="button"
          disabled={isBusy}
          // biome-ignore lint/a11y/noAutofocus: the question was asked for, and waits for its answer
          autoFocus
          className="h-9 grow rounded-ctl bg-red-text text-14 font-bold text-white hover:bg-red-press max-md:h-11"
          onClick={() => void remove()}
        >
          {isBusy ? "削除中…" : "削除する"}
        </button>
        <button
          type="button"
          className="h-9 grow rounded-ctl border border-ctl text-14 font-bold text-deep hover:bg-paper max-md:h-11"
          onClick={onClose}
        >
          やめる
        </button>
      </div>
    </li>
  );
}

function Thumbnail({ assetId }: { readonly assetId: string }) {
  const { pictures } = useEditorProps();
  const [url, setUrl] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    pictures.thumbnailUrl(assetId).then(
      (loaded) => isCurrent && setUrl(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [pictures, assetId]);

  if (url) return <img src={url} alt="" className="size-full object-contain" />;
  return (
    <span className={`grid size-full place-items-center text-ctl ${hasFailed ? "" : "animate-pulse"}`}>
      <Icon name="image" />
    </span>
  );
}
