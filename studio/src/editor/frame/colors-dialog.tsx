import type { ViewId } from "@surimono/domain/catalogue";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { printsOf } from "../canvas/goods-picture.ts";
import { paintColors } from "../canvas/paint-colors.ts";
import { changeGoodsColor } from "../commands/change-goods-color.ts";
import type { GoodsColor } from "../editor-props.ts";
import { consequencesOf } from "../model/goods-color.ts";
import type { LoadedView } from "../session/art-loader.ts";
import { useEditorProps, useEditorState, useSceneVersion, useSession } from "../session/session-context.ts";
import { useGoodsColor, useShownSize } from "../session/use-goods.ts";
import { Choices } from "./choices.tsx";
import { useViews } from "./use-views.ts";

/** Of each picture, in pixels: sharp in the widest tile on a screen of two pixels for each CSS pixel. */
const WIDTH = 560;

/** The design on the goods in every colour at a glance. A press takes the colour. */
export function ColorsDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useSession();
  const { item, areas } = useEditorProps();
  const views = useViews();
  const own = useGoodsColor();
  const document = useEditorState((state) => state.document);
  const open = useEditorState((state) => areas.find((area) => area.areaKindId === state.areaKindId)?.view);
  const [view, setView] = useState<ViewId | undefined>(open ?? views[0]?.id);
  const canvases = useRef(new Map<number, HTMLCanvasElement>());
  const hasFailed = usePaintedColors(view, canvases);

  function choose(color: GoodsColor): void {
    changeGoodsColor(store, color);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title="すべての色で見る" kind="screen">
      <div className="flex h-full flex-col">
        <div className="min-h-0 grow overflow-y-auto bg-bench">
          {hasFailed && (
            <p role="alert" className="px-4 pt-4 text-center text-14">
              アイテムの画像を読み込めませんでした。通信をご確認のうえ、開き直してください。
            </p>
          )}
          <ul className="mx-auto grid max-w-6xl grid-cols-2 gap-3 p-4 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
            {item.colors.map((color) => (
              <ColorTile
                key={color.id}
                color={color}
                isOwn={color.id === own.id}
                lines={color.id === own.id ? [] : consequencesOf(item, document, color)}
                hold={(canvas) => {
                  if (canvas) canvases.current.set(color.id, canvas);
                  return () => canvases.current.delete(color.id);
                }}
                onChoose={choose}
              />
            ))}
          </ul>
        </div>
        <footer className="shrink-0 border-t border-line bg-white px-4 py-2">
          {views.length > 1 && (
            <div className="flex justify-center">
              <Choices legend="見る向き" choices={views} chosen={view} onChoose={setView} />
            </div>
          )}
          <p className="mt-1 text-center text-12 text-mute">
            押すと、その色に変わります。色や位置は実物とわずかに異なることがあります。
          </p>
        </footer>
      </div>
    </Dialog>
  );
}

/** Draws the prints once and lays them on each colour; returns whether the goods' picture could not be fetched. */
function usePaintedColors(
  view: ViewId | undefined,
  canvases: RefObject<ReadonlyMap<number, HTMLCanvasElement>>,
): boolean {
  const session = useSession();
  const { item } = useEditorProps();
  const sizeWidth = useShownSize()?.width ?? item.sizeWidth;
  const document = useEditorState((state) => state.document);
  const version = useSceneVersion();
  const [loaded, setLoaded] = useState<{ readonly view: ViewId; readonly art: LoadedView | undefined }>();

  useEffect(() => {
    if (!view) return undefined;
    let isCurrent = true;
    void session.art.view(view).then((art) => {
      if (isCurrent) setLoaded({ view, art });
    });
    return () => {
      isCurrent = false;
    };
  }, [session, view]);

  const art = loaded?.view === view ? loaded?.art : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is a reason to draw again
  useEffect(() => {
    if (!art || !view) return undefined;
    const pxPerMm = Math.min(4, (art.art.view.pxPerMm * WIDTH * 2) / art.art.view.width);
    const size = { width: sizeWidth, rectWidth: item.sizeWidth };
    const prints = printsOf(document, session.areas, view, size, pxPerMm, session.scene.assets);
    return paintColors({
      canvases: canvases.current,
      colors: item.colors,
      loaded: art,
      sizeWidth,
      prints,
      width: WIDTH,
    });
  }, [art, document, item, session, view, sizeWidth, version, canvases]);
  return loaded !== undefined && loaded.view === view && !loaded.art;
}

interface ColorTileProps {
  readonly color: GoodsColor;
  readonly isOwn: boolean;
  /** What else the colour would change. */
  readonly lines: readonly string[];
  readonly hold: (canvas: HTMLCanvasElement | null) => () => void;
  readonly onChoose: (color: GoodsColor) => void;
}

/** An unavailable colour is shown too, with the reason instead of a press. */
function ColorTile({ color, isOwn, lines, hold, onChoose }: ColorTileProps) {
  const { name, refusal } = color;
  const isRefused = refusal !== undefined && !isOwn;
  const words = isRefused ? [refusal] : lines;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOwn}
        aria-disabled={isRefused}
        aria-label={[name, ...words].join("：")}
        className={`flex h-full w-full flex-col rounded-card border-2 bg-white p-2 text-left transition-colors hover:border-deep aria-disabled:hover:border-line ${isOwn ? "border-red" : "border-line"}`}
        onClick={() => !isRefused && onChoose(color)}
      >
        <canvas
          ref={hold}
          role="img"
          aria-label={`${name}の仕上がり`}
          className={`aspect-square w-full object-contain ${isRefused ? "opacity-50" : ""}`}
        />
        <span className="mt-1 flex items-center gap-2 text-14 font-bold text-deep">
          <span className="size-4 shrink-0 rounded-full border border-ctl" style={{ backgroundColor: color.hex }} />
          <span className="min-w-0 truncate">{name}</span>
          {isOwn && <span className="ml-auto shrink-0 text-12 font-normal text-red-text">いまの色</span>}
        </span>
        {words.map((line) => (
          <span key={line} className="mt-1 flex gap-1 text-12 text-deep">
            <StudioIcon name="warning" size={16} className="shrink-0 text-warn" />
            {line}
          </span>
        ))}
      </button>
    </li>
  );
}
