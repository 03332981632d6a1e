export type {
  AreaDesign,
  DesignDocument,
  ImageLayer,
  Layer,
  LayerKind,
  ShapeLayer,
  TextLayer,
} from "./document.ts";
