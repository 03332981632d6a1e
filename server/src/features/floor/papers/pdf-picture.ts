import sharp from "sharp";

/** A PDF takes JPEG, and paper is white behind what is cut out. */
export async function pdfPicture(bytes: Uint8Array): Promise<string> {
  const jpeg = await sharp(bytes).flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
