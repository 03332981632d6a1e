/** Enough to see a flaw; a telephone's photograph is several times as large, and some kinds only its own browser can read. */
const MAX_SIDE = 2_400;

/** A JPEG that the shop can read, or the file itself where the browser cannot draw it: the shop then says what is wrong with it. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const share = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * share);
    canvas.height = Math.round(bitmap.height * share);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
    return made ?? file;
  } catch {
    return file;
  }
}
