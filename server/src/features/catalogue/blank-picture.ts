import type { ViewId } from "@surimono/domain/catalogue";
import type { Um } from "@surimono/domain/kernel";
import type { PictureFormat } from "./picture-format.ts";

/** One picture of blank goods with all that drawing it needs, so that another process can draw it. */
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
