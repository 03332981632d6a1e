import { type Camera, fitted, type Viewport, zoomedAt } from "../geometry/camera.ts";
import type { EditorContext } from "../tools/tool.ts";
import { always, type Command } from "./command.ts";
import { openAreaOf } from "./fit-commands.ts";

const STEP = 1.25;
/** Around a small area at least this much of the garment is shown, or nobody could tell where it lies. */
const LEAST_SHOWN = 200_000;

function zoomCommand(id: string, label: string, icon: Command["icon"], keys: string[], factor: number): Command {
  return {
    id,
    label,
    ...(icon ? { icon } : {}),
    shortcuts: keys,
    when: always,
    do({ store }) {
      const { camera, viewport } = store.get();
      const middle = { x: viewport.width / 2, y: viewport.height / 2 };
      store.set({ camera: zoomedAt(camera, middle, factor) });
    },
  };
}

export const zoomInCommand = zoomCommand("zoom-in", "拡大", "plus", ["Mod+=", "Mod+;", "Mod++"], STEP);
export const zoomOutCommand = zoomCommand("zoom-out", "縮小", "minus", ["Mod+-"], 1 / STEP);

export const fitViewCommand: Command = {
  id: "fit-view",
  label: "印刷範囲を全体表示",
  icon: "fit-view",
  shortcuts: ["Mod+0"],
  when: always,
  do: (context) => context.store.set({ camera: areaCamera(context) }),
};

/** The open area in the middle, with room for its marks and a little of the garment. */
export function areaCamera(context: EditorContext): Camera {
  const { viewport, camera } = context.store.get();
  const area = openAreaOf(context);
  if (!area || viewport.width === 0) return camera;
  const widen = Math.max(0, leastShown(context) - Math.max(area.width, area.height)) / 2;
  const bounds = { left: -widen, top: -widen, right: area.width + widen, bottom: area.height + widen };
  const margin = Math.min(viewport.width, viewport.height) * 0.19;
  return fitted(bounds, viewport, Math.max(44, Math.min(150, margin)));
}

/** Goods whose largest area is small are small themselves, such as a tag: of them less is shown. */
function leastShown({ areas }: EditorContext): number {
  const largest = Math.max(...areas.map(({ width, height }) => Math.max(width, height)));
  return Math.min(LEAST_SHOWN, largest * 1.4);
}

/** Keeps what lies in the middle there when the window changes; at first the open area is shown whole. */
export function resizeViewport(context: EditorContext, viewport: Viewport): void {
  const { store } = context;
  const { viewport: before, camera } = store.get();
  if (before.width === viewport.width && before.height === viewport.height) return;
  store.set({ viewport });
  if (before.width === 0) {
    store.set({ camera: areaCamera(context) });
    return;
  }
  const { scale } = camera;
  store.set({
    camera: {
      scale,
      x: camera.x - (viewport.width - before.width) / 2 / scale,
      y: camera.y - (viewport.height - before.height) / 2 / scale,
    },
  });
}
