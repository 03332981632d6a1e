import { addImage } from "../commands/add-layer.ts";
import type { Point } from "../geometry/box.ts";
import type { EditorContext } from "../tools/tool.ts";
import type { UploadQueue } from "./upload-queue.ts";

/** Several pictures dropped at once must not hide each other. */
const APART = 8000;

/**
 * Uploads files and adds each picture to the area that was open when it was chosen. It is selected only if the customer has not
 * turned to something else meanwhile: typing, a drag or another selection goes on undisturbed. Returns whether it was.
 */
export function createFilePlacer(context: EditorContext, uploads: UploadQueue, isFree: () => boolean) {
  const { store } = context;
  return async (files: readonly File[], at?: Point): Promise<boolean> => {
    const { areaKindId } = store.get();
    let { selection } = store.get();
    let isSelected = false;
    const isUntouched = () => {
      const now = store.get();
      return now.areaKindId === areaKindId && now.selection === selection && isFree();
    };
    await uploads.add(files, (image, index) => {
      isSelected = isUntouched();
      const place = at && { x: at.x + index * APART, y: at.y + index * APART };
      addImage(context, image, { at: place, areaKindId, isBackground: !isSelected });
      if (isSelected) selection = store.get().selection;
    });
    return isSelected;
  };
}
