import type { MyItem } from "@surimono/contract/my-items";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { MyItemGallery } from "./my-item-gallery.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class Watch {
  observe() {}
  disconnect() {}
}

const image = (url: string, image_id: string, image_type = 1): MyItem["images"]["images"][number] => ({
  ...{ url, image_name: `${image_id}.webp`, image_id, color: 1, image_type, description: "海のT" },
  ...{ is_removed: false, create_time: "", update_time: "" },
});
const size = (size_id: number, size_name: string, width: number, size_group = "adult") => ({
  ...{ size_id, size_name, width, size_group, item_price: 1680, original_price: 1680, measurements: [] },
});
const item = {
  ...{ product_id: 1, version_id: "v1", silhouette: "tee", new_name: "海のT" },
  images: {
    images: [
      image("/designs/v1/front.webp", "front"),
      image("/designs/v1/left-sleeve.webp", "left-sleeve"),
      image("/my-items/p1.webp", "p1", 0),
    ],
    image_count: 3,
  },
  size: { size_list: [size(1, "120", 400_000, "kids"), size(2, "M", 520_000), size(3, "XL", 650_000)], size_count: 3 },
};

const large = () => screen.getByAltText(/海のT/);

test("goods grow with the size, in the picture of that size", async () => {
  render(<MyItemGallery item={item} />);
  expect(large().getAttribute("src")).toContain("/designs/v1/front.webp");
  await userEvent.click(screen.getByRole("button", { name: "M" }));
  expect(large().getAttribute("src")).toContain("/designs/v1/2/front.webp");
  expect(large().style.transform).toBe("scale(0.8)");
  await userEvent.click(screen.getByRole("button", { name: "XL" }));
  expect(large().getAttribute("src")).toContain("/designs/v1/3/front.webp");
  expect(large().style.transform).toBe("scale(1)");
});

test("only sizes that the same print fits are offered, and none without a print", () => {
  const { rerender } = render(<MyItemGallery item={item} />);
  expect(screen.queryByRole("button", { name: "120" })).toBeNull();
  rerender(<MyItemGallery item={{ ...item, version_id: null }} />);
  expect(screen.queryByRole("button", { name: "M" })).toBeNull();
});

test("a close-up fills its frame in every size, and the member's photograph has none", async () => {
  render(<MyItemGallery item={item} />);
  await userEvent.click(screen.getByRole("button", { name: "M" }));
  await userEvent.click(screen.getByRole("button", { name: "2枚目（左袖）を見る" }));
  expect(large().getAttribute("src")).toContain("/designs/v1/2/left-sleeve.webp");
  expect(large().style.transform).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "3枚目（追加した画像）を見る" }));
  expect(large().getAttribute("src")).toContain("/my-items/p1.webp");
  expect(large().style.transform).toBe("");
});

test("a press on the large picture brings it into the window in the chosen size, and closing returns the focus", async () => {
  vi.stubGlobal("ResizeObserver", Watch);
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800);
  render(<MyItemGallery item={item} />);
  await userEvent.click(screen.getByRole("button", { name: "XL" }));
  const zoom = screen.getByRole("button", { name: "正面を拡大する" });
  await userEvent.click(zoom);
  const dialog = await screen.findByRole("dialog", { name: "海のT" });
  const still = within(dialog).getByAltText("海のT（XL）");
  expect(still.getAttribute("src")).toContain("/designs/v1/3/front.webp&w=1200");
  expect(within(dialog).getAllByRole("button", { name: /枚目/ })).toHaveLength(3);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(zoom);
});
