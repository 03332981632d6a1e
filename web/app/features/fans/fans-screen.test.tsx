import type { SocialNetwork } from "@surimono/domain/fans";
import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { queryClient } from "../../query-client.ts";
import { dropToken, storeToken } from "../../session/token.ts";
import { FansScreen } from "./fans-screen.tsx";
import { insight, link, nothingKnown, withoutAudience } from "./insight.fixture.ts";

const DENIED = "連携がキャンセルされました。連携する場合は、もう一度お試しください。";
const failure = (status: number, error_code: string, message: string) => ({
  status,
  body: { error_code, message, request_id: "r1" },
});

let links = [link(1), link(2)];
let known: ReturnType<typeof insight>[] = [];
const onLeave = vi.fn();
const onLinked = vi.fn();

beforeEach(() => {
  storeToken("t1");
  links = [link(1), link(2)];
  known = [];
});

afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  toasts.set([]);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** The screen with its address, as the route keeps it. */
function Page({ connect, ticket }: { connect?: SocialNetwork; ticket?: string }) {
  const [address, setAddress] = useState({ connect, ticket });
  return (
    <FansScreen
      connect={address.connect}
      ticket={address.ticket ?? null}
      onConnect={(account) => setAddress({ connect: account, ticket: undefined })}
      onLeave={onLeave}
      onLinked={onLinked}
    />
  );
}

function open(page: { connect?: SocialNetwork; ticket?: string } = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    "/api/auth/login": { user: consumer },
    "/api/user/social-link": (): unknown => ({ data: links }),
    "/api/db/user_insight/query": () => ({ data: known, summary: null }),
    ...answers,
  });
  renderInShell(<Page {...page} />);
  return (path: string) =>
    api.mock.calls
      .filter(([input]) => String(input).includes(path))
      .map((call) => JSON.parse(String((call as unknown as [string, RequestInit])[1].body)).data);
}

const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { level: 2, name });
  return within(heading.closest("li") as HTMLElement);
};

test("linking goes to the network with a return address, and nothing can be pressed twice meanwhile", async () => {
  const sent = open({}, { "/api/user/social-link/start": { url: "https://network.test/ask" } });
  fireEvent.click((await card("YouTube")).getByRole("button", { name: "YouTubeと連携する" }));
  const dialog = within(await screen.findByRole("dialog", { name: "YouTubeと連携する" }));
  const go = dialog.getByRole("button", { name: "Googleの画面へすすむ" });
  fireEvent.click(go);
  fireEvent.click(go);
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith("https://network.test/ask"));
  expect(sent("/start")).toEqual([{ privider_id: 1, back: "/my-page/fans?connect=youtube" }]);
  expect(go.getAttribute("aria-busy")).toBe("true");
});

test("a network that is not set up closes the dialog with a message", async () => {
  const message = "このSNSとの連携は、ただいまご利用いただけません。";
  open({ connect: "instagram" }, { "/api/user/social-link/start": failure(503, "fans/not-set-up", message) });
  fireEvent.click(await screen.findByRole("button", { name: "Facebookの画面へすすむ" }));
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("returning finishes the link once and goes to the analysis", async () => {
  const sent = open(
    { connect: "youtube", ticket: "k1" },
    { "/api/user/social-link/finish": { link: link(1, "linked") } },
  );
  expect(await screen.findByRole("dialog", { name: "YouTubeと連携しています" })).toBeTruthy();
  await waitFor(() => expect(onLinked).toHaveBeenCalledWith("youtube"));
  expect(sent("/finish")).toEqual([{ ticket: "k1" }]);
});

test("a query from before the link was finished is repeated", async () => {
  let answerFirst = (_: unknown) => {};
  const sent = open(
    { connect: "youtube", ticket: "k4" },
    {
      "/api/user/social-link/finish": () => {
        links = [link(1, "linked"), link(2)];
        known = [insight()];
        return { link: links[0] };
      },
    },
  );
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const isFirst = String(input).includes("user_insight") && sent("user_insight").length === 0;
    const answered = await answer(input, init);
    if (isFirst)
      await new Promise((resolve) => {
        answerFirst = resolve;
      });
    return answered;
  });
  await waitFor(() => expect(onLinked).toHaveBeenCalled());
  answerFirst(undefined);
  // Behind the dialog, which the route would have closed.
  expect(await screen.findByText("連携済み")).toBeTruthy();
});

test("after a denied or failed link the dialog is closed, and the reason is shown", async () => {
  open({ connect: "youtube", ticket: "k2" }, { "/api/user/social-link/finish": failure(409, "fans/denied", DENIED) });
  expect((await screen.findByRole("alert")).textContent).toBe(DENIED);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await card("YouTube")).getByText("未連携")).toBeTruthy();
  expect(onLinked).not.toHaveBeenCalled();
});

test("one of several accounts is chosen on the fans' page, and then analysed", async () => {
  links = [link(1), link(2, "choosing")];
  const sent = open(
    { connect: "instagram", ticket: "k3" },
    {
      "/api/user/social-link/finish": { link: link(2, "choosing") },
      "/api/aiq/user/instagram-profiles": {
        instagramProfiles: [
          { id: "7", username: "yofukashi", name: "夜ふかし商店", followers_count: 12_800 },
          { id: "8", username: "asa", name: "朝の店", followers_count: null },
        ],
      },
      "/api/aiq/user/profile": { fans_info: insight({ provider: 2 }).fans_info, update_time: null },
    },
  );
  fireEvent.click(await screen.findByRole("radio", { name: /@asa/ }));
  fireEvent.click(screen.getByRole("button", { name: "このアカウントを分析する" }));
  await waitFor(() => expect(onLinked).toHaveBeenCalledWith("instagram"));
  expect(sent("/api/aiq/user/profile")).toEqual([{ id: "8", privider_id: 2 }]);
});

