import { measurePicture, type PictureFacts } from "@surimono/domain/designs";
import sharp from "sharp";

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, "0")}`;

/** Uploads of the corpus. */
export const CORPUS_PICTURES = {
  ...{ photo: id(1), logo: id(2), scan: id(3), plate: id(4) },
  // Only in faulty documents.
  ...{ tiny: id(11), empty: id(12), neon: id(13), haze: id(14), press: id(15) },
} as const;

export type CorpusPicture = keyof typeof CORPUS_PICTURES;

const svg = (size: string, inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" ${size}>${inner}</svg>`);
const SIZE = 'width="1800" height="1200"';
const DISC = '<circle cx="150" cy="100" r="80" fill="#1b2a49"/>';

/** Encoded as the shop keeps them, by asset id. */
export async function corpusPictures(): Promise<Readonly<Record<string, Buffer>>> {
  const png = (inner: string, size = SIZE) => sharp(svg(size, inner)).png().toBuffer();
  const bytes: Readonly<Record<CorpusPicture, Buffer>> = {
    photo: await calmPhoto(),
    logo: await png(`${DISC}<rect x="90" y="90" width="120" height="20" fill="#1b2a49"/>`),
    scan: await sharp(svg(SIZE, `<rect width="300" height="200" fill="#fdfcfa"/>${DISC}`))
      .jpeg({ quality: 92 })
      .toBuffer(),
    plate: await png(
      '<rect width="300" height="200" fill="#8a6a4c"/><circle cx="150" cy="100" r="70" fill="#3c4a3a"/>',
    ),
    tiny: await png(DISC, 'width="60" height="40"'),
    empty: await png(""),
    neon: await png('<circle cx="150" cy="100" r="90" fill="#39ff14"/>'),
    haze: await png('<circle cx="150" cy="100" r="90" fill="#1b2a49" fill-opacity="0.4"/>'),
    press: await calmPhoto(),
  };
  return Object.fromEntries(Object.entries(CORPUS_PICTURES).map(([name, id]) => [id, bytes[name as CorpusPicture]]));
}

/** As measured when they were uploaded, by asset id. */
export async function corpusFacts(
  pictures: Readonly<Record<string, Buffer>>,
): Promise<Readonly<Record<string, PictureFacts>>> {
  const facts: Record<string, PictureFacts> = {};
  for (const [assetId, bytes] of Object.entries(pictures)) {
    const { width, height } = await sharp(bytes).metadata();
    const small = sharp(bytes).resize({ width: 600, withoutEnlargement: true }).ensureAlpha().raw();
    const { data, info } = await small.toBuffer({ resolveWithObject: true });
    const measured = measurePicture(
      { data, width: info.width, height: info.height },
      { pixelWidth: width, pixelHeight: height },
    );
    facts[assetId] = assetId === CORPUS_PICTURES.press ? { ...measured, isFromPress: true } : measured;
  }
  return facts;
}

/** Slopes, edges and grain in colours that every method reaches, the same on every run. */
function calmPhoto(): Promise<Buffer> {
  const [width, height] = [1800, 1200];
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < data.length; index++) {
    const pixel = Math.floor(index / 3);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const grain = (Math.imul(pixel + 1, 2_654_435_761) >>> 24) / 12;
    const slope = index % 3 === 0 ? 70 + (x * 60) / width : 60 + (y * 60) / height;
    data[index] = slope + ((x >> 6) + (y >> 6)) * 1.2 + grain;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 94, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
