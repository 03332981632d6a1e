import { INK_ON_GOODS, type MethodId } from "@surimono/domain/catalogue";
import type { AreaDesign } from "@surimono/domain/designs";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PressLook } from "../../press/index.ts";
import { toScreen } from "../geometry/camera.ts";
import { findArea } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { type Apart, askApart } from "../session/ask-apart.ts";
import { useEditorState, useSceneVersion, useSession, useShownPress } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";
import type { EditorState } from "../store/editor-state.ts";
import { drawnToPrint } from "./drawn-to-print.ts";
import { putPrinted } from "./ink-picture.ts";
import { type PixelsToPrint, printedPixels } from "./printed-pixels.ts";

/** What a picture was made of. */
interface Source {
  readonly design: AreaDesign | undefined;
  readonly version: number;
  readonly goods: string;
  readonly press: PressLook | undefined;
}

/** Longer than between two strokes of a hand that is drawing. */
const AFTER_MS = 300;

/** The open place as it will be printed, in the place of what is drawn, whenever the hand rests. */
export function PrintedStage({ area }: { readonly area: EditorArea }) {
  const { store, scene } = useSession();
  const press = useShownPress();
  const version = useSceneVersion();
  const goods = useGoodsColor().hex;
  const design = useEditorState(({ document }) => findArea(document, area.areaKindId));
  const isBare = useEditorState(({ document }) => INK_ON_GOODS[document.methodId as MethodId] === "bare");
  const isResting = useEditorState(rests);
  const camera = useEditorState((state) => state.camera);
  const canvas = useRef<HTMLCanvasElement>(null);
  const printer = usePrinter();
  const [shown, setShown] = useState<Source>();
  const [picture, setPicture] = useState<HTMLCanvasElement>();
  useScaled(canvas, picture, area.width * camera.scale);
  const isCurrent =
    shown?.design === design && shown?.version === version && shown.goods === goods && shown.press === press;
  const isShown = isResting && isCurrent && (design?.layers.length ?? 0) > 0;

  useEffect(() => {
    if (!isResting || isCurrent || !design) return undefined;
    let isGone = false;
    const print = async () => {
      const drawn = drawnToPrint(design, area, goods, press, scene.assets);
      const data = drawn && (await printer().ask(drawn));
      if (isGone || !data) return;
      const picture = globalThis.document.createElement("canvas");
      putPrinted(picture, drawn.width, data);
      setPicture(picture);
      setShown({ design, version, goods, press });
    };
    const timer = setTimeout(() => void print(), AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isResting, isCurrent, design, area, goods, press, version, scene, printer]);

  // Before the screen is painted, so that never both are seen, or none.
  useLayoutEffect(() => {
    store.set({ showsPrinted: isShown });
    return () => store.set({ showsPrinted: false });
  }, [isShown, store]);

  const { x, y } = toScreen(camera, { x: 0, y: 0 });
  return (
    <canvas
      ref={canvas}
      data-testid="printed-stage"
      className={`pointer-events-none absolute top-0 left-0 max-w-none origin-top-left ${isShown ? "" : "invisible"} ${isBare ? "mix-blend-multiply" : ""}`}
      style={{
        width: area.width * camera.scale,
        height: area.height * camera.scale,
        transform: `translate(${x}px, ${y}px)`,
      }}
    />
  );
}

/** Zooming rests by then. */
const SHARPER_AFTER_MS = 120;

/** Shows the picture as large as it is on the screen: browsers shrink a canvas by leaving pixels out. */
function useScaled(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: HTMLCanvasElement | undefined,
  across: number,
) {
  const last = useRef<HTMLCanvasElement>(undefined);
  useLayoutEffect(() => {
    if (!picture) return undefined;
    const draw = () => {
      const element = canvas.current;
      if (!element) return;
      const share = Math.min(1, (across * globalThis.devicePixelRatio) / picture.width);
      element.width = Math.max(1, Math.round(picture.width * share));
      element.height = Math.max(1, Math.round(picture.height * share));
      const context = element.getContext("2d");
      if (!context) return;
      context.imageSmoothingQuality = "high";
      context.drawImage(picture, 0, 0, element.width, element.height);
    };
    if (last.current !== picture) {
      last.current = picture;
      draw();
      return undefined;
    }
    const timer = setTimeout(draw, SHARPER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [canvas, picture, across]);
}

/** No gesture is under way, and nothing is typed, cropped or picked. */
function rests({ draft, mode }: EditorState): boolean {
  return mode === undefined && (draft === undefined || draft.layers.length === 0);
}

/** One worker for as long as the canvas shows what it makes. */
function usePrinter(): () => Apart<PixelsToPrint, Uint8ClampedArray<ArrayBuffer>> {
  const printer = useRef<Apart<PixelsToPrint, Uint8ClampedArray<ArrayBuffer>>>(undefined);
  useEffect(
    () => () => {
      printer.current?.close();
      printer.current = undefined;
    },
    [],
  );
  const [get] = useState(() => () => {
    printer.current ??= askApart(
      () => new Worker(new URL("./printed-worker.ts", import.meta.url), { type: "module" }),
      printedPixels,
    );
    return printer.current;
  });
  return get;
}