test("if the network no longer accepts the link there is nothing to choose, and linking is offered again", async () => {
  links = [link(1), link(2, "choosing")];
  open(
    { connect: "instagram" },
    {
      "/api/aiq/user/instagram-profiles": () => {
        links = [link(1), link(2, "reconnect")];
        return failure(409, "fans/reconnect-needed", "SNSとの連携が切れています。");
      },
    },
  );
  expect(await screen.findByRole("dialog", { name: "アカウントをえらぶ" })).toBeTruthy();
  expect(await screen.findByRole("dialog", { name: "Instagramと連携する" })).toBeTruthy();
});

test("each card shows its account's state, and what can be done", async () => {
  links = [link(1, "linked"), link(2, "reconnect")];
  known = [insight(withoutAudience), insight({ provider: 4 })];
  open();
  const youtube = await card("YouTube");
  expect(youtube.getByText("データ不足")).toBeTruthy();
  // With typed figures there is no question for them.
  expect(youtube.queryByRole("link", { name: "手動で設定する" })).toBeNull();
  const instagram = await card("Instagram");
  expect(instagram.getByText("再連携が必要")).toBeTruthy();
  expect(instagram.getByRole("button", { name: "もう一度連携する" })).toBeTruthy();
  const custom = await card("手動設定");
  expect(custom.getByText("設定済み")).toBeTruthy();
  expect(custom.getByRole("link", { name: "変更する" })).toBeTruthy();
});

test("if the network gives too little, its card offers to type the figures", async () => {
  links = [link(1, "linked"), link(2)];
  known = [insight(withoutAudience)];
  open();
  expect((await card("YouTube")).getByRole("link", { name: "手動で設定する" }).getAttribute("href")).toBe(
    "/my-page/fans/custom?edit=true&accountType=1",
  );
});

test("a failed analysis says why on its card, and can be requested again", async () => {
  links = [link(1, "linked"), link(2)];
  const errors = [{ code: "fans/no-channel" as const, message: "チャンネルがありません。" }];
  known = [insight({ ...nothingKnown, analysis: { state: "failed", profiling: null, errors } })];
  const sent = open({}, { "/api/aiq/user/profile": { fans_info: insight().fans_info, update_time: null } });
  const youtube = await card("YouTube");
  expect(youtube.getByText("チャンネルがありません。")).toBeTruthy();
  fireEvent.click(youtube.getByRole("button", { name: "もう一度調べる" }));
  await waitFor(() => expect(sent("/api/aiq/user/profile")).toEqual([{ id: "sns-1", privider_id: 1 }]));
});

test("unlinking asks first, and then confirms", async () => {
  links = [link(1, "linked"), link(2)];
  known = [insight()];
  open(
    {},
    {
      "/api/user/social-link": () => ({ data: links, result: "ok" }),
    },
  );
  const unlinking = (await card("YouTube")).getByRole("button", { name: "YouTubeとの連携を解除する" });
  unlinking.focus();
  fireEvent.click(unlinking);
  expect(await screen.findByRole("dialog", { name: "YouTubeとの連携を解除しますか？" })).toBeTruthy();
  links = [link(1), link(2)];
  known = [];
  fireEvent.click(screen.getByRole("button", { name: "連携を解除する" }));
  await screen.findByText("YouTubeとの連携を解除しました。");
  expect(await (await card("YouTube")).findByText("未連携")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: "YouTube" }).closest("li"));
});

test("typed figures can be deleted after a confirmation", async () => {
  known = [insight({ provider: 4 })];
  open(
    {},
    {
      "/api/db/user_insight": () => {
        known = [];
        return { result: "ok" };
      },
    },
  );
  const methods = () => vi.mocked(globalThis.fetch).mock.calls.map(([, init]) => init?.method);
  fireEvent.click((await card("手動設定")).getByRole("button", { name: "入力した数字を削除する" }));
  const question = within(await screen.findByRole("dialog", { name: "入力した数字を削除しますか？" }));
  expect(methods()).not.toContain("DELETE");
  fireEvent.click(question.getByRole("button", { name: "削除する" }));
  await screen.findByText("入力した数字を削除しました。");
  expect(methods()).toContain("DELETE");
  expect(await (await card("手動設定")).findByText("未設定")).toBeTruthy();
});

test.each([
  ["typed figures alone", [insight({ provider: 4 })], "ご自分で入力した人数です"],
  ["a network's too", [insight(), insight({ provider: 4 })], "アカウントの合計です"],
])("with %s it says where the total comes from", async (_case, all, said) => {
  known = all;
  open({}, { "/api/db/user_insight/query": () => ({ data: known, summary: known[0]?.fans_info }) });
  expect(within(await screen.findByRole("region", { name: "すべてのファン" })).getByText(said)).toBeTruthy();
});

test("while nothing is known no total is shown", async () => {
  links = [link(1, "linked"), link(2)];
  known = [insight({ ...nothingKnown, analysis: { state: "analysing", profiling: null } })];
  open({}, { "/api/db/user_insight/query": () => ({ data: known, summary: known[0]?.fans_info }) });
  expect(await (await card("YouTube")).findByText("分析中")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "すべてのファン" })).toBeNull();
});
