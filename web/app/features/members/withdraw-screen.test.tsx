import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { business, consumer, fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { queryClient } from "../../query-client.ts";
import type { Member } from "../../session/current-user.ts";
import { WithdrawScreen } from "./withdraw-screen.tsx";

const notification = { private_notification: [], public_notification: [] };
const person: Member = { ...consumer, notification };
const company: Member = { ...business, notification };
const PATH = "/api/member/withdrawal";
const free = {
  confirm_by: "password",
  losses: { my_items: 3, drafts: 1, pictures: 12, miles: 1156 },
  obstacles: [],
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** One path both lists what is lost and closes the account. */
function answering(read: object, ...closing: object[]) {
  const fetched = fakeApi({
    [PATH]: () => {
      const [, init] = fetched.mock.lastCall as unknown as [string, RequestInit];
      return init.method === "POST" ? (closing.shift() ?? { result: "ok" }) : read;
    },
  });
  return fetched;
}

const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error_code: code, message, request_id: "r1" },
});

async function fillIn(password: string) {
  fireEvent.change(await screen.findByLabelText(/^パスワード/, { selector: "input" }), { target: { value: password } });
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /元に戻せない/ });
  if (!box.checked) fireEvent.click(box);
  fireEvent.click(screen.getByRole("button", { name: "退会する" }));
  const sure = await screen.findByRole("dialog", { name: "退会しますか？" });
  fireEvent.click(within(sure).getByRole("button", { name: "退会する" }));
}

test("says what is lost, asks for the password and a confirmation, and shows a wrong one at its field", async () => {
  const fetched = answering(free, refused(422, "members/not-your-password", "パスワードが違います。"));
  const onDone = vi.fn();
  renderInShell(<WithdrawScreen member={person} onDone={onDone} />);
  expect((await screen.findByText("マイルと会員ランク")).parentElement?.textContent).toContain("1,156");
  await fillIn("wrong one");
  expect((await screen.findByRole("alert")).textContent).toContain("パスワードが違います。");
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText("退会の理由"), { target: { value: "price" } });
  await fillIn("kaminari-gorogoro");
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const [, init] = fetched.mock.lastCall as unknown as [string, RequestInit];
  expect(JSON.parse(String(init.body)).data).toEqual({
    confirmation: "kaminari-gorogoro",
    reason: "price",
    comment: "",
  });
});

test("without the checkbox nothing is asked or sent", async () => {
  const fetched = answering(free);
  renderInShell(<WithdrawScreen member={person} onDone={() => {}} />);
  fireEvent.change(await screen.findByLabelText(/^パスワード/, { selector: "input" }), { target: { value: "pass" } });
  fireEvent.click(screen.getByRole("button", { name: "退会する" }));
  expect(await screen.findByText("内容をご確認のうえ、チェックしてください")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("an unfinished order is named with what to do, without a form", async () => {
  answering({
    ...free,
    obstacles: [
      { code: "on-its-way", order_number: "SR-7K3D-2M4P" },
      { code: "paying", order_number: null },
    ],
  });
  renderInShell(<WithdrawScreen member={company} onDone={() => {}} />);
  const notice = await screen.findByRole("region", { name: "いまは退会の手続きができません" });
  expect(notice.textContent).toContain("SR-7K3D-2M4P");
  expect(notice.textContent).toContain("お届けの完了後に");
  expect(screen.queryByRole("button", { name: "退会する" })).toBeNull();
  expect(screen.queryByText("マイルと会員ランク")).toBeNull();
});

test("what lies in the warehouse is counted, with the way there", async () => {
  answering({ ...free, obstacles: [{ code: "stored", order_number: "SR-7K3D-2M4P" }] });
  renderInShell(<WithdrawScreen member={company} stored={12} onDone={() => {}} />);
  const notice = await screen.findByRole("region", { name: "いまは退会の手続きができません" });
  expect(notice.textContent).toContain("倉庫に12点");
  expect(screen.getByRole("link", { name: "倉庫を見る" }).getAttribute("href")).toBe("/my-page/warehouse");
});
