import { type ReactNode, useMemo } from "react";
import { outlinePath } from "../../scene/index.ts";
import { toScreen } from "../geometry/camera.ts";
import { lineOf } from "../model/area-as-cut.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { useCut, useEditorState } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";

interface CutGroundProps {
  readonly area: EditorArea;
  /** The goods in their own shape. */
  readonly children: ReactNode;
}

/** The goods as they will be cut along the design, instead of the picture of goods in their own shape. */
export function CutGround({ area, children }: CutGroundProps) {
  const path = useCutPath(area);
  const { hex } = useGoodsColor();
  if (!path) return children;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full drop-shadow-md">
      <path d={path.line} transform={path.at} fill={hex} fillRule="evenodd" className="stroke-white" strokeWidth={1} />
    </svg>
  );
}

/** The cut line itself, as cutters' programs show it. */
export function CutLine({ area }: { readonly area: EditorArea }) {
  const path = useCutPath(area);
  if (!path) return null;
  return (
    <g transform={path.at} data-testid="cut-line">
      <path d={path.line} className="stroke-white" strokeWidth={2.5} opacity={0.6} />
      <path d={path.line} className="stroke-measure" strokeWidth={1.2} />
    </g>
  );
}

function useCutPath(area: EditorArea): { readonly line: string; readonly at: string } | undefined {
  const cut = useCut();
  const camera = useEditorState((state) => state.camera);
  const isCut = area.dieCut !== undefined;
  const outline = useMemo(() => (cut && isCut ? lineOf(area, cut) : undefined), [cut, isCut, area]);
  // Parts that are too far from the rest are shown too, so that it is seen what is meant.
  const others = useMemo(
    () => (cut?.others ?? []).map((edge) => lineOf(area, { edge, openings: [], bridges: 0 })),
    [cut, area],
  );
  if (!outline) return undefined;
  const { x, y } = toScreen(camera, { x: 0, y: 0 });
  return {
    line: [outline, ...others].map((line) => outlinePath(line, camera.scale)).join(""),
    at: `translate(${x} ${y})`,
  };
}
