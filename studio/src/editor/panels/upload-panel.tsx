import { flattenLayers } from "@surimono/domain/designs";
import { useRef, useSyncExternalStore } from "react";
import { addImage } from "../commands/add-layer.ts";
import type { UploadedImage } from "../model/make-layer.ts";
import { useEditorState, useSession } from "../session/session-context.ts";
import { ACCEPTED_FILES, countPictures, MOST_PICTURES, picturesProblem } from "../uploads/check-file.ts";
import type { UploadState } from "../uploads/upload-queue.ts";
import { AssetThumb } from "./asset-thumb.tsx";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

export function useUploads(): UploadState {
  const { uploads } = useSession();
  return useSyncExternalStore(uploads.subscribe, uploads.state);
}

/** Choosing pictures from the machine or among the earlier ones. */
export function UploadPanel({ onAdded }: { readonly onAdded: () => void }) {
  const session = useSession();
  const { gallery } = useUploads();
  const used = useEditorState((state) => countPictures(state.document));
  return (
    <div className="grid gap-4">
      <FileButton onAdded={onAdded} />
      <UploadProgress />
      <div>
        <h3 className="flex items-baseline justify-between text-14 font-bold">
          マイ画像
          <span className="num text-12 font-normal text-mute">
            使用中 {used} / {MOST_PICTURES}枚
          </span>
        </h3>
        {gallery.length === 0 ? (
          <p className="mt-2 text-12 text-mute">アップロードした画像がここに並び、ほかのデザインでも使えます。</p>
        ) : (
          <ul className="mt-2 grid grid-cols-3 gap-2">
            {gallery.map((image) => (
              <GalleryItem
                key={image.assetId}
                image={image}
                onChoose={() => {
                  const problem = isUsed(session, image) ? undefined : picturesProblem(session.store.get().document, 1);
                  if (problem) return session.store.complain(problem);
                  addImage(session, image);
                  onAdded();
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function isUsed({ store }: ReturnType<typeof useSession>, image: UploadedImage): boolean {
  return store
    .get()
    .document.areas.some((area) =>
      flattenLayers(area.layers).some((layer) => layer.kind === "image" && layer.assetId === image.assetId),
    );
}

function GalleryItem({ image, onChoose }: { readonly image: UploadedImage; readonly onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-label={`「${image.name}」を配置`}
        title={image.name}
        className="block aspect-square w-full overflow-hidden rounded-ctl border border-line bg-bench p-1 transition-colors hover:border-ctl"
        onClick={onChoose}
      >
        <AssetThumb assetId={image.assetId} />
      </button>
    </li>
  );
}

function FileButton({ onAdded }: { readonly onAdded: () => void }) {
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <button
        type="button"
        className="grid w-full justify-items-center gap-1 rounded-ctl border border-dashed border-ctl bg-white px-3 py-5 text-14 transition-colors hover:border-red hover:bg-tint"
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" size={24} />
        <span className="font-bold text-deep">画像を選ぶ</span>
        <span className="text-12 text-mute">ドラッグ＆ドロップや貼り付けでも追加できます</span>
      </button>
      <p className="mt-1.5 text-12 text-mute">JPG・PNG・GIF、1枚5 MBまで</p>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_FILES}
        multiple
        tabIndex={-1}
        aria-label="画像ファイル"
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again.
          event.target.value = "";
          void session.addFiles(files).then(() => {
            if (session.uploads.state().problems.length === 0) onAdded();
          });
        }}
      />
    </div>
  );
}

/** What is on its way and what could not be taken. */
export function UploadProgress() {
  const { uploads } = useSession();
  const { running, problems } = useUploads();
  return (
    <div className="grid gap-2 empty:hidden" aria-live="polite">
      {running.map((item) => (
        <div key={item.id} className="text-12">
          <p className="flex justify-between gap-2">
            <span className="truncate">{item.name}</span>
            <span className="num">{Math.round(item.share * 100)}%</span>
          </p>
          <progress className="sr-only" max={1} value={item.share} aria-label={`「${item.name}」のアップロード`} />
          <div className="mt-1 h-1 bg-line">
            <div className="h-full bg-red transition-[width]" style={{ width: `${item.share * 100}%` }} />
          </div>
        </div>
      ))}
      {problems.map((problem) => (
        <div
          key={problem.id}
          role="alert"
          className="flex items-start gap-1.5 rounded-ctl bg-tint py-1 pr-1 pl-2.5 text-12 text-red-text"
        >
          <Icon name="error" size={16} className="mt-1.5" />
          <p className="grow py-1.5">{problem.text}</p>
          <IconButton
            icon="close"
            label="閉じる"
            size={16}
            className="min-h-8 min-w-8"
            onClick={() => uploads.dismiss(problem.id)}
          />
        </div>
      ))}
    </div>
  );
}
