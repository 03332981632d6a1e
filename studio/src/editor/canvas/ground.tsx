import { rectOnSize } from "@surimono/domain/catalogue";
import { useEffect, useRef, useState } from "react";
import { garmentToArea } from "../geometry/area-frame.ts";
import type { Camera } from "../geometry/camera.ts";
import { chain, type Matrix, scaling, translation } from "../geometry/matrix.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { type LoadedView, pictureRect } from "../session/art-loader.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { useGoodsColor, useShownSize } from "../session/use-goods.ts";
import { paintGoods } from "./goods-picture.ts";

/** Wide enough for a desktop at 140 %, small enough for a phone's memory. */
const GROUND_WIDTH = 1600;

/**
 * The goods under the design: composed once for each view and colour, then only moved and scaled by the compositor. Round goods
 * are unrolled, so that lengths are true; the small picture beside shows them round.
 */
export function Ground({ area }: { readonly area: EditorArea }) {
  const { art } = useSession();
  const { item } = useEditorProps();
  const { hex } = useGoodsColor();
  const sizeWidth = useShownSize()?.width ?? item.sizeWidth;
  const camera = useEditorState((state) => state.camera);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [loaded, setLoaded] = useState<LoadedView>();

  useEffect(() => {
    let isCurrent = true;
    void art.view(area.view).then((view) => {
      if (isCurrent) setLoaded(view);
    });
    return () => {
      isCurrent = false;
    };
  }, [art, area.view]);

  const isFlat = loaded?.art.view.surface.kind === "flat";
  useEffect(() => {
    if (canvas.current && loaded && isFlat) {
      const width = Math.min(GROUND_WIDTH, loaded.art.view.width);
      paintGoods(canvas.current, width, { sizeWidth, color: hex }, loaded, []);
    }
  }, [loaded, isFlat, sizeWidth, hex]);

  if (!loaded) return null;
  if (!isFlat) return <Unrolled area={area} color={hex} camera={camera} />;
  const rect = pictureRect(loaded, sizeWidth);
  const place = { ...area, rect: rectOnSize(area.areaKindId, area.rect, sizeWidth, item.sizeWidth) };
  const width = Math.min(GROUND_WIDTH, loaded.art.view.width);
  const matrix = chain(
    scaling(rect.w / width),
    translation(rect.x, rect.y),
    garmentToArea(place),
    translation(-camera.x, -camera.y),
    scaling(camera.scale),
  );
  return (
    <canvas
      ref={canvas}
      className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left will-change-transform"
      style={{ transform: cssMatrix(matrix) }}
    />
  );
}

/** How far the body goes on around an area on round goods: close enough to the real thing to place a print by. */
const BODY_MARGIN = 6000;

function Unrolled({ area, color, camera }: { area: EditorArea; color: string; camera: Camera }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 origin-top-left rounded-card shadow-float"
      style={{
        width: (area.width + BODY_MARGIN * 2) * camera.scale,
        height: (area.height + BODY_MARGIN * 2) * camera.scale,
        transform: `translate(${(-BODY_MARGIN - camera.x) * camera.scale}px, ${(-BODY_MARGIN - camera.y) * camera.scale}px)`,
        backgroundColor: color,
        backgroundImage: "linear-gradient(90deg, rgb(0 0 0 / 0.05), transparent 12% 88%, rgb(0 0 0 / 0.05))",
      }}
    />
  );
}

export function cssMatrix({ a, b, c, d, e, f }: Matrix): string {
  return `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`;
}
