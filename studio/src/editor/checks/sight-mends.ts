import { INK_ON_GOODS, type MethodId } from "@surimono/domain/catalogue";
import {
  colorsOfLayer,
  type DesignDocument,
  type Finding,
  type ImageLayer,
  type Layer,
  MAX_OUTLINE_WIDTH,
  OPAQUE,
  type QrLayer,
  recoloured,
  type TextLayer,
} from "@surimono/domain/designs";
import { withQrFields } from "../commands/add-qr.ts";
import { withoutGround } from "../commands/remove-ground.ts";
import { layersIn, placeLayer, removeLayers, replaceLayers } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { isDark, readableInk } from "../model/readable-ink.ts";
import { extendedToBleed } from "./extended-to-bleed.ts";

/** A mend that may change more of the document than the layer. */
export interface DocumentChange {
  readonly label: string;
  readonly change: (document: DesignDocument) => DesignDocument;
}

/** The mends of what would not be seen on the goods as it is drawn. */
export function sightMends(
  finding: Finding,
  layer: Layer,
  area: EditorArea,
  document: DesignDocument,
): readonly DocumentChange[] {
  switch (finding.code) {
    case "designs/invisible-ink":
      return [
        ...contrasting(layer, finding.ground, "色を反転する"),
        ...(finding.cause === "same" ? edged(layer, finding.ground) : []),
      ];
    case "designs/turned-ink":
      return [replacing("濃い色に替える", recoloured(layer, finding.color, readableInk(finding.ground).text))];
    case "designs/white-box":
      return layer.kind === "image" ? [replacing("背景を消す", withoutGround(layer, finding.color))] : [];
    case "designs/invisible-picture":
      return [{ label: "レイヤーを削除する", change: (before) => removeLayers(before, [layer.id]) }];
    case "designs/invisible-layer":
      // A group's opacity is not mended here.
      return layer.opacity === OPAQUE ? [] : [replacing("不透明にする", { ...layer, opacity: OPAQUE })];
    case "designs/covered":
      return broughtToFront(layer, area, document);
    case "designs/qr-unreadable":
      if (finding.cause === "overlaid") return broughtToFront(layer, area, document);
      if (finding.cause === "mirrored") return [replacing("向きをもどす", { ...layer, flipX: false, flipY: false })];
      return layer.kind === "qr" ? [inBlackOnWhite(layer, document)] : [];
    case "designs/short-of-bleed":
      return [replacing("塗り足しまで広げる", extendedToBleed(layer, area))];
    case "designs/mirrored-text":
      return [replacing("向きをもどす", { ...layer, flipX: false, flipY: false })];
    default:
      return [];
  }
}

function broughtToFront(layer: Layer, { areaKindId }: EditorArea, document: DesignDocument): DocumentChange[] {
  const layers = layersIn(document, areaKindId);
  // What is within a group would leave it.
  if (!layers.includes(layer)) return [];
  const index = layers.length - 1;
  return [{ label: "前面へ出す", change: (before) => placeLayer(before, layer.id, { index }) }];
}

/** Bare ink has no white: there the goods are the ground. */
function inBlackOnWhite(layer: QrLayer, { methodId }: DesignDocument): DocumentChange {
  return INK_ON_GOODS[methodId as MethodId] === "bare"
    ? replacing("コードを黒にする", withQrFields(layer, { color: "#000000", ground: undefined }))
    : replacing("白い下地に黒いコードにする", { ...layer, color: "#000000", ground: "#ffffff" });
}

function replacing(label: string, mended: Layer): DocumentChange {
  return { label, change: (document) => replaceLayers(document, [mended]) };
}

/** Every ink the readable one on such goods; a picture is inverted. */
function contrasting(layer: Layer, ground: string, label: string): DocumentChange[] {
  if (layer.kind === "image" && inksOf(layer).length === 0) {
    return [replacing(label, inverted(layer))];
  }
  const ink = readableInk(ground).text;
  // In one and the same ink a picture of two would be a plain box.
  if (layer.kind === "image" && layer.effect?.kind === "duotone")
    return [replacing(label, { ...layer, effect: { ...layer.effect, dark: ink } })];
  return [
    replacing(
      label,
      inksOf(layer).reduce((mended: Layer, color) => recoloured(mended, color, ink), layer),
    ),
  ];
}

function inksOf(layer: Layer): readonly string[] {
  switch (layer.kind) {
    case "text":
      return [layer.color];
    case "shape":
      return [layer.fill];
    case "stamp":
      return layer.inks;
    case "image":
      return colorsOfLayer(layer);
    case "qr":
      return [layer.color];
    case "group":
      return [];
  }
}

function inverted(layer: ImageLayer): ImageLayer {
  const { inverted: wasInverted, ...adjust } = layer.adjust ?? { brightness: 0, contrast: 0, saturation: 0 };
  return { ...layer, adjust: wasInverted ? adjust : { ...adjust, inverted: true } };
}

/** Of the em; never thinner than white ink holds. */
const EDGE_SHARE = 0.05;
const LEAST_EDGE = 600;

function edged(layer: Layer, ground: string): DocumentChange[] {
  if (layer.kind !== "text") return [];
  const label = isDark(ground) ? "白いふちを付ける" : "濃いふちを付ける";
  return [replacing(label, withEdge(layer, readableInk(ground).text))];
}

function withEdge(layer: TextLayer, color: string): TextLayer {
  const width = Math.min(MAX_OUTLINE_WIDTH, Math.max(LEAST_EDGE, Math.round(layer.fontSize * EDGE_SHARE)));
  return { ...layer, outline: { color, width } };
}
