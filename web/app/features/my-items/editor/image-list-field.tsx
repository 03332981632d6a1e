import { PICTURE_ACCEPT } from "@surimono/domain/designs";
import { MAX_IMAGES } from "@surimono/domain/my-items";
import { ErrorWords } from "@surimono/ui/field.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { useRef, useState } from "react";
import { BigImageDialog } from "../pictures/big-image-dialog.tsx";
import { ImageTile } from "./image-tile.tsx";
import type { EditedImage } from "./item-edit.ts";
import { readImageFiles } from "./read-image-files.ts";

interface ImageListFieldProps {
  images: readonly EditedImage[];
  /** Removed mock-ups of the item that can be restored. */
  removedMockups: readonly EditedImage[];
  error: string | undefined;
  /** Says what becomes of the pictures as they are then: a photograph takes seconds to be made ready. */
  onChange: (by: (images: readonly EditedImage[]) => readonly EditedImage[]) => void;
}

/** An item's pictures in order: lists show the first. */
export function ImageListField({ images, removedMockups, error, onChange }: ImageListFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [note, setNote] = useState<string>();
  const [shown, show] = useState<EditedImage>();
  const [reading, setReading] = useState(false);

  const add = async (files: readonly File[]) => {
    setReading(true);
    const read = await readImageFiles(files, MAX_IMAGES - images.length);
    setReading(false);
    setProblem(read.fault);
    setNote(read.note);
    const { added } = read;
    if (added.length > 0) onChange((now) => [...now, ...added]);
  };
  const change = (by: (images: readonly EditedImage[]) => readonly EditedImage[]) => {
    setProblem(undefined);
    setNote(undefined);
    onChange(by);
  };
  const message = problem ?? error;

  return (
    <section aria-labelledby="item-images" className="grid content-start">
      <div className="mb-1.5 flex items-baseline gap-2">
        <h3 id="item-images" className="font-bold text-14 text-deep">
          画像
        </h3>
        <span className="text-12 text-red-text">必須</span>
        <span className="num ml-auto text-12 text-mute">
          {images.length} / {MAX_IMAGES}
        </span>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {images.map((image, index) => (
          <ImageTile
            key={image.id}
            image={image}
            position={index + 1}
            onShow={() => show(image)}
            onMove={(step) => change((now) => moved(now, image, step))}
            canMove={{ back: index > 0, on: index < images.length - 1 }}
            onRemove={() => change((now) => now.filter(({ id }) => id !== image.id))}
          />
        ))}
        {images.length < MAX_IMAGES && (
          <li>
            <button
              type="button"
              onClick={() => input.current?.click()}
              aria-busy={reading || undefined}
              className="flex aspect-[8/9] w-full flex-col items-center justify-center gap-2 rounded-card border border-ctl border-dashed text-14 transition-colors hover:border-deep hover:bg-paper"
            >
              <Icon name="plus" size={24} />
              {reading ? "整えています…" : "画像を追加"}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that a removed file can be chosen again.
          event.target.value = "";
          void add(files);
        }}
      />
      <p className={`mt-3 min-h-10 text-12 ${message ? "text-red-text" : "text-mute"}`}>
        {message ? (
          <ErrorWords>{message}</ErrorWords>
        ) : (
          <span role="status">
            {note ?? "JPEG・PNG・GIF・WebP・HEICなど。大きな写真もそのまま選べます。先頭の画像が一覧に表示されます。"}
          </span>
        )}
      </p>
      <RemovedMockups
        mockups={removedMockups}
        disabled={images.length >= MAX_IMAGES}
        onRestore={(image) => change((now) => [...now, image])}
      />
      <BigImageDialog
        image={shown && { name: shown.name, url: "file" in shown ? shown.preview : shown.url }}
        onClose={() => show(undefined)}
      />
    </section>
  );
}

interface RemovedMockupsProps {
  mockups: readonly EditedImage[];
  disabled: boolean;
  onRestore: (image: EditedImage) => void;
}

function RemovedMockups({ mockups, disabled, onRestore }: RemovedMockupsProps) {
  if (mockups.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-12">
      外した完成イメージ
      {mockups.map((image) => (
        <button
          key={image.id}
          type="button"
          disabled={disabled}
          onClick={() => onRestore(image)}
          className="target-44 font-bold text-red-text underline disabled:text-mute"
        >
          {image.name}を戻す
        </button>
      ))}
    </p>
  );
}

function moved(images: readonly EditedImage[], { id }: EditedImage, step: -1 | 1): readonly EditedImage[] {
  const from = images.findIndex((image) => image.id === id);
  const next = [...images];
  next.splice(from + step, 0, ...next.splice(from, 1));
  return next;
}
