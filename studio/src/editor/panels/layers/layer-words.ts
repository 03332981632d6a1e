import type { Layer } from "@surimono/domain/designs";
import { SHAPE_NAMES } from "../../../scene/index.ts";

/** 画像, テキスト・縦書き, 図形・円 */
export function kindWords(layer: Layer): string {
  switch (layer.kind) {
    case "group":
      return layer.repeat ? "くり返し" : `グループ・${layer.layers.length}枚`;
    case "image":
      return "画像";
    case "text":
      return layer.direction === "vertical" ? "テキスト・縦書き" : "テキスト・横書き";
    case "stamp":
      return "スタンプ";
    case "qr":
      return "QRコード";
    case "shape":
      return `図形・${SHAPE_NAMES[layer.shape]}`;
  }
}
