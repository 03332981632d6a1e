import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { cards, freshList, openList, page } from "../item-list.fixture.tsx";

freshList();

describe("a search that finds nothing", () => {
  test("suggests which condition to drop, with the resulting count, and one press does it", async () => {
    // Found without the method, without the category, and by the word that may have been meant.
    const answer = (asked: Record<string, unknown>) => {
      if (asked["printMethodId"] === 0 && asked["kindId"] !== 0) return { data: [], total: 3 };
      if (asked["displayCategoryId"] === 0) return { data: [], total: 12 };
      if (asked["searchStr"] === "マグカップ") return { data: [], total: 8 };
      return { data: [], total: 0 };
    };
    const path = "/items?search=まぐこっぷ&display_category_id=1&kind_id=7&print_method_id=46";
    const { asked, user } = openList(path, answer as never, {}, { data: ["マグカップ"] });
    expect(await screen.findByText("あてはまるアイテムがありません")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "もしかして：マグカップ8点" })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Tシャツを外す12点" })).toBeTruthy();
    // Without the kind there is nothing either, so it is not offered.
    expect(screen.queryByRole("button", { name: /^ドライTシャツを外す/ })).toBeNull();
    await user.click(await screen.findByRole("button", { name: "白インクジェットを外す3点" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ printMethodId: 0, kindId: 7, limit: 24 }));
  });

  test("shows the nearest word's results, all of them by one press", async () => {
    const answer = (asked: Record<string, unknown>) =>
      asked["searchStr"] === "トートバッグ" ? { data: cards.slice(0, 8), total: 12 } : { data: [], total: 0 };
    const { asked, user } = openList("/items?search=とおと", answer as never, {}, { data: ["トートバッグ"] });
    const meant = await screen.findByRole("region", { name: /もしかして：トートバッグ/ });
    expect(within(meant).getAllByRole("article")).toHaveLength(8);
    await user.click(within(meant).getByRole("button", { name: "「トートバッグ」のアイテムをすべて見る" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchStr: "トートバッグ", limit: 24 }));
  });

  test("a few goods stay first, and below them are those of a near word that finds clearly more", async () => {
    const found = { バック: 2, バッグ: 12, バッジ: 3 } as Record<string, number>;
    const answer = ({ searchStr, limit }: { searchStr: string; limit: number }) => {
      const total = found[searchStr] ?? 0;
      return { data: cards.slice(0, Math.min(limit, total)), total };
    };
    const { user, asked } = openList("/items?search=バック", answer as never, {}, { data: ["バッジ", "バッグ"] });
    const meant = await screen.findByRole("region", { name: /もしかして：バッグ/ });
    expect(within(meant).getAllByRole("article")).toHaveLength(8);
    expect(screen.getAllByRole("article")).toHaveLength(10);
    expect(screen.queryByText(/もしかして：バッジ/)).toBeNull();
    await user.click(within(meant).getByRole("button", { name: "「バッグ」のアイテムをすべて見る" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchStr: "バッグ", limit: 24 }));
  });

  test("offers the categories when no word is near", async () => {
    const answer = (asked: Record<string, unknown>) =>
      asked["searchStr"] === "冷蔵庫" ? { data: [], total: 0 } : page(asked as never);
    const { asked, user } = openList("/items?search=冷蔵庫", answer as never);
    await user.click(await screen.findByRole("button", { name: "Tシャツ30" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchStr: "", displayCategoryId: 1 }));
  });

  test("a link with an unknown condition offers to drop just that", async () => {
    const answer = (asked: Record<string, unknown>) =>
      asked["printMethodId"] === 0 ? { data: [], total: 4 } : { data: [], total: 0 };
    const { asked, user } = openList("/items?kind_id=7&print_method_id=999", answer as never);
    expect(await screen.findByRole("button", { name: "お取り扱いのない条件を外す4点" })).toBeTruthy();
    // The kind has a name, and there is nothing without it.
    expect(screen.queryByRole("button", { name: /^ドライTシャツを外す/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "お取り扱いのない条件を外す4点" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ printMethodId: 0, kindId: 7 }));
  });

  test("offers everything when no single condition is to blame", async () => {
    const { asked, user } = openList("/items?search=zzz", () => ({ data: [], total: 0 }));
    expect(await screen.findByText("あてはまるアイテムがありません")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "すべてのアイテムを見る" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchStr: "" }));
  });
});
