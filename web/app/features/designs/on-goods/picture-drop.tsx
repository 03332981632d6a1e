import { Button } from "@surimono/ui/button.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { useId, useRef, useState } from "react";

interface PictureDropProps {
  isBusy: boolean;
  /** Somebody is about to choose: the choice takes a while. */
  onAim: () => void;
  onFile: (file: File) => void;
}

/** A file that is dropped, pasted or chosen; a phone offers its camera too. */
export function PictureDrop({ isBusy, onAim, onFile }: PictureDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={`paper grid place-items-center gap-4 rounded-card border-2 border-dashed px-6 py-12 text-center md:py-20 ${isOver ? "border-red" : "border-ctl"}`}
      onDragEnter={onAim}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      <Icon name="image" size={40} className="text-mute" />
      <p className="text-balance font-bold text-20 text-deep">絵や写真を1枚、ここへ。</p>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label="絵や写真のファイル"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        variant="primary"
        size={56}
        icon="image"
        pending={isBusy}
        onClick={() => {
          onAim();
          input.current?.click();
        }}
      >
        写真や絵を選ぶ
      </Button>
      <p className="max-w-md text-14 leading-[1.8]">
        登録なしで試せます。画像はこの端末の中だけに置かれ、保存か注文をするまで送られません。
      </p>
    </div>
  );
}
