import sharp from "sharp";

/** Wider than screens show pictures: see `decode-picture.ts` of the editor. */
export const SHOWN_SMALLER: ReadonlySet<string> = new Set(["large", "strip", "scan"]);

/** The uploads named by the parity documents, in the shop's formats: PNG and JPEG, small and large, opaque and translucent. */
export async function parityPictures(): Promise<Readonly<Record<string, Buffer>>> {
  const photo = await makePhoto(600, 400);
  const large = sharp(await makePhoto(4000, 3000));
  const snap = await large.clone().resize(1800, 1350).jpeg({ quality: 94, chromaSubsampling: "4:4:4" }).toBuffer();
  return {
    photo,
    cutout: await sharp(photo)
      .joinChannel(await makeVeil(600, 400))
      .png()
      .toBuffer(),
    // As the shop encodes photographs.
    large: await large.clone().jpeg({ quality: 94, chromaSubsampling: "4:4:4" }).toBuffer(),
    jpeg: await large.clone().resize(1200, 900).jpeg({ quality: 94, chromaSubsampling: "4:4:4" }).toBuffer(),
    // Each in one document only, which shows them small: nothing has decoded them whole before.
    ...{ snap, snap2: snap, snap3: snap },
    strip: await makePhoto(7000, 150),
    scan: await sharp(Buffer.from(SCAN)).jpeg({ quality: 90 }).toBuffer(),
    art: await sharp(Buffer.from(ART)).png().toBuffer(),
  };
}

const ART = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
  <radialGradient id="g"><stop offset="0" stop-color="#ff8800"/><stop offset="1" stop-color="#0033ff" stop-opacity="0"/></radialGradient>
  <circle cx="450" cy="450" r="440" fill="url(#g)"/><path d="M90 700L450 90L810 700Z" fill="#111" fill-opacity="0.4"/>
</svg>`;

/** On paper: a shirt as white as it in a grey outline, a ring, hair and a soft shadow. */
const SCAN = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800"><rect width="2400" height="1800" fill="#fdfcfa"/>
  <filter id="b"><feGaussianBlur stdDeviation="40"/></filter><ellipse cx="700" cy="1500" rx="500" ry="90" fill="#999" filter="url(#b)"/>
  <path d="M300 300L600 150H900L1200 300L1100 600L1000 550V1450H500V550L400 600Z" fill="#fdfcfa" stroke="#8a8a8a" stroke-width="5"/>
  <circle cx="1750" cy="700" r="350" fill="none" stroke="#c0272d" stroke-width="140"/>
  <path d="${Array.from({ length: 60 }, (_, hair) => `M${1400 + 12 * hair} 1700q${hair * 3 - 90} -300 ${hair * 9 - 270} -500`).join("")}" fill="none" stroke="#222" stroke-width="1.3"/>
</svg>`;

/** Slopes, edges and grain, the same on every run. */
async function makePhoto(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < data.length; index++) {
    const pixel = Math.floor(index / 3);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const grain = (Math.imul(index + 1, 2_654_435_761) >>> 24) / 4;
    data[index] = Math.min(255, (index % 3 === 0 ? (x * 190) / width : (y * 190) / height) + (x % 50 < 2 ? 0 : grain));
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Every step from clear to opaque, as an alpha channel. */
async function makeVeil(width: number, height: number): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: width * height }, (_, index) => (index * 7 + (index % width)) % 256));
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
