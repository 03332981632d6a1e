import {
  type DesignDocument,
  type Finding,
  type ImageLayer,
  type Layer,
  layerBounds,
  MAX_FONT_SIZE,
  OPAQUE,
  recoloured,
  type TextLayer,
  thickerEffect,
} from "@surimono/domain/designs";
import { forgetInks, setHalftone } from "../commands/change-inks.ts";
import { fittedInto } from "../commands/fit-commands.ts";
import { insideShape } from "../commands/inside-shape.ts";
import { startTyping } from "../commands/type-text.ts";
import { findLayer, replaceLayers } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { rememberSize } from "../store/text-sizes.ts";
import { type EditorContext, measured } from "../tools/tool.ts";
import { cutMends } from "./cut-mends.ts";
import type { Mend } from "./mend.ts";
import { type DocumentChange, sightMends } from "./sight-mends.ts";

/** The first is the one usually meant; none where only the customer can decide. */
export function mendsOf(finding: Finding, context: EditorContext): readonly Mend[] {
  if (finding.code === "designs/no-inks") return [inkMend(finding.areaKindId, AUTO, forgetInks)];
  if (!("layerId" in finding)) return cutMends(finding, context);
  if (finding.code === "designs/far-ink") return [inkMend(finding.areaKindId, AUTO, forgetInks)];
  if (finding.code === "designs/flat-tones") return flatMends(finding, context);
  const stored = findLayer(context.store.get().document, finding.layerId);
  const layer = stored?.kind === "text" ? measured(context, stored) : stored;
  const area = context.areas.find(({ areaKindId }) => areaKindId === finding.areaKindId);
  if (!layer || !area) return [];
  if (finding.code === "designs/placeholder-text" || finding.code === "designs/missing-glyph") {
    return [{ label: "文字を直す", apply: () => openWords(context, area, layer) }];
  }
  return changesFor(finding, layer, area, context).map(({ label, change }) => ({
    label,
    apply: () => {
      context.store.openArea(area.areaKindId);
      rememberSize(context.store, [layer], undefined);
      const changed = change(context.store.get().document);
      const mended = findLayer(changed, layer.id);
      context.store.commit({
        label,
        selection: mended ? [layer.id] : [],
        change: () => (mended?.kind === "text" ? replaceLayers(changed, [measured(context, mended)]) : changed),
      });
    },
  }));
}

const AUTO = "インクを自動で選ぶ";

function inkMend(areaKindId: number, label: string, change: (store: EditorContext["store"]) => void): Mend {
  return {
    label,
    apply: ({ store }) => {
      store.openArea(areaKindId);
      change(store);
    },
  };
}

function flatMends(finding: Extract<Finding, { code: "designs/flat-tones" }>, { store }: EditorContext): Mend[] {
  const dots = inkMend(finding.areaKindId, "網点で刷る", (of) => setHalftone(of, true));
  const layer = findLayer(store.get().document, finding.layerId);
  if (!layer || layer.opacity === OPAQUE) return [dots];
  const opaque = { ...layer, opacity: OPAQUE };
  const change = (document: DesignDocument) => replaceLayers(document, [opaque]);
  return [dots, { label: "不透明にする", apply: (of) => of.store.commit({ label: "不透明にする", change }) }];
}

function changesFor(
  finding: OfLayer,
  layer: Layer,
  area: EditorArea,
  context: EditorContext,
): readonly DocumentChange[] {
  const own = changeFor(finding, layer, area);
  if (!own) return sightMends(finding, layer, area, context.store.get().document);
  return [{ label: own.label, change: (document) => replaceLayers(document, [own.mended]) }];
}

interface Change {
  readonly label: string;
  readonly mended: Layer;
}

type OfLayer = Extract<Finding, { readonly layerId: string }>;

