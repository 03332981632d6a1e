import type { MyItem } from "@surimono/contract/my-items";
import { formatYen } from "@surimono/domain/kernel";
import {
  findImageCountFault,
  findSizeFault,
  findTextFaults,
  MAX_ITEM_DESCRIPTION,
  MAX_ITEM_NAME,
  type MyItemTextFault,
} from "@surimono/domain/my-items";
import { imageName } from "../pictures/image-name.ts";
import { unitPricesOf } from "../price/unit-prices.ts";

/** A picture in the editor: one of the item's, or a newly chosen file. */
export type EditedImage =
  | { readonly id: string; readonly url: string; readonly name: string }
  | { readonly id: string; readonly file: File; readonly preview: string; readonly name: string };

/** The edited values; the price as typed. */
export interface ItemEdit {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly sizeIds: readonly number[];
  readonly images: readonly EditedImage[];
}

export type EditErrors = Partial<Record<keyof ItemEdit, string>>;

export function editOf(item: MyItem): ItemEdit {
  return {
    name: item.new_name,
    description: item.description,
    price: String(item.regular_price),
    sizeIds: item.size.size_list.map(({ size_id }) => size_id),
    images: item.images.images.map(keptImage),
  };
}

export function keptImage(image: MyItem["images"]["images"][number]): EditedImage {
  return {
    id: image.image_id,
    url: image.url,
    name: imageName(image),
  };
}

/** Equal strings are equal edits: only texts, sizes and the order of pictures count. */
export function fingerprint(edit: ItemEdit): string {
  const { name, description, price, sizeIds, images } = edit;
  return JSON.stringify([name, description, price, [...sizeIds].sort(), images.map(({ id }) => id)]);
}

/** The same rules as on the server, worded for each field. */
export function findEditErrors(edit: ItemEdit, item: MyItem): EditErrors {
  const { lowest: unitPrice } = unitPricesOf(item, edit.sizeIds);
  const errors: EditErrors = {};
  const text = { name: edit.name, description: edit.description, sellingPrice: readPrice(edit.price) };
  for (const fault of findTextFaults(text, unitPrice)) {
    errors[fault.field === "sellingPrice" ? "price" : fault.field] ??= wordFault(fault, unitPrice);
  }
  const offered = item.offered_sizes.map(({ size_id }) => size_id);
  if (findSizeFault(edit.sizeIds, offered)) errors.sizeIds = "サイズを1つ以上お選びください。";
  const count = findImageCountFault(edit.images.length);
  if (count === "none-left") errors.images = "画像は1枚以上必要です。";
  if (count === "too-many") errors.images = "画像は15枚までです。";
  return errors;
}

/** Accepts full-width digits, commas and the yen sign; NaN if it is not a number. */
export function readPrice(typed: string): number {
  const plain = typed.normalize("NFKC").replaceAll(/[,¥円\s]/g, "");
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

function wordFault(fault: MyItemTextFault, unitPrice: number): string {
  if (fault.field === "name") {
    return fault.fault === "missing"
      ? "名前を入力してください。"
      : `名前は${MAX_ITEM_NAME}文字までで入力してください。`;
  }
  if (fault.field === "description") {
    return fault.fault === "missing"
      ? "説明を入力してください。"
      : `説明は${MAX_ITEM_DESCRIPTION}文字までで入力してください。`;
  }
  if (fault.fault === "below-unit-price") return `販売価格は、単価の${formatYen(unitPrice)}以上にしてください。`;
  if (fault.fault === "too-long") return "販売価格は6桁までで入力してください。";
  return "販売価格は、1円以上の数字で入力してください。";
}

/** The payload: existing pictures by id, new ones as files under our own names. */
export function payloadOf(item: MyItem, edit: ItemEdit) {
  const files: Record<string, Blob> = {};
  const images = edit.images.map((image, index) => {
    if (!("file" in image)) return { image_id: image.id };
    const image_name = `added-${index + 1}.${image.file.name.split(".").at(-1)?.toLowerCase() ?? "jpg"}`;
    files[image_name] = image.file;
    return { image_name };
  });
  const product = {
    product_id: item.product_id,
    new_name: edit.name,
    description: edit.description,
    regular_price: readPrice(edit.price),
    size_ids: [...edit.sizeIds],
    images,
    update_time: item.update_time,
  };
  return { product, files };
}
