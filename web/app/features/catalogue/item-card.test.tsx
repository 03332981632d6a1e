import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { ItemCard } from "./item-card.tsx";

afterEach(cleanup);

const colors = ["白", "黒", "赤", "青", "緑", "黄"].map((color_name, index) => ({
  ...{ color_id: 101 + index, color_name, color_value: "#123456", preset_id: 1, selected: index === 0 },
}));
const manyColors = { ...shirt, color: { color_list: colors, color_count: colors.length } };

test.each([false, true])("shows first picture, four colours and +N, name and lowest price; narrow: %s", (narrow) => {
  const { container } = renderInShell(<ItemCard item={manyColors} narrow={narrow} />);
  expect(container.querySelector("img")?.getAttribute("src")).toContain("1001/101/front");
  const row = screen.getByText("+2").parentElement as HTMLElement;
  expect(row.querySelectorAll("[style*=background]")).toHaveLength(4);
  expect(row.closest("[class*='max-sm:hidden']")).toBeNull();
  expect(screen.getByRole("link", { name: shirt.name })).toBeDefined();
  expect(container.textContent).toContain("¥ 1,848~");
});

test("shows a photograph first, and to whoever searches for another colour the goods in that", () => {
  const [drawn] = manyColors.images.images;
  const shown = (color: number, wantedColors: number[]) => {
    cleanup();
    const photograph = { ...drawn, url: "/items/0f.webp", color, image_type: 2 } as NonNullable<typeof drawn>;
    const item = { ...manyColors, images: { images: [photograph], image_count: 1 } };
    const card = renderInShell(<ItemCard item={item} wantedColors={wantedColors} />);
    return card.container.querySelector("img")?.getAttribute("src");
  };
  expect(shown(102, [])).toContain("/items/0f.webp");
  expect(shown(102, [1])).toContain("1001/101/front");
  expect(shown(101, [1])).toContain("/items/0f.webp");
});

test("an item no longer sold has no price and no badge, and leads to the page with alternatives", () => {
  renderInShell(<ItemCard item={{ ...shirt, create_time: new Date().toISOString() }} withdrawn />);
  expect(screen.getByText("販売終了")).toBeDefined();
  expect(screen.queryByText("新着")).toBeNull();
  expect(screen.queryByText(/¥/)).toBeNull();
  expect(screen.getByRole("link", { name: shirt.name }).getAttribute("href")).toBe(
    "/items/designSimulator?productId=1001",
  );
});
