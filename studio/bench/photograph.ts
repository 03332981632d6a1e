import sharp from "sharp";

/** As hard to pack as a photograph is: no two pixels are alike, and neighbours are near. */
export function photograph(width: number, height: number, format: "png" | "jpeg"): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: "#888888", noise } }).blur(1.2);
  return (format === "png" ? picture.png() : picture.jpeg({ quality: 92 })).toBuffer();
}
