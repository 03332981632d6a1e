import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { shirt } from "../../test/product.fixture.ts";
import { renderInShell } from "../../test/render.tsx";
import { RecommendedItems } from "../features/catalogue/recommended-items.tsx";
import { insight } from "../features/fans/insight.fixture.ts";
import { queryClient } from "../query-client.ts";
import { dropToken, storeToken } from "../session/token.ts";
import { MemberHome } from "./member-home.tsx";

const goods = (product_id: number, kind_id: number, sum: number) => ({
  ...shirt,
  ...{ product_id, kind_id, sum, name: `商品${product_id}` },
});
const TEES = [goods(1, 10, 9), goods(2, 10, 8), goods(3, 10, 7)];
const MUGS = [goods(11, 20, 5), goods(12, 20, 4)];
const POPULAR = [goods(31, 30, 99), ...TEES];

const draft = {
  ...{ product_id: 2001, parent_id: 1, new_name: "海のT", name: "商品1", kind_id: 10, color_name: "ホワイト" },
  ...{ color_value: "#ffffff", method_name: "転写", status: 0, image_url: "/designs/v/front.webp" },
  ...{
    regular_price: 3400,
    unit_price: 2816,
    withdrawn: false,
    promotion_flag: 0,
    kept_until: null,
    update_time: "2026-11-20T00:00:00.000Z",
  },
};
const order = {
  ...{ order_id: "o1", order_number: "S-1", placed_at: "2026-11-19T03:00:00.000Z", status: 1, status_name: "準備中" },
  dispatch_by: "2026-11-27",
  ...{ payment_type: 2, payment_type_name: "クレジットカード", total: 5632, quantity: 2, image_urls: [] },
  ...{ names: ["海のT"], can_cancel: false },
  ...{ refunded_total: 0, kept_total: 5632, refund_state: "none", parcels: 1, parcels_shipped: 0 },
  ...{ delivery_method: "courier", delivery_method_name: "宅配便" },
};

let unsold = false;

const Home = () => <MemberHome onKnown={() => {}} />;

beforeEach(() => {
  unsold = false;
  localStorage.clear();
  storeToken("t1");
});

afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  toasts.set([]);
  vi.unstubAllGlobals();
});

/** Answers the search by the requested kind. */
function shop(answers: Record<string, unknown>) {
  const api = fakeApi({
    "/api/auth/login": { user: consumer },
    "/api/my-item/list": { data: [], completed: 0, drafts: 0 },
    "/api/order/list": { orders: [], has_more: false },
    "/api/favorite/list": { data: [] },
    "/api/my-item/calculation": { fan_count: null, buyer_shares: [100, 500] },
    "/api/db/user_insight/query": { data: [], summary: null },
    "/api/user/insight/get/fans/number": { data: null },
    ...answers,
  });
  const others = api.getMockImplementation();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).includes("searchedProducts")) return others?.(input);
    const { kindId, searchStr } = JSON.parse(String(init?.body)).data;
    if (searchStr) {
      const named = searchStr === "コーヒー" ? MUGS : [];
      return Response.json({ data: named, total: named.length });
    }
    const data = kindId === 10 ? TEES : kindId === 20 ? MUGS : POPULAR;
    return Response.json({ data: unsold ? data.map((item) => ({ ...item, sum: 0 })) : data, total: data.length });
  });
}

