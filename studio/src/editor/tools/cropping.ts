import type { ImageLayer } from "@surimono/domain/designs";
import { boxContains } from "../geometry/box.ts";
import { toArea, toScreen } from "../geometry/camera.ts";
import { framedAnew, pictureBox, slidPicture } from "../geometry/crop-box.ts";
import { type Handle, handlePoint, resizedBox } from "../geometry/resize-box.ts";
import { croppedImage, type EditorState } from "../store/editor-state.ts";
import { handlesOf } from "./hit-test.ts";
import { type EditorContext, type PointerInput, reachOf, type ToolState } from "./tool.ts";

/**
 * While a picture is cropped: its handles move the frame, a drag elsewhere in it slides the picture. A press outside ends the
 * cropping.
 */
export function pressedWhileCropping(context: EditorContext, input: PointerInput): ToolState | "outside" {
  const state = context.store.get();
  const layer = croppedImage(state);
  if (!layer) return "outside";
  const handle = cropHandleAt(state, layer, input);
  if (handle) return framing(context, input, layer, handle);
  if (boxContains(pictureBox(layer), toArea(state.camera, input.at))) return sliding(context, input, layer);
  context.store.set({ mode: undefined });
  return "outside";
}

/** The handle of the frame under the pointer. */
export function cropHandleAt(state: EditorState, layer: ImageLayer, input: PointerInput): Handle | undefined {
  return handlesOf(state, layer).find((candidate) => {
    const at = toScreen(state.camera, handlePoint(layer, candidate));
    return Math.hypot(at.x - input.at.x, at.y - input.at.y) <= reachOf(input);
  });
}

function framing(context: EditorContext, start: PointerInput, layer: ImageLayer, handle: Handle): ToolState {
  const { store } = context;
  const grip = handlePoint(layer, handle);
  const from = toArea(store.get().camera, start.at);
  return cropState(context, "framing", layer, (input) => {
    const to = toArea(store.get().camera, input.at);
    const target = { x: grip.x + to.x - from.x, y: grip.y + to.y - from.y };
    return framedAnew(layer, resizedBox(layer, handle, target, input.shift));
  });
}

function sliding(context: EditorContext, start: PointerInput, layer: ImageLayer): ToolState {
  const { store } = context;
  return cropState(context, "sliding", layer, (input) => {
    const { scale } = store.get().camera;
    return slidPicture(layer, (input.at.x - start.at.x) / scale, (input.at.y - start.at.y) / scale);
  });
}

function cropState(
  { store }: EditorContext,
  name: "framing" | "sliding",
  layer: ImageLayer,
  cropped: (input: PointerInput) => ImageLayer,
): ToolState {
  return {
    name,
    move(input) {
      store.draft({ kind: "crop", layers: [cropped(input)], from: [layer], guides: [] });
      return undefined;
    },
    up() {
      if (store.get().draft) store.commitDraft("トリミング");
      return "done";
    },
    cancel: () => store.draft(undefined),
  };
}
