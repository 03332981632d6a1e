import type { SocialNetwork } from "@surimono/domain/fans";
import { toasts } from "@surimono/ui/toast.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { queryClient } from "../../query-client.ts";
import { dropToken, storeToken } from "../../session/token.ts";
// Lazy parts must be loaded before the clock stops.
import "./charts/word-cloud-drawing.tsx";
import { insight, link, nothingKnown, withoutAudience } from "./insight.fixture.ts";
import { LinkedScreen } from "./linked-screen.tsx";

const layOutWords = vi.hoisted(() => vi.fn((_layout: { words: readonly unknown[] }) => () => {}));
vi.mock("./charts/lay-out-words.ts", () => ({ BOLD_WORDS: 6, layOutWords }));

const INSIGHTS = "/api/db/user_insight/query";
const ASK = "/api/aiq/user/profile";

let known: ReturnType<typeof insight>[] = [];
let linked = link(1, "linked");

beforeEach(() => {
  vi.useFakeTimers();
  storeToken("t1");
  linked = link(1, "linked");
});

afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  toasts.set([]);
  setVisibility("visible");
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const realTimeout = setTimeout;
/** At most one poll is asked in so long. */
const STEP_MS = 2000;

/** So long by the clock that stands still, and each time until what was asked for is answered, which takes time of its own. */
const settle = (ms = 50) =>
  act(async () => {
    await answered();
    for (let left = ms; left > 0; left -= STEP_MS) {
      await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
      await answered();
    }
  });

async function answered(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = queryClient.isFetching() > 0 ? 0 : quiet + 1) {
    await new Promise((resolve) => realTimeout(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}

const heading = (name: string) => screen.queryByRole("heading", { name });

async function open(ask: () => unknown = () => ({ status: 500, body: {} }), account: SocialNetwork = "youtube") {
  const api = fakeApi({
    "/api/auth/login": { user: consumer },
    "/api/user/social-link": () => ({ data: [linked, link(2, "linked")] }),
    [INSIGHTS]: () => ({ data: known, summary: null }),
    [ASK]: ask,
  });
  renderInShell(
    <LinkedScreen account={account}>
      <p>おすすめ</p>
    </LinkedScreen>,
    "/my-page/fans/youTube",
  );
  await settle();
  return () => api.mock.calls.filter(([input]) => String(input).includes(INSIGHTS)).length;
}

function setVisibility(state: "visible" | "hidden") {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("during the analysis a spinner shows, the page polls every two seconds while visible, and then shows the figures", async () => {
  known = [insight({ ...nothingKnown, analysis: { state: "analysing", profiling: null } })];
  const looks = await open();
  expect(heading("ファンを分析しています")).toBeTruthy();
  expect(screen.queryByText("おすすめ")).toBeNull();
  expect(looks()).toBe(1);
  await settle(2000);
  await settle(2000);
  expect(looks()).toBe(3);
  setVisibility("hidden");
  await settle(20_000);
  expect(looks()).toBe(3);
  setVisibility("visible");
  known = [insight()];
  await settle(2000);
  expect(heading("ファンを分析しています")).toBeNull();
  expect(screen.getByText("1.28")).toBeTruthy();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("分析が終わりました。");
  expect(screen.getByText("おすすめ")).toBeTruthy();
  expect(screen.getByRole("table", { name: "月ごとの登録者の増減" }).textContent).toContain("2026年10月420人36人");
  const shown = looks();
  await settle(20_000);
  expect(looks()).toBe(shown);
});

test("the cloud is laid out once, however often the page polls", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
  known = [insight({ analysis: { state: "analysing" } })];
  const looks = await open();
  layOutWords.mockClear();
  await settle(10_000);
  expect(looks()).toBeGreaterThan(3);
  expect(layOutWords).not.toHaveBeenCalled();
});

test("polling ends after a thousand times, and when the page is left", async () => {
  known = [insight({ ...nothingKnown, analysis: { state: "analysing", profiling: null } })];
  const looks = await open();
  await settle(4000);
  expect(looks()).toBe(3);
  await settle(2_100_000);
  expect(looks()).toBe(1001);
  cleanup();
  await settle(20_000);
  expect(looks()).toBe(1001);
});

test("a network that cannot answer is temporarily unavailable, and can be asked again", async () => {
  const message = "ただいまSNSからデータを取得できません。時間をおいて、もう一度お試しください。";
  known = [
    insight({
      ...nothingKnown,
      analysis: { state: "failed", profiling: null, errors: [{ code: "fans/temporarily-unavailable", message }] },
    }),
  ];
  await open(() => {
    known = [insight({ ...nothingKnown, analysis: { state: "analysing", profiling: null } })];
    return { fans_info: known[0]?.fans_info, update_time: null };
  });
  expect(screen.getByRole("alert").textContent).toContain(`ただいま、ご利用いただけません${message}`);
  fireEvent.click(screen.getByRole("button", { name: "もう一度調べる" }));
  await settle();
  expect(heading("ファンを分析しています")).toBeTruthy();
});

test("a problem that the member can fix at the network is not called temporary", async () => {
  const errors = [{ code: "fans/no-channel" as const, message: "YouTubeのチャンネルがありません。" }];
  known = [insight({ ...nothingKnown, analysis: { state: "failed", profiling: null, errors } })];
  await open();
  expect(screen.getByRole("alert").textContent).toContain("分析できませんでしたYouTubeのチャンネルがありません。");
  expect(screen.getByRole("link", { name: "手動で設定する" })).toBeTruthy();
});

test.each([
  ["choosing", "アカウントをえらんでください"],
  ["reconnect", "もう一度、連携してください"],
] as const)("an account in state %s says so over the empty charts", async (standing, said) => {
  known = [];
  linked = link(1, standing);
  await open();
  expect(heading(said)).toBeTruthy();
});

test("if the shop cannot link a network, figures can be typed", async () => {
  known = [];
  linked = { ...link(1), available: false };
  await open();
  expect(heading("ただいま連携できません")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "YouTubeと連携する" })).toBeNull();
});

