import { toasts } from "@surimono/ui/toast.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeApi } from "../../../../test/fake-api.ts";
import { shirt } from "../../../../test/product.fixture.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { ItemDetailDialog } from "../item-detail-dialog.tsx";
import { answers, area, freshDetail, Opened, openDetail } from "./item-detail.fixture.tsx";

freshDetail();

describe("the item detail", () => {
  test("prices the choice live, with tax", async () => {
    const { user } = await openDetail();
    const dialog = screen.getByRole("dialog", { name: "アイテムのくわしい内容" });
    expect(within(dialog).getAllByText("¥ 1,848").length).toBeGreaterThan(0);
    await user.click(area(/胸中央/));
    expect(within(dialog).getByText("¥ 2,816")).toBeTruthy();
    await user.click(area(/背中中央/));
    expect(within(dialog).getByText("¥ 3,784")).toBeTruthy();
  });

  test("an item no longer sold says so, cannot be designed, and links to its kind", async () => {
    fakeApi({
      ...answers,
      "/api/product/getProductWithKind": { data: [{ ...shirt, withdrawn: true }] },
      "/api/product/get/searchedProducts": {
        data: [{ ...shirt, product_id: 1002, name: "すりものTシャツ その2" }],
        total: 1,
      },
    });
    renderInShell(<ItemDetailDialog productId={1001} onClose={() => {}} />, "/items/detail/1001");
    expect((await screen.findByText(/^このアイテムの/)).textContent).toBe("このアイテムのお取り扱いは終了しました");
    expect(screen.queryByRole("button", { name: /デザイン/ })).toBeNull();
    expect(await screen.findByRole("link", { name: "すりものTシャツ その2" })).toBeTruthy();
    const way = screen.getByRole("link", { name: `${shirt.kind_name}をほかからえらぶ` });
    expect(way.getAttribute("href")).toBe(`/items/designSimulator?kind_id=${shirt.kind_id}`);
  });

  test("keeps a blocked place visible, and says why and what frees it", async () => {
    const { user } = await openDetail();
    await user.click(area(/胸中央/));
    expect(area(/^左胸/).disabled).toBe(true);
    expect(screen.getByText("胸中央と重なるため、左胸はいっしょに印刷できません。")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("胸中央といっしょに印刷できない場所：左胸");
    await user.click(area(/^胸中央/));
    expect(area(/^左胸/).disabled).toBe(false);
  });

  test("takes a blocked place in one press, replacing what blocks it", async () => {
    const { user } = await openDetail();
    await user.click(area(/背中中央/));
    await user.click(area(/^胸中央/));
    await user.click(screen.getByRole("button", { name: "左胸に入れかえる" }));
    expect(area(/^左胸/).checked).toBe(true);
    expect(area(/背中中央/).checked).toBe(true);
    expect(area(/^胸中央/).disabled).toBe(true);
    expect(document.activeElement).toBe(area(/^左胸/));
  });

  test("says which method offers the other colours", async () => {
    const { user } = await openDetail();
    expect(screen.queryByText(/印刷できない色は/)).toBeNull();
    await user.click(screen.getByRole("radio", { name: /白インクジェット/ }));
    expect(screen.getByText(/白インクジェットで印刷できない色は/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "オンデマンド転写にかえる（ほか1色）" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "ホワイト" }).checked).toBe(true);
  });

  test("resets colour and places when the method changes", async () => {
    const { user } = await openDetail();
    await user.click(screen.getByRole("radio", { name: "ブラック" }));
    await user.click(area(/背中中央/));
    await user.click(screen.getByRole("radio", { name: /白インクジェット/ }));
    expect(area(/背中中央/).checked).toBe(false);
    expect(screen.queryByRole("radio", { name: "ホワイト" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: /オンデマンド転写/ }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "ホワイト" }).checked).toBe(true);
  });

  test("shows five tags, the sizes and their measurements", async () => {
    await openDetail();
    const tags = await screen.findByRole("list", { name: "タグ" });
    await waitFor(() => expect(within(tags).getAllByRole("listitem")).toHaveLength(5));
    expect((await screen.findAllByRole("columnheader", { name: "着丈" })).length).toBeGreaterThan(0);
    expect(screen.getAllByText("長さの単位は cm").length).toBeGreaterThan(0);
    const row = screen.getAllByRole("row", { name: /^L/ })[0] as HTMLElement;
    expect(within(row).getAllByRole("cell")[0]?.textContent).toBe("69");
  });

  test("keeps the previous picture until the new colour's has loaded", async () => {
    const { user } = await openDetail();
    const hidden = () => document.querySelectorAll("[aria-hidden] > img");
    await user.click(screen.getByRole("radio", { name: "ブラック" }));
    const next = screen.getByRole("img", { name: "すりものTシャツ ブラック（正面）" });
    expect(hidden()).toHaveLength(1);
    // The previous one may load only now, in another width.
    fireEvent.load(hidden()[0] as Element);
    expect(hidden()).toHaveLength(1);
    fireEvent.load(next);
    expect(hidden()).toHaveLength(0);
    expect(screen.getByRole("img", { name: "すりものTシャツ ブラック（正面）" })).toBe(next);
  });

  test("says each size's price, and that the shown price is the lowest", async () => {
    await openDetail();
    const row = (await screen.findAllByRole("row", { name: /^L/ }))[0] as HTMLElement;
    expect(within(row).getByText("¥ 2,013")).toBeTruthy();
    expect(screen.getByText(/^本体の価格は/).textContent).toBe("本体の価格はサイズでかわります（¥ 1,848〜¥ 2,013）。");
  });

  test("swipes through the pictures, and stops at the ends", async () => {
    await openDetail();
    const swipe = (fromX: number, toX: number) => {
      const picture = screen.getByRole("img", { name: /すりものTシャツ/ });
      fireEvent.touchStart(picture, { touches: [{ clientX: fromX, clientY: 100 }] });
      fireEvent.touchEnd(picture, { changedTouches: [{ clientX: toX, clientY: 110 }] });
    };
    // Front and back in white, then the front in black.
    swipe(100, 300);
    expect(screen.getByText("1 / 3")).toBeTruthy();
    swipe(300, 100);
    swipe(300, 100);
    swipe(300, 100);
    expect(screen.getByText("3 / 3")).toBeTruthy();
    swipe(100, 300);
    expect(screen.getByText("2 / 3")).toBeTruthy();
  });

  test("shows five small pictures at a time, and the others on a press", async () => {
    const [picture] = shirt.images.images;
    const images = Array.from({ length: 7 }, (_, index) => ({ ...picture, image_id: `p${index}` }));
    const many = { ...shirt, images: { images, image_count: images.length } };
    const { user } = await openDetail({ "/api/product/getProductWithKind": { data: [many] } });
    const small = () =>
      screen.getAllByRole("button", { name: /枚目/ }).map((button) => button.ariaLabel?.split(" ")[0]);
    expect(small()).toEqual(["1枚目", "2枚目", "3枚目", "4枚目", "5枚目"]);
    // The small ones come before the large one.
    await user.click(screen.getAllByRole("button", { name: "次の画像" })[0] as HTMLElement);
    expect(small()).toEqual(["3枚目", "4枚目", "5枚目", "6枚目", "7枚目"]);
  });

  test("opens with a photograph, and shows by drawings what a choice changes", async () => {
    const [drawn] = shirt.images.images;
    const photograph = { ...drawn, url: "/items/0f.webp", color: 0, image_id: "0f", image_name: "photograph.webp" };
    const images = [{ ...photograph, image_type: 2, description: "公園で着た人" }, ...shirt.images.images];
    const pictured = { ...shirt, images: { images, image_count: images.length } };
    const { user } = await openDetail({ "/api/product/getProductWithKind": { data: [pictured] } });
    const large = () => screen.getByRole("img", { name: /./ }).getAttribute("alt");
    expect(large()).toBe("公園で着た人");
    expect(screen.getByText("1 / 4")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "ブラック" }));
    expect(large()).toBe("すりものTシャツ ブラック（正面）");
    await user.click(area(/背中中央/));
    expect(large()).toBe("すりものTシャツ ブラック（背面）");
  });

  test("opens in the list's filtered colour", async () => {
    fakeApi(answers);
    renderInShell(<ItemDetailDialog productId={1001} wantedColors={[6]} onClose={() => {}} />, "/items/detail/1001");
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "ブラック" })).checked).toBe(true);
    expect(screen.getByRole("img", { name: "すりものTシャツ ブラック（正面）" })).toBeTruthy();
  });

  test("lists a place's fee at each quantity where any price changes", async () => {
    const [of67, ...others] = shirt.print_fee;
    const later = {
      fee_type: {
        feeType_table: [
          { orderNumber: "1~30", cost: 900 },
          { orderNumber: "31", cost: 700 },
        ],
      },
    };
    const print_fee = [
      { ...of67, print_fee: of67?.print_fee.map((fee) => (fee.kind_id === 2 ? { ...fee, ...later } : fee)) },
      ...others,
    ];
    const { user } = await openDetail({ "/api/product/getProductWithKind": { data: [{ ...shirt, print_fee }] } });
    await user.click(screen.getByText("枚数ごとの印刷料金"));
    const texts = (name: string) =>
      within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    expect(screen.getAllByRole("columnheader", { name: /^\d+.*点/ }).map(({ textContent }) => textContent)).toEqual([
      "1~10点",
      "11~30点",
      "31点以上",
    ]);
    expect(texts("胸中央")).toEqual(["¥ 968", "¥ 913", "¥ 913"]);
    expect(texts("背中中央")).toEqual(["¥ 990", "¥ 990", "¥ 770"]);
  });

  test("names the page after the item", async () => {
    await openDetail();
    expect(document.title).toBe("すりものTシャツ｜SURIMONO");
  });

  test("leads to the error page when the item cannot be read", async () => {
    const body = { error_code: "server/error", message: "エラーです。", request_id: "r" };
    fakeApi({ ...answers, "/api/product/getProductWithKind": { status: 500, body } });
    renderInShell(<Opened onClose={() => {}} />, "/items/detail/1001");
    await waitFor(() =>
      expect(screen.getByTestId("where").textContent).toBe(
        `/errorPage${JSON.stringify({ status: 500, message: "エラーです。" })}`,
      ),
    );
  });

  test("silently omits the notes on print methods that cannot be fetched", async () => {
    const outage = { status: 500, body: { error_code: "server/error", message: "エラーです。", request_id: "r" } };
    await openDetail({ "/api/product/getPrintMethods": outage, "/api/product/getTags": outage });
    await waitFor(() => expect(area(/胸中央/)).toBeTruthy());
    expect(toasts.get()).toEqual([]);
  });

  test("says so when there is no such item", async () => {
    fakeApi({ ...answers, "/api/product/getProductWithKind": { data: [] } });
    renderInShell(<ItemDetailDialog productId={4242} onClose={() => {}} />, "/items/detail/4242");
    expect(await screen.findByText("アイテムが見つかりませんでした")).toBeTruthy();
  });
});
