import type { ViewId } from "@surimono/domain/catalogue";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { useEffect, useMemo, useState } from "react";
import { ColorGrid, type PaintedPrints, TILE_WIDTH } from "../../on-goods/color-grid.tsx";
import { printPxPerMm } from "../canvas/goods-picture.ts";
import { printsInColors } from "../canvas/prints-in-colors.ts";
import { changeGoodsColor } from "../commands/change-goods-color.ts";
import type { GoodsColor } from "../editor-props.ts";
import { consequencesOf } from "../model/goods-color.ts";
import type { LoadedView } from "../session/art-loader.ts";
import {
  useAreasAsCut,
  useEditorProps,
  useEditorState,
  useSceneVersion,
  useSession,
} from "../session/session-context.ts";
import { useGoodsColor, useShownSize } from "../session/use-goods.ts";
import { Choices } from "./choices.tsx";
import { useAllViews } from "./use-views.ts";

/** The design on the goods in every colour at a glance. A press takes the colour. */
export function ColorsDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useSession();
  const { item, areas } = useEditorProps();
  const views = useAllViews();
  const own = useGoodsColor();
  const document = useEditorState((state) => state.document);
  const open = useEditorState((state) => areas.find((area) => area.areaKindId === state.areaKindId)?.view);
  const [view, setView] = useState<ViewId | undefined>(open ?? views[0]?.id);
  const { painted, hasFailed } = usePaintedPrints(view);

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
          <ColorGrid
            colors={item.colors}
            ownId={own.id}
            chosenId={own.id}
            painted={painted}
            linesOf={(color) => consequencesOf(item, document, color)}
            onChoose={choose}
          />
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

/** The prints for all colours; says too whether the goods' picture could not be fetched. */
function usePaintedPrints(view: ViewId | undefined) {
  const session = useSession();
  const { item } = useEditorProps();
  const sizeWidth = useShownSize()?.width ?? item.sizeWidth;
  const { hex } = useGoodsColor();
  const document = useEditorState((state) => state.document);
  const version = useSceneVersion();
  const areas = useAreasAsCut();
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
  const painted = useMemo((): PaintedPrints | undefined => {
    if (!art || !view) return undefined;
    const size = { width: sizeWidth, rectWidth: item.sizeWidth, color: hex };
    const pxPerMm = printPxPerMm(art, TILE_WIDTH);
    const printsOn = printsInColors(document, areas, view, size, pxPerMm, session.scene.assets);
    return { loaded: art, sizeWidth, printsOn };
  }, [art, document, areas, item, session, view, sizeWidth, hex, version]);
  return { painted, hasFailed: loaded !== undefined && loaded.view === view && !loaded.art };
}
