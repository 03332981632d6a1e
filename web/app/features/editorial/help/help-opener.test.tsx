import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { dropToken, storeToken } from "#app/session/token.ts";
import { consumer, fakeApi } from "../../../../test/fake-api.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { HelpOpener } from "./help-opener.tsx";
import { writeHelpContent } from "./write-help-content.server.ts";

const content = writeHelpContent();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = vi.fn();
  queryClient.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  dropToken();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();

async function openChat(question = "") {
  renderInShell(<HelpOpener />, "/faq");
  const line = screen.getByLabelText("知りたいことを、ことばで聞けます。");
  if (question) await user.type(line, question);
  await user.click(screen.getByRole("button", { name: "チャットで聞く" }));
  return within(await screen.findByRole("log", { name: "質問とお答え" }));
}

const ask = async (text: string) => user.type(screen.getByRole("textbox", { name: /^質問/ }), `${text}{Enter}`);

test("a question is answered in the shop's words, and the chat asks once whether it helped", async () => {
  const fetched = fakeApi({ "/help.json": content });
  const log = await openChat("ｿｳﾘｮｳ");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await log.findByText(/お届け先が1か所なら、無料です/)).toBeTruthy();
  await ask("いつ届く");
  expect(await log.findByText(/約5営業日、遅くとも10日以内に発送します/)).toBeTruthy();
  expect(log.getAllByText("解決しましたか", { selector: "span" })).toHaveLength(1);
  await user.click(log.getByRole("button", { name: "はい" }));
  expect(await log.findByText(/お役に立ててよかったです/)).toBeTruthy();
  expect(log.queryByText("解決しましたか", { selector: "span" })).toBeNull();
});

test("without an answer it says so, with the nearest questions and an inquiry that includes the question", async () => {
  fakeApi({ "/help.json": content });
  const log = await openChat("今日の天気は");
  expect(await log.findByText(/ぴったりのお答えが見つかりませんでした/)).toBeTruthy();
  expect(log.getByRole("link", { name: "お問い合わせフォーム" }).getAttribute("href")).toBe("/inquiryFormContent");
  await user.click(log.getByRole("button", { name: "いつ届きますか。" }));
  expect(await log.findByText(/約5営業日、遅くとも10日以内に発送します/)).toBeTruthy();
  await user.click(log.getByRole("button", { name: "いいえ" }));
  expect(await log.findByText(/お役に立てず/)).toBeTruthy();
});

test("the chat lives as long as the tab, and tampered storage is not shown", async () => {
  fakeApi({ "/help.json": content });
  await (await openChat("退会したい")).findByText(/元に戻せません/);
  cleanup();
  expect(await (await openChat()).findByText(/元に戻せません/)).toBeTruthy();
  cleanup();
  sessionStorage.setItem("surimono.help-talk", '[{"by":"shop","say":"answer","answer":"nowhere","near":[]}]');
  expect((await openChat()).queryByText(/元に戻せません/)).toBeNull();
});

test("a member gets links to their pages, a guest is not asked to log in for nothing", async () => {
  fakeApi({ "/help.json": content, "/api/auth/login": { user: consumer } });
  await openChat();
  expect(screen.queryByRole("button", { name: "注文の状況" })).toBeNull();
  cleanup();
  storeToken("token");
  const log = await openChat();
  await user.click(await screen.findByRole("button", { name: "注文の状況" }));
  expect((await log.findByRole("link", { name: "注文履歴をひらく" })).getAttribute("href")).toBe("/my-page/orders");
  await ask("マイルの有効期限");
  expect((await log.findByRole("link", { name: "会員ランクをひらく" })).getAttribute("href")).toBe("/rank");
});

test("a question has at most 200 letters, and too many at once must wait", async () => {
  fakeApi({ "/help.json": content });
  const log = await openChat();
  const line = screen.getByRole<HTMLInputElement>("textbox", { name: /^質問/ });
  await user.click(line);
  await user.paste("あ".repeat(300));
  expect(line.value).toHaveLength(200);
  await user.clear(line);
  for (let times = 0; times < 13; times++) await ask("送料");
  expect(await log.findByText(/少し待ってから/)).toBeTruthy();
});

test("a question sent before hydration is asked afterwards, once", async () => {
  fakeApi({ "/help.json": content });
  renderInShell(<HelpOpener />, "/faq?ask=%E9%80%81%E6%96%99");
  const log = within(await screen.findByRole("log", { name: "質問とお答え" }));
  expect(await log.findAllByText(/お届け先が1か所なら、無料です/)).toHaveLength(1);
});

test("answers that cannot be fetched are requested again", async () => {
  let works = false;
  fakeApi({ "/help.json": () => (works ? content : { status: 500, body: {} }) });
  renderInShell(<HelpOpener />, "/faq");
  await user.click(screen.getByRole("button", { name: "チャットで聞く" }));
  const again = await screen.findByRole("button", { name: "もう一度読み込む" });
  works = true;
  await user.click(again);
  expect(await screen.findByRole("button", { name: "送料はいくらですか。" })).toBeTruthy();
});
