import { rectOnSize, type ViewId } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { useCallback, useEffect, useRef, useState } from "react";
import { drawnWidth } from "../../close-look/picture-view.ts";
import type { PressLook } from "../../press/index.ts";
import { layersIn } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { LoadedView } from "../session/art-loader.ts";
import {
  useAreasAsCut,
  useEditorProps,
  useEditorState,
  useSceneVersion,
  useSession,
  useShownPress,
} from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";
import { paintGoods, printsOf } from "./goods-picture.ts";
import { type GoodsPlan, planOf, printedAreas } from "./goods-plan.ts";

export interface DrawnGoods {
  readonly canvas: HTMLCanvasElement;
  readonly plan: GoodsPlan;
}

interface Drawn extends DrawnGoods {
  readonly document: DesignDocument;
  readonly areas: readonly EditorArea[];
  readonly version: number;
  readonly press: PressLook | undefined;
}

/** A sharper picture waits until input rests; another side or size only until the press has been shown. */
const SHARPER_AFTER_MS = 200;
const OTHER_AFTER_MS = 20;

/** The goods as a picture, sharp at `pxPerMm` device pixels per millimetre. The old one stays until the new one is drawn. */
export function useDrawnGoods(view: ViewId | undefined, sizeWidth: number, pxPerMmOf: (plan: GoodsPlan) => number) {
  const session = useSession();
  const { item } = useEditorProps();
  const { hex } = useGoodsColor();
  const document = useEditorState((state) => state.document);
  const version = useSceneVersion();
  const areas = useAreasAsCut();
  const press = useShownPress();
  const [loaded, setLoaded] = useState<{ readonly view: ViewId; readonly art: LoadedView | undefined }>();
  const [drawn, setDrawn] = useState<Drawn>();
  const [tries, setTries] = useState(0);
  const last = useRef<Drawn>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    if (!view) return undefined;
    let isCurrent = true;
    setLoaded(undefined);
    void session.art.view(view).then((art) => {
      if (isCurrent) setLoaded({ view, art });
    });
    return () => {
      isCurrent = false;
    };
  }, [session, view, tries]);

  const art = loaded?.view === view ? loaded?.art : undefined;
  const used = art && view ? printedAreas(session.areas, view, (kind) => layersIn(document, kind).length > 0) : [];
  const plan =
    art &&
    view &&
    planOf(
      art,
      view,
      sizeWidth,
      used.map((area) => ({ ...area, rect: rectOnSize(area.areaKindId, area.rect, sizeWidth, item.sizeWidth) })),
    );
  const width = plan ? drawnWidth(plan.width * pxPerMmOf(plan), plan.height / plan.width) : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan follows from the rest
  useEffect(() => {
    if (!art || !plan || !view) return undefined;
    const old = last.current;
    const isSame =
      old?.plan.view === view &&
      old.plan.sizeWidth === sizeWidth &&
      old.document === document &&
      old.areas === areas &&
      old.version === version &&
      old.press === press;
    if (isSame && old.canvas.width >= width) return undefined;
    const paint = () => {
      const canvas = globalThis.document.createElement("canvas");
      // Prints need not be sharper than the picture: they would be scaled down again before being laid on.
      const pxPerMm = width / plan.width;
      const size = { width: sizeWidth, rectWidth: item.sizeWidth, color: hex };
      const prints = printsOf(document, areas, view, size, pxPerMm, session.scene.assets, press);
      paintGoods(canvas, width, { sizeWidth, color: hex }, art, prints);
      last.current = { canvas, plan, document, areas, version, press };
      setDrawn(last.current);
    };
    const timer = setTimeout(paint, isSame ? SHARPER_AFTER_MS : OTHER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [art, document, areas, item, session, view, width, sizeWidth, hex, version, press]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { drawn: drawn as DrawnGoods | undefined, hasFailed: loaded !== undefined && !loaded.art, retry };
}
