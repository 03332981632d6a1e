import type { ViewId } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { useEffect, useRef } from "react";
import type { EditorItem } from "../editor-props.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { goodsColorOf } from "../model/goods-color.ts";
import { createArtLoader } from "../session/art-loader.ts";
import { createSceneLoader } from "../session/scene-loader.ts";
import { paintDesign } from "./goods-painter.ts";
import { withLines } from "./with-lines.ts";

interface StillGoodsProps {
  readonly item: EditorItem;
  readonly areas: readonly EditorArea[];
  readonly document: DesignDocument;
  readonly view: ViewId;
  readonly artUrl: string;
  /** Must be a stable function, or everything is redrawn. */
  readonly assetUrl: (assetId: string) => string | Promise<string>;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly name: string;
  readonly className?: string;
}

/** Fonts and photographs arrive one after another; each arrival redraws. */
const AFTER_MS = 80;

/** A finished design on its goods, drawn on this device, outside an open editor. */
export function StillGoods(props: StillGoodsProps) {
  const { item, areas, document, view, artUrl, assetUrl, width, name, className = "" } = props;
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const scene = createSceneLoader({ assetUrl });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let stop = () => {};
    scene.prepare(document);
    void createArtLoader(artUrl, item.silhouette)
      .view(view)
      .then((loaded) => {
        if (!loaded || isGone) return;
        const color = goodsColorOf(item, document.colorId).hex;
        const paint = async () => {
          const goods = { sizeWidth: item.sizeWidth, color, document, view };
          const cut = await withLines(areas, document, scene.assets);
          if (!isGone && canvas.current)
            paintDesign(canvas.current, width, { ...goods, areas: cut }, loaded, scene.assets);
        };
        stop = scene.subscribe(() => {
          clearTimeout(timer);
          timer = setTimeout(() => void paint(), AFTER_MS);
        });
        void paint();
      });
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [item, areas, document, view, artUrl, assetUrl, width]);

  return <canvas ref={canvas} role="img" aria-label={name} className={className} />;
}
