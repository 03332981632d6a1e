import type { Layer as DesignLayer, ImageLayer } from "@surimono/domain/designs";
import type { Context } from "konva/lib/Context.js";
import { useMemo } from "react";
import { Layer, Shape, Stage } from "react-konva/lib/ReactKonvaCore.js";
import type { Camera, Viewport } from "../geometry/camera.ts";
import { pictureBox, uncropped } from "../geometry/crop-box.ts";
import { layersIn } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { groupsAround, mapTree } from "../model/layer-tree.ts";
import { useEditorState, useSceneVersion, useSession } from "../session/session-context.ts";
import { croppedImage } from "../store/editor-state.ts";
import { dimOutside, paintLayers, paintOtherAreas } from "./paint-layers.ts";

interface Split {
  readonly below: readonly DesignLayer[];
  readonly active: readonly DesignLayer[];
  readonly above: readonly DesignLayer[];
}

/**
 * The design on three canvases: what lies below the selection, the selection, what lies above. A drag paints the middle one
 * only, however many layers there are. Nothing listens here; the hand finds its layers by geometry.
 */
export function DesignStage({ area }: { readonly area: EditorArea }) {
  const session = useSession();
  const version = useSceneVersion();
  const document = useEditorState((state) => state.document);
  const selection = useEditorState((state) => state.selection);
  const draft = useEditorState((state) => state.draft?.layers);
  const camera = useEditorState((state) => state.camera);
  const viewport = useEditorState((state) => state.viewport);

  const layers = layersIn(document, area.areaKindId);
  const split = useMemo(() => splitAt(layers, selection), [layers, selection]);
  const active = useMemo(() => drafted(split.active, draft), [split.active, draft]);
  const others = useMemo(
    () => session.areas.filter((other) => other.areaKindId !== area.areaKindId && other.view === area.view),
    [session, area],
  );
  const { assets } = session.scene;

  // The version is named so that a picture that arrived makes a new function, which makes Konva paint again.
  const below = useMemo(
    () =>
      scene(version, (ctx) => {
        paintLayers(ctx, split.below, camera, viewport, assets);
        dimOutside(ctx, area, camera, viewport);
        paintOtherAreas(ctx, area, others, document, camera, assets);
      }),
    [split.below, camera, viewport, assets, area, others, document, version],
  );
  const cropped = useEditorState(croppedImage);
  const middle = usePainter(cropped ? [ghostOf(cropped), ...active] : active, camera, viewport, area, version);
  const above = usePainter(split.above, camera, viewport, area, version);
  if (viewport.width === 0) return null;
  return (
    <Stage
      width={viewport.width}
      height={viewport.height}
      listening={false}
      className="pointer-events-none absolute inset-0"
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

/** How much is seen of what the crop leaves out. */
const GHOST = 280;

/** The whole picture behind the part that is kept. */
function ghostOf(layer: ImageLayer): ImageLayer {
  const { mask: _, ...whole } = uncropped(layer, pictureBox(layer));
  return { ...whole, opacity: GHOST };
}

function usePainter(
  layers: readonly DesignLayer[],
  camera: Camera,
  viewport: Viewport,
  area: EditorArea,
  version: number,
) {
  const { assets } = useSession().scene;
  return useMemo(
    () =>
      scene(version, (ctx) => {
        if (layers.length === 0) return;
        paintLayers(ctx, layers, camera, viewport, assets);
        dimOutside(ctx, area, camera, viewport);
      }),
    [layers, camera, viewport, area, assets, version],
  );
}

function scene(_version: number, paint: (ctx: CanvasRenderingContext2D) => void) {
  return (ctx: Context) => paint(ctx._context as CanvasRenderingContext2D);
}

/** The middle part reaches from the lowest to the highest selected layer, so that the order of painting stays. */
function splitAt(layers: readonly DesignLayer[], selection: readonly string[]): Split {
  // Of a layer in a group, the whole group is painted anew.
  const selected = new Set(selection.map((id) => groupsAround(layers, id)[0]?.id ?? id));
  const from = layers.findIndex((layer) => selected.has(layer.id));
  if (from === -1) return { below: layers, active: [], above: [] };
  const to = layers.findLastIndex((layer) => selected.has(layer.id)) + 1;
  return { below: layers.slice(0, from), active: layers.slice(from, to), above: layers.slice(to) };
}

function drafted(layers: readonly DesignLayer[], draft: readonly DesignLayer[] | undefined): readonly DesignLayer[] {
  if (!draft || draft.length === 0) return layers;
  const byId = new Map(draft.map((layer) => [layer.id, layer]));
  return mapTree(layers, new Set(byId.keys()), (layer) => byId.get(layer.id) ?? layer);
}
