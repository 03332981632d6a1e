import { useState } from "react";
import { Icon } from "../panels/icon.tsx";
import { IconButton } from "../panels/icon-button.tsx";
import { useSession } from "../session/session-context.ts";

const WORDS = {
  resumed: { text: "保存前の続きを、この端末から復元しました。", action: "保存済みの状態に戻す" },
  conflict: {
    text: "別の画面で更新されたデザインを開きました。この端末には保存前の編集が残っています。",
    action: "この端末の編集を開く",
  },
} as const;

/** Told once at the opening, when this browser and the server did not hold the same. */
export function RestoreNotice() {
  const { opened, takeOther } = useSession();
  const [isOpen, setOpen] = useState(opened.notice !== undefined);
  if (!isOpen || !opened.notice) return null;
  const { text, action } = WORDS[opened.notice];
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-b border-line bg-warn-tint py-1 pr-2 pl-4 text-14"
    >
      <Icon name="reload" size={18} className="text-warn" />
      <p className="grow">{text}</p>
      <button
        type="button"
        className="min-h-9 text-red-text underline max-md:min-h-11"
        onClick={() => {
          takeOther();
          setOpen(false);
        }}
      >
        {action}
      </button>
      <IconButton icon="close" label="お知らせを閉じる" onClick={() => setOpen(false)} />
    </div>
  );
}
