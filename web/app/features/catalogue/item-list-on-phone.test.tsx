import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { freshList, openList } from "./item-list.fixture.tsx";

freshList();

describe("the item list on a phone", () => {
  test("kinds replace the categories until one swipes left or goes back", async () => {
    const { asked, user } = openList("/items?display_category_id=1&kind_id=7");
    const kinds = await screen.findByRole("group", { name: "さらにしぼる" });
    const swipe = (fromX: number, toX: number, toY = 100) => {
      fireEvent.touchStart(kinds, { touches: [{ clientX: fromX, clientY: 100 }] });
      fireEvent.touchEnd(kinds, { changedTouches: [{ clientX: toX, clientY: toY }] });
    };
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ displayCategoryId: 1, kindId: 7 }));
    // To the right, too short, and more down than sideways.
    swipe(100, 300);
    swipe(300, 260);
    swipe(300, 200, 300);
    expect(asked).toHaveLength(1);
    swipe(300, 180, 110);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ displayCategoryId: 0, kindId: 0 }));
    await user.click(screen.getByRole("button", { name: /^Tシャツ/ }));
    await user.click(await screen.findByRole("button", { name: /^カテゴリに戻る/ }));
    await waitFor(() => expect(screen.queryByRole("group", { name: "さらにしぼる" })).toBeNull());
  });

  test.each([
    [true, 0],
    [false, 1],
  ])("over the goods a swipe to the left leads back to the categories on a phone only: %s", async (isPhone, left) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
    const { asked } = openList("/items?display_category_id=1&kind_id=7");
    await screen.findByRole("group", { name: "さらにしぼる" });
    const card = await screen.findByRole("link", { name: "シャツ1" });
    fireEvent.touchStart(card, { touches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(card, { changedTouches: [{ clientX: 180, clientY: 110 }] });
    await waitFor(() => expect(screen.queryAllByRole("group", { name: "さらにしぼる" })).toHaveLength(left));
    await waitFor(() => expect(asked).toHaveLength(2 - left));
  });

  test("has two or three columns, and remembers which", async () => {
    const { user } = openList();
    await screen.findByRole("link", { name: "シャツ1" });
    const grid = () => screen.getByRole("link", { name: "シャツ1" }).closest("ul")?.className;
    expect(grid()).toMatch(/(^| )grid-cols-2( |$)/);
    await user.click(screen.getByRole("button", { name: "3列で表示する" }));
    expect(grid()).toMatch(/(^| )grid-cols-3( |$)/);
    cleanup();
    openList();
    expect(await screen.findByRole("button", { name: "2列で表示する" })).toBeTruthy();
    localStorage.clear();
  });
});