const region = (name: string) => screen.findByRole("region", { name });
const links = (within: HTMLElement) =>
  [...within.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

test("a member continues each draft in one press, and sees the orders under way with their dates", async () => {
  const old = { ...draft, product_id: 2002, new_name: "売りきれのT", withdrawn: true };
  const sent = { ...order, order_id: "o2", status: 2, status_name: "発送済み", dispatch_by: dayFromNow(-2) };
  const arrived = { ...sent, order_id: "o3", dispatch_by: dayFromNow(-9) };
  const cancelled = { ...order, order_id: "o4", status: 4, status_name: "キャンセル" };
  shop({
    "/api/my-item/list": { data: [draft, old], completed: 0, drafts: 2 },
    "/api/order/list": { orders: [order, sent, arrived, cancelled], has_more: false },
  });
  renderInShell(<Home />);
  await screen.findByText("発送済み");
  expect(links(await region("つづきから"))).toEqual([["海のT", "/mt/dtpage/v1/edit?productId=2001"]]);
  expect(links(await region("お届けまで"))).toEqual([
    ["注文履歴", "/my-page/orders"],
    ["海のT", "/my-page/orders/o1"],
    ["海のT", "/my-page/orders/o2"],
  ]);
  expect((await region("お届けまで")).textContent).toContain("2026/11/27 ごろ発送予定");
});

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("with many drafts four are shown, and a link to the others", async () => {
  const many = [1, 2, 3, 4, 5].map((product_id) => ({ ...draft, product_id }));
  shop({ "/api/my-item/list": { data: many, completed: 0, drafts: 5 } });
  renderInShell(<Home />);
  const all = links(await region("つづきから"));
  expect(all).toHaveLength(5);
  expect(all[0]).toEqual(["下書きをすべて見る", "/my-items?itemTab=1"]);
});

test("the member's own content comes at once, and only then the shop's", async () => {
  let answer = (_list: unknown) => {};
  shop({});
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes("/api/order/list"))
      await new Promise((resolve) => {
        answer = resolve;
      });
    return others(input, init);
  });
  renderInShell(<Home />);
  const headings = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  expect(headings()).toEqual([]);
  answer(undefined);
  await waitFor(() => expect(headings()).toEqual(["つづきから", "ファン", "おすすめのアイテム"]));
});

test("a newcomer has nothing to continue, and sees popular goods", async () => {
  shop({});
  renderInShell(<Home />);
  expect(links(await region("おすすめのアイテム")).length).toBe(0);
  await waitFor(async () => expect(links(await region("おすすめのアイテム"))[0]?.[0]).toBe("商品31"));
  expect(links(await region("つづきから"))).toEqual([["デザインをはじめる", "/items"]]);
  expect(screen.getByText("いま、よくつくられています。")).toBeDefined();
});

test("a shop that has sold nothing claims no demand", async () => {
  shop({});
  unsold = true;
  renderInShell(<Home />);
  expect(await screen.findByText("はじめの1点に、つくりやすいアイテムです。")).toBeDefined();
});

test("recommended are unknown goods, near to those made, kept and viewed", async () => {
  localStorage.setItem(
    "surimono.checked-items.u1",
    JSON.stringify({ user_id: "u1", products: [{ product_id: 11, kind_id: 20, name: "商品11", image_url: "" }] }),
  );
  shop({
    "/api/my-item/list": { data: [draft], completed: 0, drafts: 1 },
    "/api/favorite/list": { data: [{ ...TEES[1], withdrawn: false }] },
  });
  renderInShell(<Home />);
  // 1 was made, 2 is kept, 11 was viewed: tees and mugs in turn, then popular goods.
  await waitFor(async () =>
    expect(links(await region("おすすめのアイテム")).map(([name]) => name)).toEqual(["商品3", "商品12", "商品31"]),
  );
});

test("goods matching the fans' words are recommended, with that reason", async () => {
  const youtube = insight();
  const summary = { ...youtube.fans_info, fanskeywords: ["コーヒー", "夜ふかし"].map((word) => ({ word, point: 9 })) };
  shop({ "/api/db/user_insight/query": { data: [youtube], summary } });
  renderInShell(<Home />);
  await waitFor(async () =>
    expect(links(await region("おすすめのアイテム")).map(([name]) => name)).toEqual([
      "商品11",
      "商品12",
      "商品31",
      "商品1",
    ]),
  );
  expect(screen.getByText("つくったもの、お気に入り、見たもの、ファンのことばに近いアイテムです。")).toBeDefined();
});

test("each recommendation says its profit, and with fans what 1 % and 5 % of them bring", async () => {
  shop({});
  const { rerender } = renderInShell(<RecommendedItems favourites={[]} made={[]} fanWords={[]} />);
  const first = async () => {
    await screen.findByRole("link", { name: "商品31" });
    return [...document.querySelectorAll("dl")][0]?.textContent;
  };
  expect(await first()).toBe("1点あたりの利益¥ 370");
  rerender(<p />);
  cleanup();
  renderInShell(
    <RecommendedItems favourites={[]} made={[]} fanWords={[]} fans={{ fan_count: 12_800, buyer_shares: [100, 500] }} />,
  );
  expect(await first()).toBe("1点あたりの利益¥ 370ファンの1％が買うと¥ 47,360ファンの5％が買うと¥ 236,800");
});

