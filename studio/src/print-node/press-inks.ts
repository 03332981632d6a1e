import { join } from "node:path";
import sharp from "sharp";
import type { PixelRows } from "../plates/index.ts";
import { isKeyBlack } from "../press/index.ts";

/** Coated paper by CGATS TR 006, in `studio/press/`; its README says whence it comes. */
export const PRESS_PROFILE = join(import.meta.dirname, "../../press/coated-tr006.icc");

const CHANNELS = 4;
/** The inks of a press for the colours of a design, with the sum of inks that is laid anywhere. */
export class PressInks {
  readonly #known = new Map<string, string>();
  /** Percent: of any pixel or colour so far. */
  mostInk = 0;

  /** Stands for the colour until `resolve`, which asks for all of them at once. */
  token(color: string): string {
    return `@${color.slice(1).toLowerCase()}@`;
  }

  /** Operators with the inks of each colour in the place of its token. */
  async resolve(content: string): Promise<string> {
    const wanted = [...new Set([...content.matchAll(/@([0-9a-f]{6})@/g)].map(([, hex]) => hex as string))];
    await this.#learn(wanted.filter((hex) => !this.#known.has(hex)));
    return content.replaceAll(/@([0-9a-f]{6})@/g, (_, hex: string) => this.#known.get(hex) ?? "");
  }

  async #learn(colors: readonly string[]): Promise<void> {
    const mixed = colors.filter((hex) => !this.#isBlack(hex));
    if (mixed.length === 0) return;
    const rgb = Buffer.from(mixed.join(""), "hex");
    const inks = await this.convert(rgb, mixed.length, 1);
    mixed.forEach((hex, index) => {
      const own = Array.from(inks.subarray(index * CHANNELS, (index + 1) * CHANNELS));
      this.#known.set(hex, own.map((ink) => String(Math.round((ink / 255) * 1000) / 1000)).join(" "));
    });
  }

  #isBlack(hex: string): boolean {
    if (!isKeyBlack(`#${hex}`)) return false;
    this.#known.set(hex, "0 0 0 1");
    this.mostInk = Math.max(this.mostInk, 100);
    return true;
  }

  /** RGB to CMYK by LittleCMS: sRGB to the press, for the look of the whole (perceptual). */
  async convert(rgb: Uint8Array, width: number, height: number): Promise<Buffer> {
    const cmyk = await sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false })
      .withIccProfile(PRESS_PROFILE)
      .toColourspace("cmyk")
      .raw()
      .toBuffer();
    let most = 0;
    for (let at = 0; at < cmyk.length; at += CHANNELS) {
      const sum = (cmyk[at] as number) + (cmyk[at + 1] as number) + (cmyk[at + 2] as number) + (cmyk[at + 3] as number);
      if (sum > most) most = sum;
    }
    this.mostInk = Math.max(this.mostInk, Math.round((most / 255) * 100));
    return cmyk;
  }

  /** Pixels in the inks of the press; transparent ones stay white, so that nothing is laid where nothing is seen. */
  async rows({ width, height, read }: PixelRows): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let first = 0; first < height; first += ROWS_AT_ONCE) {
      const count = Math.min(ROWS_AT_ONCE, height - first);
      const data = read(first, count);
      const rgb = new Uint8Array(width * count * 3);
      for (let to = 0, at = 0; to < rgb.length; at += 4) {
        const isSeen = data[at + 3] !== 0;
        for (let channel = 0; channel < 3; channel++) rgb[to++] = isSeen ? (data[at + channel] as number) : 255;
      }
      parts.push(await this.convert(rgb, width, count));
    }
    return Buffer.concat(parts);
  }
}

const ROWS_AT_ONCE = 512;
