import { areaOutline, grownOutline } from "@surimono/domain/catalogue";
import { useMemo } from "react";
import { outlinePath } from "../../scene/index.ts";
import { type Camera, toScreen } from "../geometry/camera.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { millimetres } from "../panels/fields/lengths.ts";
import { CutLine } from "./cut-ground.tsx";

/** Pixels: the inner corner line is at the edge, the outer one where the bleed would end. */
const OFFSET = 9;
const ARM = 26;

interface PrintMarksProps {
  readonly area: EditorArea;
  readonly camera: Camera;
  /** Dark goods get white lines. */
  readonly isDark: boolean;
}

/** トンボ at the corners, crosses at the middles and a dashed edge: what is inside will be printed. */
export function PrintMarks({ area, camera, isDark }: PrintMarksProps) {
  const { x, y } = toScreen(camera, { x: 0, y: 0 });
  const w = area.width * camera.scale;
  const h = area.height * camera.scale;
  const safe = area.safe * camera.scale;
  const { trim, inside } = useMemo(() => {
    const outline = area.outline ?? areaOutline({ outline: { kind: "rounded", radius: 0 } }, area.rect);
    return { trim: outline, inside: grownOutline(outline, -area.safe) };
  }, [area]);
  const edge = outlinePath(trim, camera.scale);
  const inner = outlinePath(inside, camera.scale);
  const at = `translate(${x} ${y})`;
  return (
    <g fill="none" data-testid="print-area">
      <path d={tombo(x, y, w, h)} className={isDark ? "stroke-white" : "stroke-ink"} strokeWidth={1} />
      <path d={edge} transform={at} className="stroke-white" strokeWidth={2.5} opacity={0.5} />
      <path d={edge} transform={at} className="stroke-red" strokeWidth={1.2} strokeDasharray="6 4" />
      <CutLine area={area} />
      {safe > 4 && (
        <path
          d={inner}
          transform={at}
          className="stroke-red"
          strokeWidth={0.8}
          strokeDasharray="1.5 4"
          opacity={0.55}
        />
      )}
    </g>
  );
}

/** The name and size of the area, above its top left corner. */
export function AreaCaption({ area, camera }: { readonly area: EditorArea; readonly camera: Camera }) {
  const { x, y } = toScreen(camera, { x: 0, y: 0 });
  return (
    <p
      className="pointer-events-none absolute top-0 left-0 rounded-ctl bg-white/75 px-1 text-12 whitespace-nowrap"
      style={{ transform: `translate(${x - 4}px, ${y - 52}px)` }}
    >
      <span className="font-bold text-red-text">{area.name}</span>{" "}
      <span className="num">
        {millimetres(area.width)} × {millimetres(area.height)} mm
      </span>
    </p>
  );
}

function tombo(x: number, y: number, w: number, h: number): string {
  const corners = [
    [x, y, -1, -1],
    [x + w, y, 1, -1],
    [x + w, y + h, 1, 1],
    [x, y + h, -1, 1],
  ] as const;
  const lines = corners.flatMap(([cx, cy, sx, sy]) => [
    `M${cx} ${cy + sy * ARM}V${cy + sy * OFFSET}H${cx + sx * ARM}`,
    `M${cx + sx * ARM} ${cy}H${cx + sx * OFFSET}V${cy + sy * ARM}`,
  ]);
  const crosses = [
    [x + w / 2, y - 13],
    [x + w / 2, y + h + 13],
    [x - 13, y + h / 2],
    [x + w + 13, y + h / 2],
  ].map(([cx = 0, cy = 0]) => `M${cx - 9} ${cy}h18M${cx} ${cy - 9}v18`);
  return [...lines, ...crosses].join("");
}
