import { Button } from "@surimono/ui/button.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { type ChangeEvent, useRef, useState } from "react";
import { smallerPhoto } from "./smaller-photo.ts";

interface PhotoFieldProps {
  /** Base64 of a JPEG. */
  readonly photo: string | undefined;
  readonly onChange: (photo: string | undefined) => void;
  /** On the button before there is a picture. */
  readonly word?: string;
  /** It is kept at once: another one may take its place, and none cannot. */
  readonly isKept?: boolean;
  readonly pending?: boolean;
}

/** A telephone opens its camera, a computer its files. */
export function PhotoField({
  photo,
  onChange,
  word = "写真を付ける（任意）",
  isKept = false,
  pending = false,
}: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    try {
      onChange(await smallerPhoto(file));
      setProblem("");
    } catch {
      setProblem("写真を読み取れません。JPEGかPNGの写真を選んでください。");
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={choose}
        className="sr-only"
        aria-label="写真"
        tabIndex={-1}
      />
      <Button size={56} pending={pending} onClick={() => input.current?.click()}>
        <Icon name="image" size={24} />
        {photo ? "撮り直す" : word}
      </Button>
      {photo && (
        <>
          <img
            src={`data:image/jpeg;base64,${photo}`}
            alt="付ける写真"
            className="size-20 rounded-ctl border border-line object-cover"
          />
          {!isKept && (
            <Button size={56} variant="quiet" onClick={() => onChange(undefined)}>
              写真を外す
            </Button>
          )}
        </>
      )}
      {problem && <p className="w-full text-14 text-red-text">{problem}</p>}
    </div>
  );
}
