import type { ImageEntry } from "@surimono/contract/catalogue";
import { VIEW_NAMES, type ViewId } from "@surimono/domain/catalogue";

/** Of a drawing. A photograph has no place that is printed on. */
export function drawnView(image: ImageEntry): ViewId | undefined {
  const view = image.image_name.replace(/\.\w+$/, "");
  return view in VIEW_NAMES ? (view as ViewId) : undefined;
}

export function pictureLabel(image: ImageEntry): string {
  const view = drawnView(image);
  return view ? `${image.description}（${VIEW_NAMES[view]}）` : image.description;
}
