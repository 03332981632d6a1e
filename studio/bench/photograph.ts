import sharp from "sharp";

/** As hard to pack as a photograph is: no two pixels are alike, and neighbours are near. */
export function photograph(width: number, height: number, format: "png" | "jpeg"): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: "#888888", noise } }).blur(1.2);
  return (format === "png" ? picture.png() : picture.jpeg({ quality: 92 })).toBuffer();
}

/** Of a good camera, as JPEG: its finest grain is four pixels wide, so that the file is no larger than the shop takes. */
export async function largePhotograph(width: number, height: number): Promise<Buffer> {
  const fine = await photograph(Math.ceil(width / 4), Math.ceil(height / 4), "png");
  return sharp(fine).resize(width, height, { fit: "fill" }).jpeg({ quality: 88 }).toBuffer();
}
