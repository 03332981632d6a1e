import { dieCutOf } from "@surimono/domain/catalogue";
import { type Layer, layerBounds, movedLayer, scaledLayer } from "@surimono/domain/designs";
import type { RectUm, Um } from "@surimono/domain/kernel";
import { layersIn, mapArea } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { withDieCut } from "../model/patch.ts";
import type { EditorContext } from "../tools/tool.ts";
import type { Command } from "./command.ts";
import { openAreaOf } from "./fit-commands.ts";

/** From the shape of the goods to that of the design, and back. */
export const cutAlongCommand: Command = {
  id: "cut-along-design",
  label: "絵柄の形に切り抜く",
  icon: "cut",
  when: (_state, context) => openAreaOf(context)?.dieCut !== undefined,
  do: (context) => cutAlong(context, !context.store.get().document.dieCut),
};

export function cutAlong({ store, areas }: EditorContext, isAlong: boolean): void {
  const rules = dieCutOf(areas);
  if (!rules) return;
  store.commit({
    label: "切り抜く形",
    announce: isAlong ? "絵柄の形に切り抜きます" : "もとの形に切ります",
    change: (document) => withDieCut(document, isAlong ? { margin: rules.margin } : undefined),
  });
}

export function setCutMargin({ store }: EditorContext, margin: Um): void {
  store.commit({
    label: "切り抜くふち",
    key: "cut-margin",
    change: (document) => (document.dieCut ? withDieCut(document, { margin }) : document),
  });
}

/** The place's whole design, no larger than leaves the margin to the goods' own edge. */
export function fitForCut({ store }: EditorContext, area: EditorArea, label: string): void {
  const { document } = store.get();
  const margin = document.dieCut?.margin;
  const box = boundsOf(layersIn(document, area.areaKindId));
  if (!area.dieCut || margin === undefined || !box) return;
  const room = roomIn(area, margin);
  const factor = Math.min(1, room.w / box.w, room.h / box.h);
  const [w, h] = [box.w * factor, box.h * factor];
  const x = Math.min(Math.max(box.x + (box.w - w) / 2, room.x), room.x + room.w - w);
  const y = Math.min(Math.max(box.y + (box.h - h) / 2, room.y), room.y + room.h - h);
  store.openArea(area.areaKindId);
  store.commit({
    label,
    change: (before) =>
      mapArea(before, area.areaKindId, (layers) =>
        layers.map((layer) =>
          movedLayer(scaledLayer(layer, factor), Math.round(x - box.x * factor), Math.round(y - box.y * factor)),
        ),
      ),
  });
}

/** What the cells of the line may hide. */
const ROUNDING: Um = 200;

function roomIn({ dieCut, rect, ...area }: EditorArea, margin: Um): RectUm {
  const limit = dieCut?.limit ?? rect;
  const inset = margin + ROUNDING;
  const [left, top] = [Math.max(0, limit.x - rect.x + inset), Math.max(0, limit.y - rect.y + inset)];
  const right = Math.min(area.width, limit.x - rect.x + limit.w - inset);
  const bottom = Math.min(area.height, limit.y - rect.y + limit.h - inset);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

function boundsOf(layers: readonly Layer[]): RectUm | undefined {
  const boxes = layers.filter(({ hidden }) => !hidden).map(layerBounds);
  if (boxes.length === 0) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.w)),
    Math.max(...boxes.map((box) => box.y + box.h)),
  ];
  return { x, y, w: right - x, h: bottom - y };
}

type Gap = { readonly gap: Um; readonly from: readonly [Um, Um]; readonly to: readonly [Um, Um] };

/** So near that clear material holds both. */
const JOINED: Um = 10_000;

/** The layers of a part that is too far from the rest; none where a layer is on both sides, or one end was moved since the gap was found. */
export function layersApart({ store }: EditorContext, area: EditorArea, { from, to }: Gap): readonly string[] {
  // Asked of the front; the back is seen turned around.
  const turned = ([x, y]: readonly [Um, Um]) => [area.view === "back" ? area.width - x : x, y] as const;
  const shown = layersIn(store.get().document, area.areaKindId).filter(({ hidden }) => !hidden);
  const at = (point: Gap["from"]) => shown.filter((layer) => holds(layerBounds(layer), turned(point)));
  const stay = at(from);
  if (stay.length === 0) return [];
  return at(to)
    .filter((layer) => !stay.includes(layer))
    .map(({ id }) => id);
}

export function bringNearer(context: EditorContext, area: EditorArea, gap: Gap, label: string): void {
  const ids = new Set(layersApart(context, area, gap));
  const share = Math.max(0, gap.gap - JOINED) / gap.gap;
  const across = (gap.from[0] - gap.to[0]) * share * (area.view === "back" ? -1 : 1);
  const down = (gap.from[1] - gap.to[1]) * share;
  context.store.openArea(area.areaKindId);
  context.store.commit({
    label,
    selection: [...ids],
    change: (document) =>
      mapArea(document, area.areaKindId, (layers) =>
        layers.map((layer) => (ids.has(layer.id) ? movedLayer(layer, Math.round(across), Math.round(down)) : layer)),
      ),
  });
}

/** Around the ink, which the line is farther from than this. */
const AROUND: Um = 6000;

function holds({ x, y, w, h }: RectUm, [px, py]: readonly [Um, Um]): boolean {
  return px > x - AROUND && px < x + w + AROUND && py > y - AROUND && py < y + h + AROUND;
}
