import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { ItemCard } from "./item-card.tsx";

afterEach(cleanup);

test("an item that is no longer sold has no price and no news, and still leads to the page that says where to go on", () => {
  renderInShell(<ItemCard item={{ ...shirt, create_time: new Date().toISOString() }} withdrawn />);
  expect(screen.getByText("販売終了")).toBeDefined();
  expect(screen.queryByText("新着")).toBeNull();
  expect(screen.queryByText(/¥/)).toBeNull();
  expect(screen.getByRole("link", { name: shirt.name }).getAttribute("href")).toBe("/items/detail/1001");
});
