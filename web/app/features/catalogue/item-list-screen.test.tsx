import { toasts } from "@surimono/ui/toast.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { useNavigate } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { token } from "#app/session/token.ts";
import { cards, freshList, openList, page, shelf } from "./item-list.fixture.tsx";
import { findPlace } from "./item-place.ts";

freshList();

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      戻る
    </button>
  );
}

describe("the item list", () => {
  test("shows cards, how many there are, and the rest on demand", async () => {
    const { user } = openList();
    expect(await screen.findByRole("link", { name: "シャツ1" })).toBeTruthy();
    expect(await screen.findByText("30点のうち 24点を表示")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "つづきを見る" }));
    expect(await screen.findByRole("link", { name: "シャツ30" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "つづきを見る" })).toBeNull();
  });

  test("keeps the search in the link to an item, so that closing it comes back", async () => {
    openList("/items?kind_id=7");
    const link = await screen.findByRole("link", { name: "シャツ1" });
    expect(link.getAttribute("href")).toBe("/items/detail/1001?kind_id=7");
  });

  test("lets a guest try the same goods by the same search, kept in the simulator's address", async () => {
    token.set(undefined);
    const trial = {
      path: "/items/designSimulator",
      title: "ためしに",
      trail: "ためしに",
      introduction: null,
      linkTo: (productId: number, query: string) => `/items/designSimulator?productId=${productId}&${query}`,
    };
    const { asked, user } = openList("/items/designSimulator?search=abc&sustainable=true&sort=2", page, { trial });
    const link = await screen.findByRole("link", { name: "シャツ1" });
    expect(link.getAttribute("href")).toBe("/items/designSimulator?productId=1001&search=abc&sustainable=true&sort=2");
    expect(asked[0]).toMatchObject({ searchStr: "ABC", sustainable: true, sort: 2 });
    await user.click(await screen.findByRole("button", { name: /サステナブル.*を外す/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchStr: "ABC", sustainable: false, sort: 2 }));
    expect(screen.getByRole("link", { name: "シャツ1" }).getAttribute("href")).toContain("/items/designSimulator?");
  });

  test("narrows by category and kind; another category clears the kind", async () => {
    const { asked, user } = openList();
    await user.click(await screen.findByRole("button", { name: /^Tシャツ/ }));
    await user.click(await screen.findByRole("button", { name: "ドライTシャツ" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ displayCategoryId: 1, kindId: 7 }));
    await user.click(screen.getByRole("button", { name: /^すべて.*点/ }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "ドライTシャツ" })).toBeNull());
    await user.click(screen.getByRole("button", { name: /^Tシャツ/ }));
    expect(await screen.findByRole("button", { name: "すべての種類", pressed: true })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /隠し/ })).toBeNull();
  });

  test("choosing the current choice again adds no history entry", async () => {
    const { user } = openList("/items", page, { fans: <Back /> });
    const category = await screen.findByRole("button", { name: /^Tシャツ/ });
    await user.click(category);
    await screen.findByRole("button", { name: "すべての種類", pressed: true });
    await user.click(category);
    await user.click(screen.getByRole("button", { name: "戻る" }));
    await waitFor(() => expect(category.getAttribute("aria-pressed")).toBe("false"));
  });

  test("stays in its address's place until another is chosen", async () => {
    const place = findPlace("tshirts", [shelf]);
    const { asked, user } = openList("/items/category/tshirts?sort=2", page, { place });
    expect(await screen.findByRole("heading", { level: 1, name: "Tシャツ" })).toBeTruthy();
    await waitFor(() => expect(asked[0]).toMatchObject({ displayCategoryId: 1, sort: 2 }));
    const link = await screen.findByRole("link", { name: "シャツ1" });
    expect(link.getAttribute("href")).toBe("/items/detail/1001?display_category_id=1&sort=2");
    await user.click(await screen.findByRole("button", { name: "ドライTシャツ" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ displayCategoryId: 1, kindId: 7, sort: 2 }));
  });

  test("asks for anything sustainable, and shows it as a chip", async () => {
    const { asked } = openList("/items/category/sustainable", page, { place: findPlace("sustainable", []) });
    await waitFor(() => expect(asked[0]).toMatchObject({ sustainable: true }));
    expect(await screen.findByRole("button", { name: /サステナブル.*を外す/ })).toBeTruthy();
  });

  test("marks each card as it is told to", async () => {
    openList("/items", page, { heart: ({ name }) => <button type="button">{`♡${name}`}</button> });
    expect(await screen.findByRole("button", { name: "♡シャツ1" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "♡シャツ24" })).toBeTruthy();
  });

  test("sorts, and reads every field of the address", async () => {
    const query =
      "search=%20abc&display_category_id=1&print_method_id=46&colors_arr=6,1,99&lower_price=1000&upper_price=x&limit=5&donation_available=1";
    const { asked, user } = openList(`/items?${query}`);
    await waitFor(() =>
      expect(asked[0]).toMatchObject({
        searchStr: "ABC",
        printMethodId: 46,
        colorsArr: [1, 6],
        lowerPrice: 1000,
        upperPrice: 50_000,
        limit: 5,
        donationAvailable: true,
        sort: 4,
      }),
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "並び順" }), "安い順");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 2, printMethodId: 46 }));
    await user.click(await screen.findByRole("button", { name: /白インクジェット.*を外す/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ printMethodId: 0, colorsArr: [1, 6] }));
  });

  test("has the advanced search, which changes nothing until submitted", async () => {
    const { asked, user } = openList();
    await screen.findByRole("link", { name: "シャツ1" });
    await user.click(screen.getByRole("button", { name: "しぼりこむ" }));
    expect((await screen.findByRole<HTMLSelectElement>("combobox", { name: "種類" })).disabled).toBe(true);
    await user.selectOptions(screen.getByRole("combobox", { name: "カテゴリ" }), "Tシャツ");
    await user.type(screen.getByRole("searchbox", { name: "キーワード" }), "夏");
    await user.click(screen.getByRole("button", { name: "色を選ぶ" }));
    await user.click(await screen.findByRole("checkbox", { name: "ブラック" }));
    await user.click(screen.getByRole("button", { name: "決定する" }));
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "さがす" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchStr: "夏", displayCategoryId: 1, colorsArr: [6] }));
  });

  test("shows the category of a kind named alone in the address, in the panel too", async () => {
    const { user } = openList("/items?kind_id=7");
    expect(await screen.findByRole("button", { name: "ドライTシャツ", pressed: true })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Tシャツ/, pressed: true })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "しぼりこむ" }));
    const small = await screen.findByRole<HTMLSelectElement>("combobox", { name: "種類" });
    expect([small.disabled, small.value]).toEqual([false, "7"]);
  });

  test("loads more by itself near the end", async () => {
    let come: (entries: { isIntersecting: boolean }[]) => void = () => {};
    class Observer {
      constructor(callback: typeof come) {
        come = callback;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    const { asked } = openList();
    await screen.findByRole("link", { name: "シャツ1" });
    expect(asked).toHaveLength(1);
    act(() => come([{ isIntersecting: true }]));
    expect(await screen.findByRole("link", { name: "シャツ30" })).toBeTruthy();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ offset: 24 });
  });

  test("shows each item once, and all of them, though the order changes between two pages", async () => {
    // After the first page the last item has become the most popular one.
    let requests = 0;
    const { user } = openList("/items", (body) => {
      const moved = [...cards.slice(-1), ...cards.slice(0, -1)];
      requests += 1;
      const now = requests === 1 ? cards : moved;
      return { data: now.slice(body.offset, body.offset + body.limit), total: now.length };
    });
    await screen.findByRole("link", { name: "シャツ1" });
    await user.click(screen.getByRole("button", { name: "つづきを見る" }));
    expect(await screen.findByText("30点のうち 29点を表示")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "つづきを見る" }));
    expect(await screen.findByText("30点のうち 30点を表示")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: /^シャツ/ })).toHaveLength(30);
  });

  test("a failing next page leaves the loaded ones, and can be retried", async () => {
    let broken = true;
    const { user } = openList("/items", (body) =>
      broken && body.offset > 0
        ? Response.json({ error_code: "server/error", message: "エラー", request_id: "r" }, { status: 500 })
        : page(body),
    );
    await screen.findByRole("link", { name: "シャツ1" });
    await user.click(screen.getByRole("button", { name: "つづきを見る" }));
    await waitFor(() => expect(toasts.get()).toHaveLength(1));
    toasts.set([]);
    expect(screen.queryByText("読み込めませんでした")).toBeNull();
    broken = false;
    await user.click(await screen.findByRole("button", { name: "つづきを見る" }));
    expect(await screen.findByRole("link", { name: "シャツ30" })).toBeTruthy();
  });

  test("offers a retry when the list cannot be read", async () => {
    let broken = true;
    const { user } = openList("/items", (body) =>
      broken
        ? Response.json({ error_code: "server/error", message: "エラー", request_id: "r" }, { status: 500 })
        : page(body),
    );
    await screen.findByText("読み込めませんでした");
    broken = false;
    await user.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByRole("link", { name: "シャツ1" })).toBeTruthy();
  });
});
