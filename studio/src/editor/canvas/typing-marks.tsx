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

/** The frame of the text that is typed in, with caret and selection where the drawn letters stand. */
export function TypingMarks({ layer, camera }: MarksProps) {
  const session = useSession();
  const mode = useEditorState((state) => state.mode);
  // The letters' places are known with their face.
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
          // Under the letters, or beside them where they stand in columns.
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

const BLINK = typeof matchMedia === "function" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

function Caret({ mode, bar: { from, to } }: { readonly mode: TypeMode; readonly bar: ReturnType<typeof barOnScreen> }) {
  return (
    <g data-mark="caret">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-white" strokeWidth={4} opacity={0.7} />
      {/* Another place is another line, which begins its blinking anew. */}
      <line key={mode.from} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-red" strokeWidth={2}>
        {BLINK && (
          <animate
            attributeName="opacity"
            values="1;0"
            keyTimes="0;0.5"
            calcMode="discrete"
            dur="1.1s"
            repeatCount="indefinite"
          />
        )}
      </line>
    </g>
  );
}
