import type { ViewId } from "@surimono/domain/catalogue";
import type { AreaDesign } from "@surimono/domain/designs";
import type { RectUm, Um } from "@surimono/domain/kernel";

/** One picture of a finished design on its goods, with everything that drawing it needs, so that it can be drawn in a process of its own. */
export interface MockupJob {
  readonly artRoot: string;
  readonly silhouette: string;
  readonly view: ViewId;
  readonly sizeWidth: Um;
  readonly color: string;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly format: "avif" | "webp" | "png";
  /** Those that lie in this view. */
  readonly prints: readonly { readonly area: AreaDesign; readonly rect: RectUm; readonly tilt: number }[];
  readonly images: Readonly<Record<string, Uint8Array>>;
}
