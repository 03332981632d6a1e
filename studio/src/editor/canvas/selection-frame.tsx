import type { Layer } from "@surimono/domain/designs";
import { type Box, cornersOf, type Point } from "../geometry/box.ts";
import { type Camera, toScreen } from "../geometry/camera.ts";
import { handlePoint } from "../geometry/resize-box.ts";
import { handlesOf, turnKnob } from "../tools/hit-test.ts";

interface FrameProps {
  readonly layers: readonly Layer[];
  /** What the handles are drawn on. */
  readonly box: Box;
  /** All of it may be changed. */
  readonly isFree: boolean;
  readonly camera: Camera;
  /** A finger needs larger handles than a mouse. */
  readonly isCoarse: boolean;
  readonly isTurning: boolean;
}

/** The red box around each selected layer, a dashed one around several; what is not locked gets its handles. */
export function SelectionFrame({ layers, box, isFree, camera, isCoarse, isTurning }: FrameProps) {
  return (
    <g data-testid="selection">
      {layers.map((layer) => (
        <polygon key={layer.id} points={polygon(layer, camera)} fill="none" className="stroke-red" strokeWidth={1.5} />
      ))}
      {layers.length > 1 && (
        <polygon points={polygon(box, camera)} fill="none" className="stroke-red" strokeDasharray="4 3" />
      )}
      {isFree && <Handles box={box} camera={camera} isCoarse={isCoarse} isTurning={isTurning} />}
    </g>
  );
}

/** The group that the hand works in. */
export function EnteredFrame({ group, camera }: { readonly group: Box; readonly camera: Camera }) {
  return (
    <polygon
      points={polygon(group, camera)}
      fill="none"
      className="stroke-ctl"
      strokeDasharray="2 3"
      data-testid="entered-group"
    />
  );
}

function polygon(box: Box, camera: Camera): string {
  return cornersOf(box)
    .map((corner) => toScreen(camera, corner))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}

type HandlesProps = Omit<FrameProps, "layers" | "isFree">;

function Handles({ box, camera, isCoarse, isTurning }: HandlesProps) {
  const size = isCoarse ? 15 : 9;
  const knob = turnKnob(camera, box);
  const top = toScreen(camera, handlePoint(box, { sx: 0, sy: -1 }));
  return (
    <>
      <line x1={top.x} y1={top.y} x2={knob.x} y2={knob.y} className="stroke-red" strokeWidth={1.5} />
      <circle
        cx={knob.x}
        cy={knob.y}
        r={isCoarse ? 9 : 6}
        className={`stroke-red ${isTurning ? "fill-red" : "fill-white"}`}
        strokeWidth={1.5}
        data-handle="turn"
      />
      {!isTurning &&
        handlesOf(camera, box).map((handle) => {
          const at: Point = toScreen(camera, handlePoint(box, handle));
          return (
            <rect
              key={`${handle.sx}${handle.sy}`}
              x={at.x - size / 2}
              y={at.y - size / 2}
              width={size}
              height={size}
              rx={isCoarse ? size / 2 : 1}
              transform={`rotate(${box.rotation / 1000} ${at.x} ${at.y})`}
              className="fill-white stroke-red"
              strokeWidth={1.5}
              data-handle={`${handle.sx},${handle.sy}`}
            />
          );
        })}
    </>
  );
}
