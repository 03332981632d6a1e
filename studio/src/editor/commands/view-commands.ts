import { type Camera, fitted, toScreen, type Viewport, zoomedAt } from "../geometry/camera.ts";
import type { EditorContext } from "../tools/tool.ts";
import { always, type Command } from "./command.ts";
import { openAreaOf } from "./fit-commands.ts";

const STEP = 1.25;
/** At least this much of the garment is shown around a small area, for orientation. */
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

/** Centres the open area, with room for its marks and a little of the garment. */
export function areaCamera(context: EditorContext): Camera {
  const { viewport, camera } = context.store.get();
  const area = openAreaOf(context);
  if (!area || viewport.width === 0) return camera;
  const widen = Math.max(0, leastShown(context) - Math.max(area.width, area.height)) / 2;
  const bounds = { left: -widen, top: -widen, right: area.width + widen, bottom: area.height + widen };
  const margin = Math.min(viewport.width, viewport.height) * 0.19;
  return fitted(bounds, viewport, Math.max(44, Math.min(150, margin)));
}

/** Goods whose largest area is small are small themselves, such as a tag: less of them is shown. */
function leastShown({ areas }: EditorContext): number {
  const largest = Math.max(...areas.map(({ width, height }) => Math.max(width, height)));
  return Math.min(LEAST_SHOWN, largest * 1.4);
}

/**
 * A panel opens or closes, or the window changes. The middle stays; an area that was fully visible stays so, at a smaller scale in less
 * room. If the customer has not changed the view since, the earlier view comes back with the earlier room.
 */
export function resizeViewport(context: EditorContext, viewport: Viewport): void {
  const { store } = context;
  const { viewport: before, camera, viewBefore } = store.get();
  if (before.width === viewport.width && before.height === viewport.height) return;
  store.set({ viewport });
  if (viewBefore && viewBefore.made === camera && isSameSize(viewBefore.viewport, viewport)) {
    store.set({ camera: viewBefore.camera, viewBefore: undefined });
    return;
  }
  const middle = recentred(camera, before, viewport);
  const isCut = before.width === 0 || (showsArea(context, camera, before) && !showsArea(context, middle, viewport));
  const made = isCut ? areaCamera(context) : middle;
  // Of several steps, as when a sheet grows, the first is the one to return to.
  const first = viewBefore?.made === camera ? viewBefore : { camera, viewport: before };
  store.set({ camera: made, viewBefore: before.width === 0 ? undefined : { ...first, made } });
}

function recentred(camera: Camera, before: Viewport, after: Viewport): Camera {
  const { scale } = camera;
  return {
    scale,
    x: camera.x - (after.width - before.width) / 2 / scale,
    y: camera.y - (after.height - before.height) / 2 / scale,
  };
}

function showsArea(context: EditorContext, camera: Camera, viewport: Viewport): boolean {
  const area = openAreaOf(context);
  if (!area) return false;
  const [start, end] = [toScreen(camera, { x: 0, y: 0 }), toScreen(camera, { x: area.width, y: area.height })];
  return start.x >= 0 && start.y >= 0 && end.x <= viewport.width && end.y <= viewport.height;
}

function isSameSize(one: Viewport, other: Viewport): boolean {
  return one.width === other.width && one.height === other.height;
}