test("the dashboard has its four places, shows no invented figure, and asks to link or to fill in", async () => {
  shop({});
  renderInShell(<Home />);
  const fans = await region("ファン");
  expect(
    within(fans)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["ファンの人数", "男女の割合", "年代と男女の割合", "ファンのことば"]);
  await waitFor(() =>
    expect(links(fans).map(([, to]) => to)).toEqual([
      ...["/my-page/fans", "/my-page/fans", "/my-page/fans/custom?edit=true&accountType=4"],
    ]),
  );
  expect(fans.textContent).not.toMatch(/\d/);
  expect(within(fans).queryByText(/ご利用いただけません/)).toBeNull();
});

test("nobody is asked to link an account until it is known whether there is one", async () => {
  shop({});
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).includes("user_insight") ? new Promise(() => {}) : others(input, init),
  );
  renderInShell(<Home />);
  const fans = await region("ファン");
  expect(within(fans).getAllByText("読み込んでいます")).toHaveLength(4);
  expect(links(fans).map(([, to]) => to)).toEqual(["/my-page/fans"]);
});

test("the member's own number of fans shows in its place, in ten-thousands", async () => {
  shop({ "/api/my-item/calculation": { fan_count: 12_800, buyer_shares: [100, 500] } });
  renderInShell(<Home />);
  expect(await within(await region("ファン")).findByText("1.28")).toBeDefined();
  const fans = await region("ファン");
  expect(fans.textContent).toContain("1.28万人ご自分で入力した人数です");
  expect(fans.textContent).not.toContain("設定しませんか");
});

test("with accounts the dashboard is filled, and the profit uses their average", async () => {
  const youtube = insight();
  shop({
    "/api/db/user_insight/query": { data: [youtube], summary: { ...youtube.fans_info, fansSumNumber: 30_000 } },
    "/api/user/insight/get/fans/number": { data: 12_800 },
  });
  renderInShell(<Home />);
  const fans = await region("ファン");
  expect(await within(fans).findByText("アカウントの合計です")).toBeDefined();
  expect(fans.textContent).toContain("女性58%男性36%不明6%");
  expect(within(fans).getByRole("table", { name: "年代と男女の割合" })).toBeDefined();
  expect(within(fans).getByRole("list", { name: "ファンのことば" }).textContent).toContain("ことば1ことば2");
  expect(links(fans).map(([, to]) => to)).toEqual(["/my-page/fans", "/my-page/fans/youTube"]);
  expect(await within(await region("おすすめのアイテム")).findAllByText("ファンの5％が買うと")).toBeDefined();
  expect((await region("おすすめのアイテム")).textContent).toContain("¥ 236,800");
  expect((await region("おすすめのアイテム")).textContent).toContain("アカウントの平均の12,800人として");
});

test("a failing network makes the dashboard say that it is temporarily unavailable", async () => {
  const errors = [{ code: "fans/temporarily-unavailable" as const, message: "ただいま取得できません。" }];
  const failed = insight({ analysis: { state: "failed", errors } });
  shop({ "/api/db/user_insight/query": { data: [failed], summary: null } });
  renderInShell(<Home />);
  expect(
    await within(await region("ファン")).findByText(/ただいま、最新のファンの情報をご利用いただけません/),
  ).toBeDefined();
});

test("what cannot be fetched is left out, and the page still works", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Promise.reject(new TypeError("fetch failed"))),
  );
  renderInShell(<Home />);
  expect(await within(await region("ファン")).findAllByText("ただいま表示できません")).toHaveLength(4);
  expect(links(await region("ファン")).map(([, to]) => to)).toEqual(["/my-page/fans"]);
  await waitFor(() => expect(screen.queryByRole("region", { name: "おすすめのアイテム" })).toBeNull());
});
