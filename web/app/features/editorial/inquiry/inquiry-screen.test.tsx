import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../../test/fake-api.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { InquiryScreen } from "./inquiry-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();

function Where() {
  return <p>{`今は${useLocation().pathname}`}</p>;
}

const send = () => user.click(screen.getByRole("button", { name: "送信する" }));

test("every field shows its problem, and nothing is sent", async () => {
  const fetched = fakeApi({ "/api/inquiry": { result: "ok" } });
  const sent = vi.fn(async () => {});
  renderInShell(<InquiryScreen email="" message="" onSent={sent} />);
  await send();
  expect(await screen.findByText("お名前を入力してください")).toBeTruthy();
  expect(screen.getByText("メールアドレスを入力してください")).toBeTruthy();
  expect(screen.getByText("お問い合わせの内容を入力してください")).toBeTruthy();
  await user.type(screen.getByLabelText("お名前"), "<みどり>");
  await user.type(screen.getByLabelText("メールアドレス"), "midori@");
  await user.type(screen.getByLabelText("電話番号"), "12345");
  expect(await screen.findByText(/使えない文字が含まれています/)).toBeTruthy();
  expect(screen.getByText("メールアドレスの形式をご確認ください")).toBeTruthy();
  expect(screen.getByText(/電話番号をご確認ください/)).toBeTruthy();
  await send();
  expect(fetched).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test("a whole inquiry is sent once, from the member's own address", async () => {
  const fetched = fakeApi({ "/api/inquiry": { result: "ok" } });
  const sent = vi.fn(async () => {});
  renderInShell(<InquiryScreen email="midori@example.com" message="" onSent={sent} />);
  await user.type(screen.getByLabelText("お名前"), "摺木みどり");
  await user.type(screen.getByLabelText("お問い合わせの内容"), "届く日を教えてください。");
  await send();
  await expect.poll(() => sent).toHaveBeenCalledOnce();
  // The next page has not loaded yet, and the button can be pressed again.
  await send();
  expect(fetched).toHaveBeenCalledOnce();
  const [, init] = fetched.mock.lastCall as unknown as [string, RequestInit];
  expect(JSON.parse(String(init.body)).data).toEqual({
    topic: "item",
    name: "摺木みどり",
    email: "midori@example.com",
    phone: "",
    message: "届く日を教えてください。",
  });
});

test("who goes elsewhere with an inquiry that is not sent is asked first, and after sending nobody is", async () => {
  fakeApi({ "/api/inquiry": { result: "ok" } });
  const goHome = () => user.click(screen.getByRole("link", { name: "ホーム" }));
  const form = <InquiryScreen email="midori@example.com" message="" onSent={goHome} />;
  renderInShell([<Where key="where" />, <div key="form">{form}</div>], "/inquiryFormContent");
  await user.type(screen.getByLabelText("お名前"), "摺木みどり");
  await user.type(screen.getByLabelText("お問い合わせの内容"), "教えてください。");
  await goHome();
  await user.click(await screen.findByRole("button", { name: "編集を続ける" }));
  expect((screen.getByLabelText("お問い合わせの内容") as HTMLTextAreaElement).value).toBe("教えてください。");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await send();
  expect(await screen.findByText("今は/")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("after a failed send the text stays, and sending can be retried", async () => {
  fakeApi({ "/api/inquiry": { status: 500, body: { error_code: "server/error", message: "", request_id: "r" } } });
  const sent = vi.fn(async () => {});
  renderInShell(<InquiryScreen email="midori@example.com" message="" onSent={sent} />);
  await user.type(screen.getByLabelText("お名前"), "摺木みどり");
  await user.type(screen.getByLabelText("お問い合わせの内容"), "教えてください。");
  await send();
  expect(await screen.findByText(/お問い合わせを送信できませんでした。もう一度お試しください/)).toBeTruthy();
  expect((screen.getByLabelText("お問い合わせの内容") as HTMLTextAreaElement).value).toBe("教えてください。");
  expect(sent).not.toHaveBeenCalled();
});
