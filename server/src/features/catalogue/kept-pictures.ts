import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import type { NearFiles } from "../../platform/files/index.ts";
import { type FileAnswer, prefixOf, type Shop } from "../../platform/http/index.ts";
import { type PictureFormat, pickFormat } from "./picture-format.ts";
import { openPath } from "./sealed-path.ts";

/** A picture that exists, drawn or not. */
export interface KnownPicture {
  /** Over everything it is made of: equal hashes are equal pictures. */
  readonly hash: string;
  /** Where it is kept, below `pictures/`. */
  readonly folder: string;
  readonly cacheControl: string;
  /** Its owner: shown only by an address sealed for this member. Undefined for a picture that everyone may see. */
  readonly owner: string | undefined;
  /** Of which copies stay on this machine, so that it is shown while the file store is away: goods, or what members show to everybody. */
  readonly near?: "goods" | "shown";
  draw(format: PictureFormat): Promise<Uint8Array>;
  /** Asked once it is kept, of what goes with its owner, who may leave while it is drawn. */
  isStillThere?(): Promise<boolean>;
}

/** Knows the pictures under a prefix. Undefined if there is no such picture. */
export interface ImageSource {
  readonly prefix: `images/${string}/`;
  find(url: string, width: number): Promise<KnownPicture | undefined>;
}

export interface PictureQuery {
  /** One of the fixed widths, in pixels. */
  readonly width: number;
  readonly accept: string | undefined;
  /** What the browser already has: a picture with this ETag need not be read. */
  readonly knownEtag: string | undefined;
  /** The asker: drawing is costly, so each may have only so much drawn. */
  readonly address: string;
}

export interface KeptPictures {
  answer(
    url: string,
    query: PictureQuery,
  ): Promise<Result<FileAnswer, Failure<"catalogue/no-such-image" | "catalogue/drawing-busy" | "request/too-many">>>;
}

/** Several pages of pictures that were never asked for. */
const DRAWING_LIMIT = { points: 1200, seconds: 300, per: "address" } as const;
/** Pictures waiting in one process: some ten seconds of work. */
const MOST_WAITING = 120;

/** Pictures are drawn when first asked for and kept by the hash of their content, each format by itself. */
export function keptPictures(shop: Shop, sources: readonly ImageSource[]): KeptPictures {
  /** What is being drawn; undefined if the asker has had too much drawn. */
  const drawing = new Map<string, Promise<Uint8Array | undefined>>();

  async function drawOnce(picture: KnownPicture, format: PictureFormat, address: string) {
    // It may have been finished between looking at the files and looking at what is being drawn.
    const kept = await storeOf(shop, picture).read(keptPictureKey(picture, format));
    if (kept !== undefined) return kept;
    if (!(await shop.rateLimits.allow("drawPicture", prefixOf(address), DRAWING_LIMIT))) return undefined;
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
      const kept = await storeOf(shop, picture).read(key);
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

export function storeOf({ nearFiles, shownFiles, files }: Shop, { near }: KnownPicture): NearFiles {
  return near ? { goods: nearFiles, shown: shownFiles }[near] : files;
}

/** Letters of one design are often sent at once. */
const beingDrawn = new Map<string, Promise<Uint8Array>>();

/** For the shop itself: as it is kept, or drawn now. */
export async function readOrDraw(shop: Shop, picture: KnownPicture, format: PictureFormat): Promise<Uint8Array> {
  const key = keptPictureKey(picture, format);
  const kept = await storeOf(shop, picture).read(key);
  if (kept !== undefined) return kept;
  const begun = beingDrawn.get(key) ?? drawAndKeep(shop, picture, format).finally(() => beingDrawn.delete(key));
  beingDrawn.set(key, begun);
  return begun;
}

export async function drawAndKeep(shop: Shop, picture: KnownPicture, format: PictureFormat): Promise<Uint8Array> {
  const bytes = await picture.draw(format);
  await storeOf(shop, picture).write(keptPictureKey(picture, format), bytes, `image/${format}`);
  if (picture.isStillThere && !(await picture.isStillThere())) await shop.files.removeAll(`pictures/${picture.folder}`);
  return bytes;
}
