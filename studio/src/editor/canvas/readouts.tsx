import type { Layer } from "@surimono/domain/designs";
import { type Bounds, type Box, boundsOf } from "../geometry/box.ts";
import { type Camera, toScreen } from "../geometry/camera.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { degrees, millimetres } from "../panels/fields/lengths.ts";
import type { Draft } from "../store/editor-state.ts";
import { turnKnob } from "../tools/hit-test.ts";

interface ReadoutProps {
  readonly layers: readonly Layer[];
  /** The box that has the handles. */
  readonly box: Box | undefined;
  readonly area: EditorArea;
  readonly camera: Camera;
  readonly isCoarse: boolean;
  readonly draft: Draft | undefined;
}

/** The size under the selection, or its angle while it is being turned. */
export function SizeLabel({ layers, box, camera, isCoarse, draft }: ReadoutProps) {
  const bounds = boundsOf(layers);
  const isTurning = draft?.kind === "rotate";
  const { x, y } = toScreen(camera, { x: (bounds.left + bounds.right) / 2, y: bounds.bottom });
  // Upside down, the knob is below; the label moves out of its way.
  const knob = box ? turnKnob({ camera, isCoarse }, box).y : y;
  const top = Math.max(y, knob) + 14;
  return (
    <p
      className="num pointer-events-none absolute top-0 left-0 rounded-ctl bg-deep px-2.5 py-0.5 text-12 whitespace-nowrap text-white"
      style={{ transform: `translate(calc(${x}px - 50%), ${top}px)` }}
    >
      {isTurning
        ? `${degrees(box?.rotation ?? 0)}°`
        : `${millimetres(box?.width ?? 0)} × ${millimetres(box?.height ?? 0)} mm`}
    </p>
  );
}

interface Distance {
  readonly axis: "x" | "y";
  readonly from: number;
  readonly to: number;
  readonly across: number;
  readonly length: number;
}

/** Distance to the nearest edge of the area. Magenta, so that it is not mistaken for the selection. */
export function DistanceLines({ layers, area, camera, draft }: ReadoutProps) {
  return (
    <g className="stroke-measure" strokeWidth={1.2}>
      {shownDistances({ layers, area, draft }).map((distance) => {
        const { x1, y1, x2, y2 } = ends(distance, camera);
        const cap = distance.axis === "x" ? "v" : "h";
        return (
          <path
            key={distance.axis}
            d={`M${x1} ${y1}L${x2} ${y2}${endCap(x1, y1, cap)}${endCap(x2, y2, cap)}`}
            fill="none"
          />
        );
      })}
    </g>
  );
}

export function DistanceLabels({ layers, area, camera, draft }: ReadoutProps) {
  return shownDistances({ layers, area, draft }).map((distance) => {
    const { x1, y1, x2, y2 } = ends(distance, camera);
    const [x, y] = labelPlace(distance, { x1, y1, x2, y2 });
    return (
      <p
        key={distance.axis}
        className="num pointer-events-none absolute top-0 left-0 rounded-ctl bg-measure px-2 py-0.5 text-12 font-bold whitespace-nowrap text-white"
        style={{ transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%))` }}
      >
        {millimetres(distance.length)} mm
      </p>
    );
  });
}

/** Both during a drag; at rest only the shorter one, to keep the design visible. */
function shownDistances({
  layers,
  area,
  draft,
}: Omit<ReadoutProps, "camera" | "isCoarse" | "box">): readonly Distance[] {
  const all = distancesTo(area, boundsOf(layers));
  return draft ? all : all.toSorted((one, other) => one.length - other.length).slice(0, 1);
}

/** To the nearer side edge, and to the nearer of top and bottom; none where the layer touches or passes it. */
function distancesTo(area: EditorArea, bounds: Bounds): readonly Distance[] {
  const across = { x: (bounds.top + bounds.bottom) / 2, y: (bounds.left + bounds.right) / 2 };
  const rightGap = area.width - bounds.right;
  const bottomGap = area.height - bounds.bottom;
  const side: Distance =
    rightGap <= bounds.left
      ? { axis: "x", from: bounds.right, to: area.width, across: across.x, length: rightGap }
      : { axis: "x", from: bounds.left, to: 0, across: across.x, length: bounds.left };
  const upright: Distance =
    bottomGap <= bounds.top
      ? { axis: "y", from: bounds.bottom, to: area.height, across: across.y, length: bottomGap }
      : { axis: "y", from: bounds.top, to: 0, across: across.y, length: bounds.top };
  return [side, upright].filter(({ length }) => length >= 50);
}

function ends({ axis, from, to, across }: Distance, camera: Camera) {
  const one = toScreen(camera, axis === "x" ? { x: from, y: across } : { x: across, y: from });
  const other = toScreen(camera, axis === "x" ? { x: to, y: across } : { x: across, y: to });
  return { x1: one.x, y1: one.y, x2: other.x, y2: other.y };
}

function endCap(x: number, y: number, direction: "v" | "h"): string {
  return direction === "v" ? `M${x} ${y - 4}v8` : `M${x - 4} ${y}h8`;
}

/** In a short gap the label is beside the line, clear of the size label and of the layer. */
function labelPlace({ axis }: Distance, { x1, y1, x2, y2 }: ReturnType<typeof ends>): readonly [number, number] {
  const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  if (length > 64) return [(x1 + x2) / 2, (y1 + y2) / 2];
  return axis === "x" ? [x2 + Math.sign(x2 - x1) * 36, y2] : [x2 + 96, (y1 + y2) / 2];
}