test("without ages and sexes the data are insufficient, and typing them is offered beside the known figures", async () => {
  known = [insight(withoutAudience)];
  await open();
  expect(heading("データが足りません")).toBeTruthy();
  expect(screen.getByText("1.28")).toBeTruthy();
  expect(screen.getByRole("link", { name: "手動で設定する" }).getAttribute("href")).toBe(
    "/my-page/fans/custom?edit=true&accountType=1",
  );
});

test("with typed figures for what the network does not give, the page links to them and does not ask again", async () => {
  known = [insight(withoutAudience), insight({ provider: 4 })];
  await open();
  expect(screen.queryByRole("link", { name: "手動で設定する" })).toBeNull();
  expect(screen.getByRole("link", { name: "入力した数字を見る" }).getAttribute("href")).toBe("/my-page/fans/custom");
});

test("the photo network's cloud has its ten most frequent words, the video network's all", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
  known = [insight(), insight({ provider: 2 })];
  await open(undefined, "instagram");
  expect(layOutWords.mock.lastCall?.[0].words).toHaveLength(10);
  cleanup();
  await open(undefined, "youtube");
  expect(layOutWords.mock.lastCall?.[0].words).toHaveLength(12);
});

test("without a link the page asks for one", async () => {
  known = [];
  linked = link(1);
  await open();
  expect(heading("まだ連携していません")).toBeTruthy();
  expect(screen.getByRole("link", { name: "YouTubeと連携する" }).getAttribute("href")).toBe(
    "/my-page/fans?connect=youtube",
  );
});

test.each([
  ["analysing", "linked", "最新の情報を調べています"],
  ["failed", "linked", "前回の分析を表示しています"],
  ["done", "reconnect", "連携が切れている"],
] as const)(
  "old figures stay while an analysis is %s and the account %s, with a message",
  async (state, standing, said) => {
    known = [insight({ analysis: { state } })];
    linked = link(1, standing);
    await open();
    expect(screen.getByText("1.28")).toBeTruthy();
    expect(screen.getByText(new RegExp(said))).toBeTruthy();
  },
);

test("too soon after the last analysis it says when the next is possible", async () => {
  known = [insight({ analysis: { next_refresh: new Date(Date.now() + 60_000).toISOString() } })];
  await open();
  const button = screen.getByRole("button", { name: /から更新できます/ }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  await settle(60_001);
  expect(screen.getByRole("button", { name: "更新する" })).toBeTruthy();
});

test("months with equal gains and losses are neither more nor fewer", async () => {
  known = [insight({ analysis: { followers: [{ month: "2026-10", gained: 12, lost: 12 }] } })];
  await open();
  expect(screen.getByText("±0人")).toBeTruthy();
});

test("an account that cannot be read says so, with a retry", async () => {
  fakeApi({});
  renderInShell(<LinkedScreen account="youtube" />);
  await settle();
  expect(screen.getByText("読み込めませんでした")).toBeTruthy();
  expect(screen.getByRole("button", { name: "もう一度読み込む" })).toBeTruthy();
});
