import {
  editImageMagicDesign,
  finishDesign,
  getImageMagicToken,
  type OpenedDesign,
  openDesign,
  uploadPicture,
} from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import {
  formatSku,
  formatWorksId,
  type GroupLayer,
  type ImageLayer,
  type Layer,
  type ScreenPrint,
  type ShapeLayer,
  type TextLayer,
} from "@surimono/domain/designs";
import sharp from "sharp";
import type { TestShop } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";
import type { DesignVersion } from "../designs.tables.ts";
import { findVersion } from "../version/versions.store.ts";

interface Wish {
  readonly itemId: number;
  readonly methodId: 43 | 46 | 67 | 71;
  /** By area kind. */
  readonly layers: Readonly<Record<number, readonly Layer[]>>;
  /** Cut along the design, with this margin. */
  readonly dieCut?: { readonly margin: number };
  /** By default the first that the method prints on. */
  readonly colorId?: number;
  /** By silk screen: of each place. */
  readonly screen?: ScreenPrint;
}

/** A design for an item, finished as a customer does it: through the API, with every warning ticked. */
export async function finishedVersion(shop: TestShop, call: Caller, wish: Wish): Promise<DesignVersion> {
  const { itemId, methodId, layers, dieCut } = wish;
  const item = getItem(shop.shop, itemId);
  const colorId = wish.colorId ?? item.methods.find((method) => method.methodId === methodId)?.colorIds[0] ?? 0;
  const areaKindIds = Object.keys(layers).map(Number);
  const begun = await call(getImageMagicToken, {
    product_id: itemId,
    sku: formatSku({ pku: item.pku, colorId, methodId }),
    works_id: areaKindIds.map((areaKindId) => formatWorksId({ itemId, methodId, areaKindId })).join(","),
  });
  if (!begun.ok) throw new Error(begun.failure.code);
  const token = new URL(begun.value.url, "http://shop").searchParams.get("token") ?? "";
  const opened = await call(openDesign, { token });
  if (!opened.ok) throw new Error(opened.failure.code);
  const { document, ...rest } = opened.value;
  const cut = dieCut ? { ...document, dieCut } : document;
  return finishOpened(shop, call, { ...rest, document: cut }, layers, wish.screen);
}

/** The same for a tag of the version's my item. */
export async function finishedTag(
  shop: TestShop,
  call: Caller,
  { productId }: DesignVersion,
  step_id: 2 | 3,
  layers: Wish["layers"],
): Promise<DesignVersion> {
  const edit = await call(editImageMagicDesign, { product_id: productId, subsidiary: true, step_id });
  if (!edit.ok) throw new Error(edit.failure.code);
  const token = new URL(edit.value.url, "http://shop").searchParams.get("token") ?? "";
  const opened = await call(openDesign, { token });
  if (!opened.ok) throw new Error(opened.failure.code);
  return finishOpened(shop, call, opened.value, layers);
}

/** Places without layers are left out, as in the studio. */
async function finishOpened(
  shop: TestShop,
  call: Caller,
  opened: OpenedDesign,
  layers: Wish["layers"],
  screen?: ScreenPrint,
) {
  const { product_id, document: blank, revision } = opened;
  const document = {
    ...blank,
    areas: blank.areas.flatMap((area) => {
      const own = layers[area.areaKindId];
      return own ? [{ ...area, layers: [...own], ...(screen && { screen }) }] : [];
    }),
  };
  const payload = { product_id, document, revision };
  let finished = await call(finishDesign, { ...payload, accepted: [] });
  if (!finished.ok && finished.failure.code === "designs/warnings-not-accepted") {
    const { findings } = finished.failure.detail as { readonly findings: readonly { readonly key: string }[] };
    finished = await call(finishDesign, { ...payload, accepted: findings.map(({ key }) => key) });
  }
  if (!finished.ok) throw new Error(JSON.stringify(finished.failure));
  return (await findVersion(shop.shop.database.db, finished.value.version_id)) as DesignVersion;
}

let made = 0;

function base(kind: string) {
  made++;
  return {
    ...{ id: `${kind}-${made}`, name: kind, opacity: 1000, rotation: 0, flipX: false, flipY: false },
    ...{ locked: false, hidden: false },
  };
}

type Box = readonly [x: number, y: number, width: number, height: number];

function boxed([x, y, width, height]: Box) {
  return { x, y, width, height };
}

export function shape(box: Box, fill: string, changes: Partial<ShapeLayer> = {}): ShapeLayer {
  return { ...base("shape"), ...boxed(box), kind: "shape", shape: "ellipse", fill, ...changes };
}

export function text(box: Box, words: string, changes: Partial<TextLayer> = {}): TextLayer {
  return {
    ...{ ...base("text"), ...boxed(box), kind: "text", text: words, fontId: "noto-sans-jp-700", fontSize: 8000 },
    ...{ color: "#ffffff", direction: "vertical", align: "start", letterSpacing: 0, lineHeight: 1400 },
    ...changes,
  };
}

export function image(box: Box, assetId: string, changes: Partial<ImageLayer> = {}): ImageLayer {
  const size = { pixelWidth: PHOTO_WIDTH, pixelHeight: PHOTO_HEIGHT };
  return { ...base("image"), ...boxed(box), kind: "image", assetId, ...size, ...changes };
}

export function group(box: Box, layers: readonly Layer[], changes: Partial<GroupLayer> = {}): GroupLayer {
  return { ...base("group"), ...boxed(box), kind: "group", layers, ...changes };
}

const PHOTO_WIDTH = 900;
const PHOTO_HEIGHT = 600;

/** Uploads a noisy photograph as the member; returns its id. */
export async function uploadedPhoto(call: Caller): Promise<string> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: PHOTO_WIDTH, height: PHOTO_HEIGHT, channels: 3 as const, background: "#c08030", noise };
  const bytes = await sharp({ create }).blur(1).jpeg({ quality: 92 }).toBuffer();
  const files = { picture: new File([new Uint8Array(bytes)], "写真.jpg") };
  const answer = await call(uploadPicture, {}, { files });
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value.asset_id;
}
