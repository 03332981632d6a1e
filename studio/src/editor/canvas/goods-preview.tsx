import type { ViewId } from "@surimono/domain/catalogue";
import { useEffect, useRef, useState } from "react";
import type { LoadedView } from "../session/art-loader.ts";
import {
  useAreasAsCut,
  useEditorProps,
  useEditorState,
  useSceneVersion,
  useSession,
  useShownPress,
} from "../session/session-context.ts";
import { useGoodsColor, useShownSize } from "../session/use-goods.ts";
import { paintGoods, printPxPerMm, printsOf } from "./goods-picture.ts";

interface GoodsPreviewProps {
  readonly view: ViewId;
  /** Of the picture, in pixels. */
  readonly width: number;
  /** Of the picture on the screen, as CSS says it. */
  readonly height?: string;
  readonly name: string;
  readonly className?: string;
}

/** Composing takes a moment, so it waits until the pointer rests. */
const AFTER_MS = 250;

/** The goods with their prints, folded and shaded, by the function that makes every mock-up of the shop. */
export function GoodsPreview({ view, width, height, name, className = "" }: GoodsPreviewProps) {
  const session = useSession();
  const { item } = useEditorProps();
  const { hex } = useGoodsColor();
  const sizeWidth = useShownSize()?.width ?? item.sizeWidth;
  const document = useEditorState((state) => state.document);
  const version = useSceneVersion();
  const areas = useAreasAsCut();
  const press = useShownPress();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [loaded, setLoaded] = useState<LoadedView>();

  useEffect(() => {
    let isCurrent = true;
    void session.art.view(view).then((art) => {
      if (isCurrent) setLoaded(art);
    });
    return () => {
      isCurrent = false;
    };
  }, [session, view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is a reason to draw again
  useEffect(() => {
    const element = canvas.current;
    if (!element || !loaded) return undefined;
    const paint = () => {
      const size = { width: sizeWidth, rectWidth: item.sizeWidth, color: hex };
      const pxPerMm = printPxPerMm(loaded, width);
      const prints = printsOf(document, areas, view, size, pxPerMm, session.scene.assets, press);
      paintGoods(element, width, { sizeWidth, color: hex }, loaded, prints);
    };
    const timer = setTimeout(paint, AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded, document, areas, item, session, view, width, sizeWidth, hex, version, press]);

  return (
    <canvas ref={canvas} role="img" aria-label={name} className={`object-contain ${className}`} style={{ height }} />
  );
}
