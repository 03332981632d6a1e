import type { ViewId } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { useEffect, useMemo, useState } from "react";
import { awaitInks, printPxPerMm } from "../editor/canvas/goods-picture.ts";
import { printsInColors } from "../editor/canvas/prints-in-colors.ts";
import { withLines } from "../editor/canvas/with-lines.ts";
import type { EditorItem, GoodsColor } from "../editor/editor-props.ts";
import { Choices } from "../editor/frame/choices.tsx";
import type { EditorArea } from "../editor/model/editor-area.ts";
import { consequencesOf, goodsColorOf } from "../editor/model/goods-color.ts";
import { viewsOf } from "../editor/model/views-of.ts";
import { type ArtLoader, createArtLoader } from "../editor/session/art-loader.ts";
import { createSceneLoader } from "../editor/session/scene-loader.ts";
import { awaitScene } from "./await-scene.ts";
import { ColorGrid, type PaintedPrints, TILE_WIDTH } from "./color-grid.tsx";
import { useWithInUse } from "./use-with-in-use.ts";

interface ColorsOnGoodsProps {
  readonly item: Pick<EditorItem, "silhouette" | "sizeWidth" | "colors" | "views">;
  readonly areas: readonly EditorArea[];
  /** Its colour is the present one. */
  readonly document: DesignDocument;
  readonly artUrl: string;
  readonly assetUrl: (assetId: string) => string | Promise<string>;
  readonly chosenId: number;
  readonly onChoose: (color: GoodsColor) => void;
}

/** A finished design in every colour of its goods, outside an open editor. */
export function ColorsOnGoods(props: ColorsOnGoodsProps) {
  const { item, areas, document, artUrl, chosenId, onChoose } = props;
  const art = useMemo(() => createArtLoader(artUrl, item.silhouette), [artUrl, item.silhouette]);
  const views = useWithInUse(viewsOf(item, areas, document), art);
  const used = areas.find((area) =>
    document.areas.some(({ areaKindId, layers }) => areaKindId === area.areaKindId && layers.length > 0),
  );
  const [view, setView] = useState<ViewId | undefined>(used?.view ?? views[0]?.id);
  const { painted, hasFailed, retry } = usePaintedPrints(props, art, view);
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 grow overflow-y-auto bg-bench">
        {hasFailed && (
          <p role="alert" className="px-4 pt-4 text-center text-14">
            仕上がりを描けませんでした。
            <button type="button" className="min-h-11 px-2 text-red-text underline" onClick={retry}>
              もう一度試す
            </button>
          </p>
        )}
        <ColorGrid
          colors={item.colors}
          ownId={document.colorId}
          chosenId={chosenId}
          painted={painted}
          linesOf={(color) => consequencesOf(item, document, color)}
          onChoose={onChoose}
        />
      </div>
      <footer className="shrink-0 border-t border-line bg-white px-4 py-2">
        {views.length > 1 && (
          <div className="flex justify-center">
            <Choices legend="見る向き" choices={views} chosen={view} onChoose={setView} />
          </div>
        )}
        <p className="mt-1 text-center text-12 text-mute">色や位置は実物とわずかに異なることがあります。</p>
      </footer>
    </div>
  );
}

/** The prints, drawn when everything on them has come. */
function usePaintedPrints(
  { item, areas, document, assetUrl }: ColorsOnGoodsProps,
  art: ArtLoader,
  view: ViewId | undefined,
) {
  const { sizeWidth } = item;
  const scene = useMemo(() => createSceneLoader({ assetUrl }), [assetUrl]);
  const [shown, setShown] = useState<{ readonly view: ViewId; readonly painted: PaintedPrints | undefined }>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    if (!view) return undefined;
    let isCurrent = true;
    const draw = async () => {
      const [loaded, isWhole] = await Promise.all([art.view(view), awaitScene(scene, document), awaitInks(document)]);
      if (!isCurrent) return;
      if (!loaded || !isWhole) return setShown({ view, painted: undefined });
      const size = { width: sizeWidth, rectWidth: sizeWidth, color: goodsColorOf(item, document.colorId).hex };
      const cut = await withLines(areas, document, scene.assets);
      if (!isCurrent) return;
      const printsOn = printsInColors(document, cut, view, size, printPxPerMm(loaded, TILE_WIDTH), scene.assets);
      setShown({ view, painted: { loaded, sizeWidth, printsOn } });
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [art, scene, item, areas, document, view, sizeWidth, tries]);

  const now = shown?.view === view ? shown : undefined;
  const retry = () => {
    setShown(undefined);
    setTries((count) => count + 1);
  };
  return { painted: now?.painted, hasFailed: now !== undefined && !now.painted, retry };
}
