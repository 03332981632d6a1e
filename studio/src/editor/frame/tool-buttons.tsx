import { useState } from "react";
import { DEFAULT_FONT_ID } from "../../scene/index.ts";
import { addText } from "../commands/add-layer.ts";
import { Icon } from "../panels/icon.tsx";
import type { IconName } from "../panels/icon-paths.ts";
import { readableInk } from "../panels/readable-ink.ts";
import { useEditorProps, useSession } from "../session/session-context.ts";

interface ToolButtonProps {
  readonly icon: IconName;
  readonly word: string;
  readonly isOn?: boolean;
  readonly isBusy?: boolean;
  readonly count?: number;
  readonly onClick: () => void;
}

/** Icon over word, as in any navigation of the shop; the mark of the open one is a bar. */
export function ToolButton({ icon, word, isOn, isBusy = false, count = 0, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={`relative grid h-18 w-full content-center justify-items-center gap-1 text-12 whitespace-nowrap transition-colors max-md:h-14 ${isOn ? "font-bold text-red-text before:absolute before:bg-red md:before:inset-y-2 md:before:left-0 md:before:w-[3px] max-md:before:inset-x-3 max-md:before:top-0 max-md:before:h-[3px]" : "text-ink hover:bg-paper"}`}
      onClick={onClick}
    >
      <Icon name={isBusy ? "spinner" : icon} size={24} className={isBusy ? "animate-spin" : ""} />
      {word}
      {count > 0 && (
        <span className="num absolute top-2 left-[calc(50%+8px)] grid h-4 min-w-4 place-items-center rounded-[8px] bg-deep px-1 text-10 text-white">
          {count}
        </span>
      )}
    </button>
  );
}

/** Adds a text at once, in the middle of the area, with the field ready to be typed in. */
export function AddTextButton({ onAdded }: { readonly onAdded: () => void }) {
  const session = useSession();
  const { item } = useEditorProps();
  const [isBusy, setBusy] = useState(false);

  async function add(): Promise<void> {
    setBusy(true);
    try {
      await session.scene.ensureFace(DEFAULT_FONT_ID);
      addText(session, "テキスト", { fontId: DEFAULT_FONT_ID, color: readableInk(item.colorHex).text });
      onAdded();
    } catch {
      session.store.complain("書体を読み込めませんでした。接続を確かめて、もう一度お試しください。");
    }
    setBusy(false);
  }

  return <ToolButton icon="text" word="テキスト" isBusy={isBusy} onClick={() => void add()} />;
}
