import type { TextLayer } from "@surimono/domain/designs";
import { Icon } from "@surimono/ui/icon.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { FONTS, type FontStyle, findFont } from "../../../scene/index.ts";
import { changeText } from "../../commands/change-layer.ts";
import { useSession } from "../../session/session-context.ts";
import { FaceSample, sampleWords } from "./face-sample.tsx";
import { useSeenFaces } from "./use-seen-faces.ts";

const STYLES: readonly (readonly [style: FontStyle | undefined, word: string])[] = [
  [undefined, "すべて"],
  ["gothic", "ゴシック"],
  ["mincho", "明朝"],
  ["maru", "丸"],
  ["hand", "手書き"],
  ["display", "飾り"],
  ["latin", "英数字"],
];

/** The font of a text, and on demand a list of all fonts, each shown on the text's own words where it is loaded. */
export function FacePicker({ layer }: { readonly layer: TextLayer }) {
  const { choose, waiting, hasFailed } = useFaceChoice(layer);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const current = findFont(waiting ?? layer.fontId);
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className="flex h-12 w-full min-w-0 items-center gap-2 rounded-ctl border border-ctl bg-white pr-2.5 pl-3 text-left hover:bg-paper"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="grid min-w-0 grow">
          <span className="truncate text-12 leading-4 text-mute">
            <span className="sr-only">書体：</span>
            {current?.label ?? layer.fontId}
          </span>
          {current && <FaceSample font={current} layer={layer} className="h-6" />}
        </span>
        {waiting ? (
          <Spinner size={16} />
        ) : (
          <Icon name="chevron-down" size={16} className={isOpen ? "rotate-180" : ""} />
        )}
      </button>
      {hasFailed && (
        <p role="alert" className="mt-1 text-12 text-red-text">
          書体を読み込めませんでした。もう一度お選びください。
        </p>
      )}
      {isOpen && <FaceList id={listId} layer={layer} chosen={waiting ?? layer.fontId} onChoose={choose} />}
    </div>
  );
}

/** A font is loaded when chosen: the text's box depends on it. */
function useFaceChoice(layer: TextLayer) {
  const session = useSession();
  const [waiting, setWaiting] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef<string>(undefined);

  async function choose(fontId: string): Promise<void> {
    latest.current = fontId;
    setWaiting(fontId);
    setFailed(false);
    try {
      await session.scene.ensureFace(fontId);
      // Trying fonts quickly ends with the last choice, not the slowest.
      if (latest.current === fontId) changeText(session, layer, { fontId }, { label: "書体の変更" });
    } catch {
      if (latest.current === fontId) setFailed(true);
    }
    if (latest.current === fontId) setWaiting(undefined);
  }

  return { choose, waiting, hasFailed };
}

interface FaceListProps {
  readonly id: string;
  readonly layer: TextLayer;
  readonly chosen: string;
  readonly onChoose: (fontId: string) => Promise<void>;
}

function FaceList({ id, layer, chosen, onChoose }: FaceListProps) {
  const [style, setStyle] = useState<FontStyle>();
  const list = useRef<HTMLUListElement>(null);
  useSeenFaces(list, sampleWords(layer), style);
  useEffect(() => {
    const chosenOne = list.current?.querySelector("[aria-pressed=true]");
    // Only the list scrolls: the panel around it stays where the customer put it.
    if (list.current && chosenOne)
      list.current.scrollTop = chosenOne.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
  }, []);
  return (
    <div id={id} className="mt-1 overflow-hidden rounded-ctl border border-ctl">
      <div className="flex flex-wrap gap-1 border-b border-line p-1.5">
        {STYLES.map(([value, word]) => (
          <button
            key={word}
            type="button"
            aria-pressed={style === value}
            className={`h-7 rounded-ctl px-2 text-12 max-md:h-9 max-md:px-2.5 ${style === value ? "bg-deep text-white" : "text-ink hover:bg-paper"}`}
            onClick={() => setStyle(value)}
          >
            {word}
          </button>
        ))}
      </div>
      <ul
        ref={list}
        aria-label="書体の一覧"
        className="grid max-h-76 grid-cols-1 overflow-y-auto overscroll-contain max-md:grid-cols-2"
        onKeyDown={stepThrough}
      >
        {FONTS.filter((font) => style === undefined || font.style === style).map((font) => (
          <li key={font.id} data-font-id={font.id} className="min-w-0">
            <button
              type="button"
              aria-pressed={font.id === chosen}
              className={`grid w-full gap-0.5 px-3 py-2 text-left hover:bg-paper focus-visible:outline-offset-[-3px] ${font.id === chosen ? "bg-paper shadow-[inset_3px_0_0_var(--color-red)]" : ""}`}
              onClick={() => void onChoose(font.id)}
            >
              <FaceSample font={font} layer={layer} className="h-7.5" />
              <span className="truncate text-12 leading-4 text-mute">{font.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function stepThrough(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step];
  event.preventDefault();
  // Elsewhere arrow keys move the layer.
  event.stopPropagation();
  next?.focus();
}
