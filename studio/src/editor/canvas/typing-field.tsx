import { layerBounds, type TextLayer } from "@surimono/domain/designs";
import { type CSSProperties, type RefObject, useRef } from "react";
import { stopTyping } from "../commands/type-text.ts";
import { type Camera, toScreen, type Viewport } from "../geometry/camera.ts";
import { barOnScreen } from "../geometry/text-place.ts";
import { useEditorState, useSceneVersion, useSession } from "../session/session-context.ts";
import { typedText } from "../store/editor-state.ts";
import { useTyping } from "./use-typing.ts";

/** Takes the keys while a text is edited on the canvas. */
export function TypingField({ canvas }: { readonly canvas: RefObject<HTMLElement | null> }) {
  const layer = useEditorState(typedText);
  const sitting = useEditorState(({ mode }) => (mode?.kind === "type" ? mode.sitting : undefined));
  if (!layer || sitting === undefined) return null;
  return <Field key={sitting} layer={layer} canvas={canvas} />;
}

interface FieldProps {
  readonly layer: TextLayer;
  readonly canvas: RefObject<HTMLElement | null>;
}

/**
 * The field itself is invisible: it sits at the caret so that input method windows open there, while the letters shown are the design's.
 * Where the letters shown differ from those typed, it is a visible field beside the text.
 */
function Field({ layer, canvas }: FieldProps) {
  const session = useSession();
  const field = useRef<HTMLTextAreaElement>(null);
  const camera = useEditorState((state) => state.camera);
  const viewport = useEditorState((state) => state.viewport);
  const isCoarse = useEditorState((state) => state.isCoarse);
  const head = useEditorState(({ mode }) => (mode?.kind === "type" ? (mode.isBackward ? mode.from : mode.to) : 0));
  useSceneVersion();
  const typing = useTyping(field, canvas, layer);
  const carets = session.carets(layer);
  const bar = carets && barOnScreen(camera, layer, carets.bar(head));
  return (
    <>
      <textarea
        ref={field}
        aria-label="キャンバスの文字"
        wrap="off"
        rows={carets ? 1 : 3}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        enterKeyHint="enter"
        data-typing={carets ? "unseen" : "beside"}
        className={
          carets
            ? "pointer-events-none absolute z-10 w-1 resize-none overflow-hidden border-0 p-0 leading-none opacity-0"
            : "absolute z-10 w-72 max-w-[calc(100%-16px)] resize-none rounded-ctl border border-red bg-white p-3 text-16 leading-6 text-deep shadow-float focus:outline-none"
        }
        style={bar ? atBar(bar, viewport) : besideText(layer, camera, viewport)}
        {...typing}
      />
      {isCoarse && (
        <button
          type="button"
          className="absolute top-3 left-3 z-10 h-11 rounded-ctl bg-deep px-5 text-14 font-bold text-white shadow-float"
          onClick={() => stopTyping(session)}
        >
          完了
        </button>
      )}
    </>
  );
}

/** Below this letter size a phone zooms the page to the field. */
const LEAST_FONT = 16;

function atBar({ from, to }: ReturnType<typeof barOnScreen>, { width, height }: Viewport): CSSProperties {
  const side = Math.min(64, Math.max(LEAST_FONT, Math.hypot(to.x - from.x, to.y - from.y)));
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return {
    left: Math.min(width - 4, Math.max(0, x)),
    top: Math.min(height - side, Math.max(0, y)),
    height: side,
    fontSize: side,
  };
}

const FIELD_ROOM = 108;

/** Below the text, or over its bottom where there is no room. */
function besideText(layer: TextLayer, camera: Camera, { width, height }: Viewport): CSSProperties {
  const { x, y, h } = layerBounds(layer);
  const at = toScreen(camera, { x, y: y + h });
  return {
    left: Math.min(Math.max(8, width - 296), Math.max(8, at.x)),
    top: Math.min(Math.max(8, height - FIELD_ROOM), Math.max(8, at.y + 12)),
  };
}
