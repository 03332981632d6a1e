/** Rule my-items-images. */
export const MAX_IMAGES = 15;
export const MAX_IMAGE_BYTES = 5_242_880;

/** File endings of pictures that may be added; decoding decides what they really are. */
const IMAGE_NAME = /\.(?:jpe?g|png|gif)$/i;

export type ImageFileFault = "not-supported" | "too-large";

/** Whether a chosen file may be added, by its name and size alone. */
export function findImageFileFault(file: { readonly name: string; readonly size: number }): ImageFileFault | undefined {
  if (!IMAGE_NAME.test(file.name)) return "not-supported";
  return file.size > MAX_IMAGE_BYTES ? "too-large" : undefined;
}

export type ImageCountFault = "none-left" | "too-many";

/** An item shows at least one and at most fifteen pictures. */
export function findImageCountFault(count: number): ImageCountFault | undefined {
  if (count < 1) return "none-left";
  return count > MAX_IMAGES ? "too-many" : undefined;
}