function changeFor(finding: OfLayer, layer: Layer, area: EditorArea): Change | undefined {
  switch (finding.code) {
    case "designs/outside-area":
    case "designs/off-area":
      return { label: "枠に合わせる", mended: fittedInto(layer, area) };
    case "designs/near-edge":
      return { label: "内側へ寄せる", mended: movedInside(layer, area) };
    case "designs/cut-by-shape":
      return area.outline && { label: "形の内側に入れる", mended: insideShape(layer, area, area.outline) };
    case "designs/near-hole":
      return clearOfHoles(layer, area, finding.safe);
    case "designs/low-resolution":
      if (layer.kind !== "image") return undefined;
      return {
        label: `${finding.fair} dpiの大きさにする`,
        mended: shrunk(layer, (finding.dpi[0]?.value ?? 0) / finding.fair),
      };
    case "designs/see-through":
      // A picture's own transparency, or the opacity of a group around the layer, is not fixed here.
      if (finding.part === "picture" || layer.opacity === OPAQUE) return undefined;
      return { label: "不透明にする", mended: { ...layer, opacity: OPAQUE } };
    case "designs/unreachable-color":
    case "designs/dull-in-press":
      return { label: "近い色に替える", mended: recoloured(layer, finding.color, finding.printed) };
    case "designs/small-text":
      return layer.kind === "text"
        ? { label: "読める大きさにする", mended: enlarged(layer, finding.least / finding.size.value) }
        : undefined;
    case "designs/qr-small":
      return { label: "読める大きさにする", mended: scaled(layer, finding.least / finding.size.value) };
    case "designs/thin-line":
      if (finding.part === "effect") return coarser(layer, finding.least);
      return finding.part === "picture"
        ? undefined
        : thickened(layer, finding.part, finding.least / finding.width.value);
    default:
      return undefined;
  }
}

function openWords(context: EditorContext, area: EditorArea, layer: Layer): void {
  context.store.openArea(area.areaKindId);
  context.store.select([layer.id]);
  if (layer.kind === "text") startTyping(context, layer);
}

/** Moved the shortest way into the safe margin; shrunk if it is too large for that. */
function movedInside(layer: Layer, area: EditorArea): Layer {
  const { x, y, w, h } = layerBounds(layer);
  const { width, height, safe } = area;
  if (w > width - 2 * safe || h > height - 2 * safe) return fittedInto(layer, area);
  const across = Math.max(0, safe - x) - Math.max(0, x + w - (width - safe));
  const down = Math.max(0, safe - y) - Math.max(0, y + h - (height - safe));
  return { ...layer, x: layer.x + across, y: layer.y + down };
}

/** To below the hole, as a tag hangs by its upper edge. Undefined where there is no room. */
function clearOfHoles(layer: Layer, area: EditorArea, safe: number): Change | undefined {
  const { y, h } = layerBounds(layer);
  const below = Math.max(...(area.holes ?? []).map((hole) => hole.y + hole.radius + safe));
  if (below + h > area.height - area.safe) return undefined;
  return { label: "穴の下へ動かす", mended: { ...layer, y: layer.y + below - y } };
}

function shrunk(layer: ImageLayer, factor: number): ImageLayer {
  const smaller = (length: number) => Math.max(100, Math.floor(length * factor));
  return { ...layer, width: smaller(layer.width), height: smaller(layer.height) };
}

function scaled(layer: Layer, factor: number): Layer {
  return { ...layer, width: Math.ceil(layer.width * factor), height: Math.ceil(layer.height * factor) };
}

function enlarged(layer: TextLayer, factor: number): TextLayer {
  return { ...layer, fontSize: Math.min(MAX_FONT_SIZE, Math.ceil(layer.fontSize * factor)) };
}

function coarser(layer: Layer, least: number): Change | undefined {
  if (layer.kind !== "image" || !layer.effect) return undefined;
  return { label: "線や点を大きくする", mended: { ...layer, effect: thickerEffect(layer.effect, least) } };
}

function thickened(layer: Layer, part: "ink" | "edge", factor: number): Change | undefined {
  const wider = (length: number) => Math.ceil(length * factor);
  if (part === "edge") {
    const label = "ふちを太くする";
    if (layer.kind === "text" && layer.outline) {
      return { label, mended: { ...layer, outline: { ...layer.outline, width: wider(layer.outline.width) } } };
    }
    if (layer.kind === "shape" && layer.stroke) {
      return { label, mended: { ...layer, stroke: { ...layer.stroke, width: wider(layer.stroke.width) } } };
    }
    return undefined;
  }
  if (layer.kind !== "shape") return undefined;
  const side = layer.width < layer.height ? "width" : "height";
  return { label: "太くする", mended: { ...layer, [side]: wider(layer[side]) } };
}
