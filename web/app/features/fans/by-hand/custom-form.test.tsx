import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../../../test/fake-api.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { queryClient } from "../../../query-client.ts";
import { dropToken, storeToken } from "../../../session/token.ts";
import { CustomScreen } from "../custom-screen.tsx";
import type { FanAccountKey } from "../fan-accounts.ts";
import { insight, link } from "../insight.fixture.ts";

const PATH = "/api/db/user_insight";
let known: ReturnType<typeof insight>[] = [];
const onSaved = vi.fn();

beforeEach(() => {
  storeToken("t1");
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

function open(
  answer: unknown = { data: [] },
  { editing = true, instead }: { editing?: boolean; instead?: FanAccountKey } = {},
) {
  const api = fakeApi({
    "/api/auth/login": { user: consumer },
    "/api/user/social-link": { data: [link(1, "linked"), link(2)] },
    [`${PATH}/query`]: () => ({ data: known, summary: null }),
    [PATH]: answer,
  });
  renderInShell(
    <>
      <CustomScreen editing={editing} instead={instead} userId="u1" onSaved={onSaved} />
      <Link to="/elsewhere">ほかへ</Link>
    </>,
    "/my-page/fans/custom",
  );
  return () =>
    (api.mock.calls as unknown as [string, RequestInit][])
      .filter(([input]) => new URL(input, "http://shop.test").pathname === PATH)
      .map(([, init]) => ({ method: init.method, data: JSON.parse(String(init.body)).data }));
}

const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "保存する" }));
const typedIn = (name: string | RegExp) => (field(name) as HTMLInputElement).value;

async function fillIn() {
  await screen.findByRole("textbox", { name: "人数" });
  type("人数", "１２,８００");
  type("女性", "60");
  type("男性", "30");
  type("女性 18-24歳", "60");
  type("男性 35-44歳", "30");
}

test("typed figures are summed up at once, and saved once however often save is pressed", async () => {
  const sent = open();
  await fillIn();
  type("ことば", "猫\n銭湯");
  expect(screen.getByText("合計 90%（不明 10%）")).toBeTruthy();
  expect(screen.getByText("女性の合計 60% / 60%")).toBeTruthy();
  save();
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([
    {
      method: "POST",
      data: {
        ...{ user_id: "u1", privider_id: 4, sns_id: "", sns_name: "" },
        fans_info: {
          ...{ fansSumNumber: 12_800, femaleTotal: 60, maleTotal: 30 },
          agePercentages: [
            { age: "age18-24", sex: "female", percentage: 60 },
            { age: "age35-44", sex: "male", percentage: 30 },
          ],
          fanskeywords: [
            { word: "猫", point: 2 },
            { word: "銭湯", point: 1 },
          ],
          socialIds: { youtube: "", instagram: "", twitter: "" },
        },
      },
    },
  ]);
});

test.each([
  ["more than all", [["男性", "40.5"]], "男女の合計が100.5%です。100%以下にしてください。", "女性"],
  ["too few of an age", [["女性 18-24歳", "42"]], "女性の割合より18%少なくなっています。", "女性 13-17歳"],
  ["too many of an age", [["男性 65歳以上", "5"]], "男性の割合を5%こえています。", "男性 13-17歳"],
] as const)("%s is refused with the wrong sum, and stays as typed", async (_case, typed, said, focused) => {
  const sent = open();
  await fillIn();
  for (const [name, value] of typed) type(name, value);
  expect(screen.getByText(new RegExp(said.replace(/[.]/g, "\\.")))).toBeTruthy();
  save();
  await waitFor(() => expect(document.activeElement).toBe(field(focused)));
  expect(sent()).toEqual([]);
  for (const [name, value] of typed) expect(typedIn(name)).toBe(value);
});

test.each([
  ["YouTubeのID", "surimono", "「@」からはじまるIDを入力してください"],
  ["XのID", "surimono", "「@」からはじまるIDを入力してください"],
  ["Instagramのユーザーネーム", "すりもの", "半角英数字、アンダーバー、ピリオドで入力してください"],
  ["人数", "", "1から100,000,000までの数字です"],
])("%s cannot be %j", async (name, value, said) => {
  const sent = open();
  await fillIn();
  type(name, value);
  save();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("an unreadable age gives a message below the ages", async () => {
  const sent = open();
  await fillIn();
  type("男性 35-44歳", "30.125");
  expect(screen.getByText("小数は2けたまでです")).toBeTruthy();
  save();
  await waitFor(() => expect(document.activeElement).toBe(field("男性 35-44歳")));
  expect(sent()).toEqual([]);
});

test("until the saved figures load the figures' page waits, but not the form", () => {
  open(undefined, { editing: false });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("ファン分析");
});

test("the server's refusal is shown, and the typed figures stay", async () => {
  const message = "男女の割合が一致していません。";
  open({ status: 422, body: { error_code: "fans/ratio-mismatch", message, request_id: "r1" } });
  await fillIn();
  save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(typedIn("女性 18-24歳")).toBe("60");
  expect(onSaved).not.toHaveBeenCalled();
});

test("leaving with changes asks, and staying keeps the typed figures", async () => {
  open();
  await fillIn();
  fireEvent.click(screen.getByRole("link", { name: "ほかへ" }));
  await screen.findByRole("dialog", { name: "編集内容を破棄しますか？" });
  fireEvent.click(screen.getByRole("button", { name: "編集を続ける" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(typedIn("人数")).toBe("１２,８００");
});

test("saved figures are shown and can be changed in place", async () => {
  known = [insight({ provider: 4 })];
  open(undefined, { editing: false });
  expect(await screen.findByText("1.28")).toBeTruthy();
  expect(screen.getByRole("link", { name: "変更する" }).getAttribute("href")).toContain("edit=true");
  cleanup();
  known = [insight({ provider: 4, info: { agePercentages: [] } })];
  queryClient.clear();
  const sent = open();
  await screen.findByRole("textbox", { name: "人数" });
  type("人数", "500");
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent()[0]).toMatchObject({ method: "PUT", data: { user_insight_id: 4, fans_info: { fansSumNumber: 500 } } });
});

test("instead of a network the form begins with its figures, its id first", async () => {
  known = [insight()];
  open(undefined, { instead: "youtube" });
  await screen.findByRole("textbox", { name: "人数" });
  expect(typedIn("人数")).toBe("12800");
  expect(typedIn("YouTubeのID")).toBe("@yofukashi");
});
