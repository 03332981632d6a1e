import { Button } from "@surimono/ui/button.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEffect, useRef, useState } from "react";
import { changeGoodsColor } from "../../commands/change-goods-color.ts";
import { colorsCommand, copyToItemCommand } from "../../commands/studio-commands.ts";
import type { GoodsColor } from "../../editor-props.ts";
import { consequencesOf } from "../../model/goods-color.ts";
import { useEditorProps, useEditorState, useSession } from "../../session/session-context.ts";
import { useGoodsColor } from "../../session/use-goods.ts";

/** Each colour the goods come in; an unavailable one says why. */
export function GoodsColors() {
  const { store } = useSession();
  const { item } = useEditorProps();
  const own = useGoodsColor();
  const document = useEditorState((state) => state.document);
  const [wanted, setWanted] = useState<GoodsColor>();
  const answer = useRef<HTMLDivElement>(null);
  const asked = wanted && wanted.id !== own.id ? wanted : undefined;

  // Below the colours, where a phone's sheet has no room left.
  useEffect(() => {
    if (asked) answer.current?.scrollIntoView({ block: "nearest" });
  }, [asked]);

  function choose(color: GoodsColor): void {
    const isPlain = color.refusal === undefined && consequencesOf(item, document, color).length === 0;
    if (isPlain) changeGoodsColor(store, color);
    setWanted(isPlain ? undefined : color);
  }

  return (
    <fieldset>
      <legend className="mb-2 text-14 font-bold text-deep">
        色：<span className="font-normal">{own.name}</span>
      </legend>
      <ul className="grid grid-cols-4 gap-x-1 gap-y-2">
        {item.colors.map((color) => (
          <Swatch
            key={color.id}
            color={color}
            isOwn={color.id === own.id}
            isAsked={color === asked}
            onChoose={choose}
          />
        ))}
      </ul>
      <Button size={44} wide className="mt-2" onClick={() => store.set({ panel: undefined, dialog: "colors" })}>
        {colorsCommand.label}
      </Button>
      <div ref={answer} role="status" className="mt-2 text-12 empty:hidden">
        {asked?.refusal !== undefined && <Refusal color={asked} refusal={asked.refusal} />}
        {asked && asked.refusal === undefined && (
          <Question
            color={asked}
            lines={consequencesOf(item, document, asked)}
            onYes={() => {
              changeGoodsColor(store, asked);
              setWanted(undefined);
            }}
            onNo={() => setWanted(undefined)}
          />
        )}
      </div>
    </fieldset>
  );
}

interface SwatchProps {
  readonly color: GoodsColor;
  readonly isOwn: boolean;
  readonly isAsked: boolean;
  readonly onChoose: (color: GoodsColor) => void;
}

/** An unavailable one says why when pressed: a disabled button could not. */
function Swatch({ color, isOwn, isAsked, onChoose }: SwatchProps) {
  const { name, hex, refusal } = color;
  const isRefused = refusal !== undefined && !isOwn;
  const ring = isOwn ? "border-red" : isAsked ? "border-deep" : "border-transparent";
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOwn}
        aria-disabled={isRefused}
        aria-label={isRefused ? `${name}：${refusal}` : name}
        title={isRefused ? refusal : undefined}
        className="grid w-full justify-items-center gap-1 rounded-ctl px-0.5 py-1 text-12 text-deep transition-colors hover:bg-paper aria-disabled:text-mute"
        onClick={() => onChoose(color)}
      >
        <span className={`grid size-11 place-items-center rounded-full border-2 ${ring}`}>
          <span
            className={`relative size-8 overflow-hidden rounded-full border border-ctl ${isRefused ? "opacity-50" : ""}`}
            style={{ backgroundColor: hex }}
          >
            {isRefused && <Crossed />}
          </span>
        </span>
        <span className="line-clamp-2 w-full text-center leading-tight break-words">{name}</span>
      </button>
    </li>
  );
}

/** Visible on any colour. */
function Crossed() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="absolute inset-0 size-full">
      <path d="M4 28 28 4" className="stroke-white" strokeWidth={5} />
      <path d="M4 28 28 4" className="stroke-deep" strokeWidth={2} />
    </svg>
  );
}

function Words({ color, lines }: { readonly color: GoodsColor; readonly lines: readonly string[] }) {
  return (
    <div className="flex gap-2 rounded-ctl bg-warn-tint px-3 py-2 text-deep">
      <StudioIcon name="warning" size={16} className="mt-0.5 shrink-0 text-warn" />
      <div>
        <p className="font-bold">{color.name}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** If another method prints on it, the design can be copied there as a separate item, since its places and prices differ. */
function Refusal({ color, refusal }: { readonly color: GoodsColor; readonly refusal: string }) {
  const session = useSession();
  const canCopy = useEditorState((state) => copyToItemCommand.when(state, session));
  return (
    <>
      <Words color={color} lines={[refusal]} />
      {canCopy && (
        <Button
          size={44}
          wide
          className="mt-2"
          onClick={() => {
            const { itemId } = session.store.get().document;
            session.store.set({ panel: undefined, dialog: "copy-to-item", copyTo: { itemId, colorId: color.id } });
          }}
        >
          ほかの印刷方法でコピーする
        </Button>
      )}
    </>
  );
}

interface QuestionProps {
  readonly color: GoodsColor;
  readonly lines: readonly string[];
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The customer is told beforehand what else the colour would change. */
function Question({ color, lines, onYes, onNo }: QuestionProps) {
  return (
    <>
      <Words color={color} lines={lines} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" size={44} className="grow" onClick={onYes}>
          この色にする
        </Button>
        <Button size={44} onClick={onNo}>
          やめる
        </Button>
      </div>
    </>
  );
}
