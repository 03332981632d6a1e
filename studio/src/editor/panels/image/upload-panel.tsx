import { IconButton } from "@surimono/ui/icon-button.tsx";
import { ProgressLine } from "@surimono/ui/progress-line.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../session/session-context.ts";
import type { UploadState, UploadStep } from "../../uploads/upload-queue.ts";
import { PictureGallery } from "./picture-gallery.tsx";

export function useUploads(): UploadState {
  const { uploads } = useSession();
  return useSyncExternalStore(uploads.subscribe, uploads.state);
}

/** Choosing pictures from this device or from earlier uploads. */
export function UploadPanel({ onAdded }: { readonly onAdded: () => void }) {
  return (
    <div className="grid gap-4">
      <FileButton onAdded={onAdded} />
      <UploadProgress />
      <PictureGallery onAdded={onAdded} />
    </div>
  );
}

function FileButton({ onAdded }: { readonly onAdded: () => void }) {
  const session = useSession();
  return (
    <div>
      <button
        type="button"
        className="grid w-full justify-items-center gap-1 rounded-ctl border border-dashed border-ctl bg-white px-3 py-5 text-14 transition-colors hover:border-red hover:bg-tint"
        onClick={() =>
          void session.pickFiles().then((isSelected) => {
            if (isSelected && session.uploads.state().problems.length === 0) onAdded();
          })
        }
      >
        <StudioIcon name="upload" size={24} />
        <span className="font-bold text-deep">画像を選ぶ</span>
        <span className="text-12 text-mute">ドラッグ＆ドロップや貼り付けでも追加できます</span>
      </button>
      <p className="mt-1.5 text-12 text-mute">JPEG・PNG・GIF・WebP・HEICなど。大きな写真もそのまま選べます。</p>
    </div>
  );
}

const STEPS: Readonly<Record<UploadStep, string>> = {
  waiting: "順番を待っています…",
  preparing: "大きさを整えています…",
  sending: "",
  busy: "混み合っています。もう一度送ります…",
};

/** Uploads in progress, how pictures were changed, and what was rejected. */
export function UploadProgress() {
  const { uploads } = useSession();
  const { running, problems, notes } = useUploads();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden" aria-live="polite">
      {running.map((item) => (
        <div key={item.id} className="text-12">
          <p className="flex justify-between gap-2">
            <span className="truncate">{item.name}</span>
            <span className="num shrink-0">{STEPS[item.step] || `${Math.round(item.share * 100)}%`}</span>
          </p>
          <div className="mt-1">
            <ProgressLine thick value={item.share} label={`「${item.name}」のアップロード`} />
          </div>
        </div>
      ))}
      {problems.map(({ id, text, retry }) => (
        <div
          key={id}
          role="alert"
          className="flex items-start gap-1.5 rounded-ctl bg-tint py-1 pr-1 pl-2.5 text-12 text-red-text"
        >
          <StudioIcon name="error" size={16} className="mt-1.5" />
          <p className="grow py-1.5">
            {text}
            {retry && (
              <button
                type="button"
                className="ml-2 font-bold underline max-md:min-h-11"
                onClick={() => {
                  uploads.dismiss(id);
                  retry();
                }}
              >
                もう一度送る
              </button>
            )}
          </p>
          <DismissButton id={id} />
        </div>
      ))}
      {notes.map((note) => (
        <UploadNote key={note.id} {...note} />
      ))}
    </div>
  );
}

const NOTE_MS = 8000;

/** A notice that disappears by itself. */
function UploadNote({ id, text }: UploadState["notes"][number]) {
  const { uploads } = useSession();
  useEffect(() => {
    const timer = setTimeout(() => uploads.dismiss(id), NOTE_MS);
    return () => clearTimeout(timer);
  }, [uploads, id]);
  return (
    <div className="flex items-start gap-1.5 rounded-ctl bg-ok-tint py-1 pr-1 pl-2.5 text-12 text-deep">
      <StudioIcon name="check" size={16} className="mt-1.5 text-ok" />
      <p className="min-w-0 grow py-1.5 break-words">{text}</p>
      <DismissButton id={id} />
    </div>
  );
}

function DismissButton({ id }: { readonly id: string }) {
  const { uploads } = useSession();
  return <IconButton size={36} icon="close" label="閉じる" onClick={() => uploads.dismiss(id)} />;
}
