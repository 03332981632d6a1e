import { INK_ON_GOODS, type MethodId } from "@surimono/domain/catalogue";
import { type Layer as DesignLayer, type ImageLayer, tiledLayers } from "@surimono/domain/designs";
import type { Context } from "konva/lib/Context.js";
import { useMemo, useState } from "react";
import { Layer, Shape, Stage } from "react-konva/lib/ReactKonvaCore.js";
import { type Camera, toScreen, type Viewport } from "../geometry/camera.ts";
import { pictureBox, uncropped } from "../geometry/crop-box.ts";
import { layersIn } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { groupsAround, mapTree } from "../model/layer-tree.ts";
import { useEditorState, useSceneVersion, useSession } from "../session/session-context.ts";
import { croppedImage, type EditorState } from "../store/editor-state.ts";
import { createLayerBlocks, type View } from "./layer-blocks.ts";
import { dimOutside, paintLayers, paintOtherAreas } from "./paint-layers.ts";

/** Indices of the layers that the selection spans. */
interface Split {
  readonly from: number;
  readonly to: number;
}

/**
 * The design on three canvases: below the selection, the selection, above it. A drag repaints only the middle one, however
 * many layers there are. Nothing listens here; hit testing is done by geometry.
 */
export function DesignStage({ area }: { readonly area: EditorArea }) {
  const session = useSession();
  const version = useSceneVersion();
  const document = useEditorState((state) => state.document);
  const selection = useEditorState((state) => state.selection);
  const draft = useEditorState((state) => state.draft?.layers);
  const camera = useEditorState((state) => state.camera);
  const viewport = useEditorState((state) => state.viewport);
  const isBare = useEditorState(showsThrough);
  const showsPrinted = useEditorState((state) => state.showsPrinted);

  const plain = layersIn(document, area.areaKindId);
  const { from, to } = useMemo(() => splitAt(plain, selection), [plain, selection]);
  const active = useMemo(
    () => tiledLayers(drafted(plain.slice(from, to), draft), area),
    [plain, from, to, draft, area],
  );
  const layers = useMemo(() => tiledLayers(plain, area), [plain, area]);
  const others = useMemo(
    () => session.areas.filter((other) => other.areaKindId !== area.areaKindId && other.view === area.view),
    [session, area],
  );
  const { assets } = session.scene;

  const [blocks] = useState(() => createLayerBlocks());
  // A picture that arrives raises the version and makes a new view, so Konva gets a new function and repaints.
  const view = useMemo(() => ({ camera, viewport, assets, version }), [camera, viewport, assets, version]);
  const below = useMemo(
    () =>
      scene((ctx) => {
        blocks.paint(ctx, layers, 0, from, view);
        dimOutside(ctx, area, view.camera, view.viewport);
        paintOtherAreas(ctx, area, others, document, view.camera, view.assets);
      }),
    [blocks, layers, from, view, area, others, document],
  );
  const above = useMemo(
    () =>
      scene((ctx) => {
        if (to === layers.length) return;
        blocks.paint(ctx, layers, to, layers.length, view);
        dimOutside(ctx, area, view.camera, view.viewport);
      }),
    [blocks, layers, to, view, area],
  );
  const cropped = useEditorState(croppedImage);
  const middle = usePainter(cropped ? [ghostOf(cropped), ...active] : active, view, area);
  if (viewport.width === 0) return null;
  return (
    <Stage
      width={viewport.width}
      height={viewport.height}
      listening={false}
      // All three canvases together, so that white over black still hides it.
      className={`pointer-events-none absolute inset-0 ${isBare ? "mix-blend-multiply" : ""}`}
      {...(showsPrinted && { style: { clipPath: around(area, camera, viewport) } })}
    >
      <Layer listening={false}>
        <Shape sceneFunc={below} listening={false} perfectDrawEnabled={false} />
      </Layer>
      <Layer listening={false}>
        <Shape sceneFunc={middle} listening={false} perfectDrawEnabled={false} />
      </Layer>
      <Layer listening={false}>
        <Shape sceneFunc={above} listening={false} perfectDrawEnabled={false} />
      </Layer>
    </Stage>
  );
}

/** All but the place itself, which is shown as printed. */
function around({ width, height }: EditorArea, camera: Camera, viewport: Viewport): string {
  const { x, y } = toScreen(camera, { x: 0, y: 0 });
  const [w, h] = [width * camera.scale, height * camera.scale];
  return `path(evenodd, "M0 0H${viewport.width}V${viewport.height}H0ZM${x} ${y}h${w}v${h}h${-w}Z")`;
}

/** Ink without white takes the colour of the goods below. */
function showsThrough({ document, hasScreenColors }: EditorState): boolean {
  return !hasScreenColors && INK_ON_GOODS[document.methodId as MethodId] === "bare";
}

/** How visible the cropped-away parts are. */
const GHOST = 280;

/** The whole picture behind the part that is kept. */
function ghostOf(layer: ImageLayer): ImageLayer {
  const { mask: _, ...whole } = uncropped(layer, pictureBox(layer));
  return { ...whole, opacity: GHOST };
}

function usePainter(layers: readonly DesignLayer[], view: View, area: EditorArea) {
  return useMemo(
    () =>
      scene((ctx) => {
        if (layers.length === 0) return;
        paintLayers(ctx, layers, view.camera, view.viewport, view.assets);
        dimOutside(ctx, area, view.camera, view.viewport);
      }),
    [layers, view, area],
  );
}

function scene(paint: (ctx: CanvasRenderingContext2D) => void) {
  return (ctx: Context) => paint(ctx._context as CanvasRenderingContext2D);
}

/** The middle part spans the lowest to the highest selected layer, so the paint order is kept. */
function splitAt(layers: readonly DesignLayer[], selection: readonly string[]): Split {
  // A layer in a group repaints the whole group.
  const selected = new Set(selection.map((id) => groupsAround(layers, id)[0]?.id ?? id));
  const from = layers.findIndex((layer) => selected.has(layer.id));
  if (from === -1) return { from: layers.length, to: layers.length };
  return { from, to: layers.findLastIndex((layer) => selected.has(layer.id)) + 1 };
}

function drafted(layers: readonly DesignLayer[], draft: readonly DesignLayer[] | undefined): readonly DesignLayer[] {
  if (!draft || draft.length === 0) return layers;
  const byId = new Map(draft.map((layer) => [layer.id, layer]));
  return mapTree(layers, new Set(byId.keys()), (layer) => byId.get(layer.id) ?? layer);
}
