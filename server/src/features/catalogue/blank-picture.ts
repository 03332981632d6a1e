import type { ViewId } from "@surimono/domain/catalogue";
import type { Um } from "@surimono/domain/kernel";
import type { PictureFormat } from "./picture-format.ts";

/** One picture of blank goods, with everything that drawing it needs, so that it can be drawn in a process of its own. */
export interface BlankPicture {
  readonly artRoot: string;
  readonly silhouette: string;
  readonly view: ViewId;
  readonly sizeWidth: Um;
  readonly color: string;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly format: PictureFormat;
}
