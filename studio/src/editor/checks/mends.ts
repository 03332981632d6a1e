import {
  type DesignDocument,
  type Finding,
  isGround,
  isPattern,
  type Layer,
  OPAQUE,
  recoloured,
  thickerEffect,
} from "@surimono/domain/designs";
import { forgetInks, setHalftone } from "../commands/change-inks.ts";
import { fittedInto } from "../commands/fit-commands.ts";
import { insideShape } from "../commands/inside-shape.ts";
import { startTyping } from "../commands/type-text.ts";
import { findLayer, layersIn, replaceLayers } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { groupsAround } from "../model/layer-tree.ts";
import { rememberSize } from "../store/text-sizes.ts";
import { type EditorContext, measured } from "../tools/tool.ts";
import { cutMends } from "./cut-mends.ts";
import { factorTo, largerCode, largerText, smallerPicture, thickerEdge, thickerInk } from "./enlarged.ts";
import { extendedToBleed } from "./extended-to-bleed.ts";
import type { Mend } from "./mend.ts";
import { movedBelowHoles, movedInside } from "./moved-inside.ts";
import { patternMends } from "./pattern-mends.ts";
import { type DocumentChange, sightMends } from "./sight-mends.ts";

/** The first is the one usually meant; none where only the customer can decide. */
export function mendsOf(finding: Finding, context: EditorContext): readonly Mend[] {
  if (finding.code === "designs/too-many-tiles") return patternMends(finding, context);
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
  const { document } = context.store.get();
  const isTile = isWithinPattern(layer, area, document);
  if (isTile && OF_PLACE.has(finding.code)) return [];
  const own = changeFor(finding, layer, area, (one, factor) => larger(one, factor, isTile ? undefined : area, context));
  if (!own) return sightMends(finding, layer, area, document);
  const { label, mended } = own;
  return mended ? [{ label, change: (document) => replaceLayers(document, [mended]) }] : [];
}

interface Change {
  readonly label: string;
  /** Undefined where only the customer can decide. */
  readonly mended: Layer | undefined;
}

type OfLayer = Extract<Finding, { readonly layerId: string }>;

/** About where a layer lies or ends on its place. */
const OF_PLACE: ReadonlySet<Finding["code"]> = new Set([
  "designs/outside-area",
  "designs/off-area",
  "designs/near-edge",
  "designs/cut-by-shape",
  "designs/near-hole",
  "designs/short-of-bleed",
]);

/** Of what repeats the tile nearest to the middle is judged: where the document has its tile says nothing, so it is not moved. */
function isWithinPattern(layer: Layer, { areaKindId }: EditorArea, document: DesignDocument): boolean {
  return groupsAround(layersIn(document, areaKindId), layer.id).some(isPattern);
}

function changeFor(
  finding: OfLayer,
  layer: Layer,
  area: EditorArea,
  enlarge: (layer: Layer, factor: number) => Layer | undefined,
): Change | undefined {
  switch (finding.code) {
    case "designs/outside-area":
    case "designs/off-area":
      return { label: "枠に合わせる", mended: filling(layer, area) };
    case "designs/near-edge":
      return { label: "内側へ寄せる", mended: movedInside(layer, area) };
    case "designs/cut-by-shape":
      return { label: "形の内側に入れる", mended: area.outline && insideShape(layer, area, area.outline) };
    case "designs/near-hole":
      return { label: "穴の下へ動かす", mended: movedBelowHoles(layer, area, finding.safe) };
    case "designs/low-resolution":
      if (layer.kind !== "image") return undefined;
      return {
        label: `${finding.fair} dpiの大きさにする`,
        mended: smallerPicture(layer, (finding.dpi[0]?.value ?? 0) / finding.fair),
      };
    case "designs/see-through":
      // A picture's own transparency, or the opacity of a group around the layer, is not fixed here.
      if (finding.part === "picture" || layer.opacity === OPAQUE) return undefined;
      return { label: "不透明にする", mended: { ...layer, opacity: OPAQUE } };
    case "designs/unreachable-color":
    case "designs/dull-in-press":
      return { label: "近い色に替える", mended: recoloured(layer, finding.color, finding.printed) };
    case "designs/small-text":
    case "designs/qr-small":
      return { label: "読める大きさにする", mended: enlarge(layer, factorTo(finding.least, finding.size.value)) };
    case "designs/thin-line":
      return thickened(finding, layer);
    default:
      return undefined;
  }
}

/** As large as the place; a ground that ends at its trim goes on to the bleed. */
function filling(layer: Layer, area: EditorArea): Layer {
  const fitted = fittedInto(layer, area);
  return area.bleed > 0 && fitted.kind !== "group" && isGround(fitted) ? extendedToBleed(fitted, area) : fitted;
}

function larger(layer: Layer, factor: number, room: EditorArea | undefined, context: EditorContext): Layer | undefined {
  if (layer.kind === "qr") return largerCode(layer, factor, room);
  return layer.kind === "text" ? largerText(layer, factor, room, (text) => measured(context, text)) : undefined;
}

function thickened(
  { part, least, width }: Extract<Finding, { code: "designs/thin-line" }>,
  layer: Layer,
): Change | undefined {
  const factor = factorTo(least, width.value);
  switch (part) {
    case "effect":
      return { label: "線や点を大きくする", mended: coarser(layer, least) };
    case "edge":
      return { label: "ふちを太くする", mended: thickerEdge(layer, factor) };
    case "ink":
      return { label: "太くする", mended: thickerInk(layer, factor) };
    case "picture":
      return undefined;
  }
}

function openWords(context: EditorContext, area: EditorArea, layer: Layer): void {
  context.store.openArea(area.areaKindId);
  context.store.select([layer.id]);
  if (layer.kind === "text") startTyping(context, layer);
}

function coarser(layer: Layer, least: number): Layer | undefined {
  return layer.kind === "image" && layer.effect ? { ...layer, effect: thickerEffect(layer.effect, least) } : undefined;
}
