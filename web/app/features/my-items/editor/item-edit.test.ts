import type { MyItem } from "@surimono/contract/my-items";
import { expect, test } from "vitest";
import { type EditedImage, editOf, findEditErrors, fingerprint, payloadOf, readPrice } from "./item-edit.ts";

const image = (image_id: string, image_type: number) => ({
  ...{ image_id, image_type, url: `/x/${image_id}.webp`, image_name: `${image_id}.webp`, color: 0 },
  ...{ description: "", is_removed: false, create_time: "", update_time: "" },
});
const item = {
  ...{ product_id: 7, new_name: "海のT", description: "海です。", regular_price: 3400, unit_price: 2816 },
  update_time: "2026-11-21T00:00:00.000Z",
  size: { size_list: [{ size_id: 1 }, { size_id: 2 }], size_count: 2 },
  offered_sizes: [
    { size_id: 1, size_name: "M", unit_price: 2816 },
    { size_id: 2, size_name: "L", unit_price: 2816 },
    { size_id: 3, size_name: "XXL", unit_price: 3500 },
  ],
  images: { images: [image("front", 1), image("p1", 0)], image_count: 2 },
} as unknown as MyItem;
const edit = editOf(item);
const added: EditedImage = { id: "blob:1", preview: "blob:1", name: "海.PNG", file: new File(["x"], "海.PNG") };

test("an unedited item has no problems, and the same sizes in another order are no change", () => {
  expect(findEditErrors(edit, item)).toEqual({});
  expect(fingerprint({ ...edit, sizeIds: [2, 1] })).toBe(fingerprint(edit));
});

test.each([
  [{ name: "海" }],
  [{ price: "3401" }],
  [{ sizeIds: [1] }],
  [{ images: [...edit.images].reverse() }],
  [{ images: [...edit.images, added] }],
])("%o is a change", (part) => {
  expect(fingerprint({ ...edit, ...part })).not.toBe(fingerprint(edit));
});

test.each([
  [{ name: " " }, { name: "名前を入力してください。" }],
  [{ description: "あ".repeat(1001) }, { description: "説明は1000文字までで入力してください。" }],
  [{ price: "0" }, { price: "販売価格は、1円以上の数字で入力してください。" }],
  [{ price: "2815" }, { price: "販売価格は、単価の¥ 2,816以上にしてください。" }],
  [{ price: "１２３４５６７" }, { price: "販売価格は6桁までで入力してください。" }],
  [{ sizeIds: [] }, { sizeIds: "サイズを1つ以上お選びください。" }],
  // The minimum selling price depends on the sizes.
  [{ sizeIds: [3] }, { price: "販売価格は、単価の¥ 3,500以上にしてください。" }],
  [{ images: [] }, { images: "画像は1枚以上必要です。" }],
  [
    { images: Array.from({ length: 16 }, (_, index) => ({ ...added, id: String(index) })) },
    { images: "画像は15枚までです。" },
  ],
])("%o shows at its field", (part, errors) => {
  expect(findEditErrors({ ...edit, ...part }, item)).toEqual(errors);
});

test("prices are read as people type them", () => {
  expect(["¥1,234", "１２３４円", " 1234 "].map(readPrice)).toEqual([1234, 1234, 1234]);
  expect(["", "-1", "1.5", "1e3"].map(readPrice).every(Number.isNaN)).toBe(true);
});

test("kept pictures travel by id, new ones as files under plain names, in their order", () => {
  const { product, files } = payloadOf(item, { ...edit, images: [added, ...edit.images] });
  expect(product).toMatchObject({
    product_id: 7,
    regular_price: 3400,
    size_ids: [1, 2],
    images: [{ image_name: "added-1.png" }, { image_id: "front" }, { image_id: "p1" }],
    update_time: "2026-11-21T00:00:00.000Z",
  });
  expect(Object.keys(files)).toEqual(["added-1.png"]);
});
