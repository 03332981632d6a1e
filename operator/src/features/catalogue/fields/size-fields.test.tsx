import type { ItemFile } from "@surimono/domain/catalogue";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Choices } from "../goods-query.ts";
import { SizeFields } from "./size-fields.tsx";

afterEach(cleanup);

const size = (id: number, name: string) => ({
  id,
  name,
  group: "adult",
  price: 1680,
  width: 460_000,
  measurements: {},
});
const sizesOf = (changed: object) => (changed as Pick<ItemFile, "sizes">).sizes;

test("a new size never gets the id of one that was taken off", () => {
  const change = vi.fn();
  const item = { sizes: [size(23, "M"), size(24, "L"), size(25, "XXL")] };
  const fields = { choices: {} as Choices, problems: [], lastSizeId: 25, change };
  const { rerender } = render(<SizeFields {...fields} item={item} />);
  fireEvent.click(screen.getByRole("button", { name: "XXLを消す" }));
  const fewer = { sizes: sizesOf(change.mock.lastCall?.[0]) };
  expect(fewer.sizes.map(({ id }) => id)).toEqual([23, 24]);
  rerender(<SizeFields {...fields} item={fewer} />);
  fireEvent.click(screen.getByRole("button", { name: "サイズをふやす" }));
  expect(sizesOf(change.mock.lastCall?.[0]).map(({ id }) => id)).toEqual([23, 24, 26]);
});
