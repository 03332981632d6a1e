import type { TextLayer } from "@surimono/domain/designs";
import type { Camera } from "../geometry/camera.ts";
import { barOnScreen, textToScreen } from "../geometry/text-place.ts";
import { useEditorState, useSceneVersion, useSession } from "../session/session-context.ts";
import type { TypeMode } from "../store/editor-state.ts";
import { polygon } from "./selection-frame.tsx";

interface MarksProps {
  readonly layer: TextLayer;
  readonly camera: Camera;
}

/** The frame of the text being edited, with caret and selection at the drawn letters. */
export function TypingMarks({ layer, camera }: MarksProps) {
  const session = useSession();
  const mode = useEditorState((state) => state.mode);
  // The positions of the letters are known once their font is loaded.
  useSceneVersion();
  if (mode?.kind !== "type") return null;
  const carets = session.carets(layer);
  const onScreen = (points: readonly { readonly x: number; readonly y: number }[]) =>
    points
      .map((point) => textToScreen(camera, layer, point))
      .map(({ x, y }) => `${x},${y}`)
      .join(" ");
  return (
    <g data-testid="typing">
      <polygon
        points={polygon(layer, camera)}
        fill="none"
        className="stroke-red"
        strokeWidth={1}
        strokeDasharray="3 3"
      />
      {carets?.polygons(mode.from, mode.to).map((points) => (
        <polygon
          key={onScreen(points)}
          points={onScreen(points)}
          className="fill-red"
          opacity={0.25}
          data-mark="chosen"
        />
      ))}
      {mode.composed &&
        carets?.polygons(mode.composed.from, mode.composed.to).map((points) => {
          // Below the letters, or beside them in vertical text.
          const line = carets.isVertical ? points.slice(1, 3) : points.slice(2);
          return (
            <polyline
              key={onScreen(points)}
              points={onScreen(line)}
              fill="none"
              className="stroke-red"
              strokeWidth={2}
              data-mark="composed"
            />
          );
        })}
      {carets && mode.from === mode.to && <Caret mode={mode} bar={barOnScreen(camera, layer, carets.bar(mode.from))} />}
    </g>
  );
}

const IS_STILL = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Visible for the longer half, starting as soon as it moves. */
function blink(line: SVGLineElement | null): void {
  if (IS_STILL) return;
  const frames = [
    { opacity: 1, offset: 0 },
    { opacity: 1, offset: 0.55 },
    { opacity: 0, offset: 0.55 },
    { opacity: 0, offset: 1 },
  ];
  line?.animate(frames, { duration: 1100, iterations: Number.POSITIVE_INFINITY });
}

function Caret({ mode, bar: { from, to } }: { readonly mode: TypeMode; readonly bar: ReturnType<typeof barOnScreen> }) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <g data-mark="caret">
      <line {...ends} className="stroke-white" strokeWidth={4} opacity={0.7} />
      {/* A new key for each position restarts the blinking. */}
      <line key={mode.from} ref={blink} {...ends} className="stroke-red" strokeWidth={2} />
    </g>
  );
}
