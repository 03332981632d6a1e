import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import type { FileAnswer, Shop } from "../../platform/http/index.ts";
import { type PictureFormat, pickFormat } from "./picture-format.ts";
import { openPath } from "./sealed-path.ts";

/** A picture that exists, drawn or not. */
export interface KnownPicture {
  /** Of everything that it is made of: equal hashes are equal pictures. */
  readonly hash: string;
  /** Where it is kept, below `pictures/`. */
  readonly folder: string;
  readonly cacheControl: string;
  /** Whose it is: shown by an address that was sealed for this member. Undefined for a picture that everybody may see. */
  readonly owner: string | undefined;
  draw(format: PictureFormat): Promise<Uint8Array>;
}

/** Who knows the pictures below a prefix. Undefined when there is no such picture. */
export interface ImageSource {
  readonly prefix: `images/${string}/`;
  find(url: string, width: number): Promise<KnownPicture | undefined>;
}

export interface PictureQuery {
  /** One of the fixed widths, in pixels. */
  readonly width: number;
  readonly accept: string | undefined;
  /** What the browser has already: a picture with this ETag need not be read. */
  readonly knownEtag: string | undefined;
  /** Who asks: drawing costs, so each has only so much of it. */
  readonly address: string;
}

export interface KeptPictures {
  answer(
    url: string,
    query: PictureQuery,
  ): Promise<Result<FileAnswer, Failure<"catalogue/no-such-image" | "catalogue/drawing-busy" | "request/too-many">>>;
}

/** Several pages full of pictures that nobody has asked for before. */
const DRAWING_LIMIT = { points: 1200, seconds: 300, per: "address" } as const;
/** Pictures that wait in one process: some ten seconds of work. */
const MOST_WAITING = 120;

/** Pictures are drawn when first asked for and kept by their content's hash, in each format of their own. */
export function keptPictures(shop: Shop, sources: readonly ImageSource[]): KeptPictures {
  /** What is being drawn; undefined comes out when whoever asked has had too much drawn. */
  const drawing = new Map<string, Promise<Uint8Array | undefined>>();

  async function drawOnce(picture: KnownPicture, format: PictureFormat, address: string) {
    // It may have been finished between the look at the files and the look at what is being drawn.
    const kept = await shop.files.read(keptPictureKey(picture, format));
    if (kept !== undefined) return kept;
    if (!(await shop.rateLimits.allow("drawPicture", address, DRAWING_LIMIT))) return undefined;
    return drawAndKeep(shop, picture, format);
  }

  return {
    async answer(url, { width, accept, knownEtag, address }) {
      const { path, isFor } = openPath(shop, url);
      const source = sources.find(({ prefix }) => path.startsWith(prefix));
      const picture = await source?.find(path, width);
      if (picture === undefined || (picture.owner !== undefined && !isFor(picture.owner)))
        return fail("catalogue/no-such-image");
      const format = pickFormat(url, accept);
      const key = keptPictureKey(picture, format);
      const etag = `"${picture.hash.slice(0, 32)}-${format}"`;
      const file = { contentType: `image/${format}`, cacheControl: picture.cacheControl, vary: "Accept", etag };
      if (knownEtag === etag) return ok({ ...file, bytes: new Uint8Array() });
      const kept = await shop.files.read(key);
      if (kept !== undefined) return ok({ ...file, bytes: kept });
      if (!drawing.has(key) && drawing.size >= MOST_WAITING) return fail("catalogue/drawing-busy");
      const begun = drawing.get(key) ?? drawOnce(picture, format, address).finally(() => drawing.delete(key));
      drawing.set(key, begun);
      const bytes = await begun;
      return bytes === undefined ? fail("request/too-many") : ok({ ...file, bytes });
    },
  };
}

export function keptPictureKey({ folder, hash }: KnownPicture, format: PictureFormat): string {
  return `pictures/${folder}/${hash}.${format}`;
}

export async function drawAndKeep(shop: Shop, picture: KnownPicture, format: PictureFormat): Promise<Uint8Array> {
  const bytes = await picture.draw(format);
  await shop.files.write(keptPictureKey(picture, format), bytes, `image/${format}`);
  return bytes;
}
