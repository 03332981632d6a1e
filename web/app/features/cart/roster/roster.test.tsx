import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { startSession } from "#app/session/current-user.ts";
import { beforeSessionEnds, token } from "#app/session/token.ts";
import { consumer, fakeApi } from "../../../../test/fake-api.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { cartOf, shirts } from "../cart.fixture.ts";
import { RosterButton } from "./roster-button.tsx";
import { RosterDialog } from "./roster-dialog.tsx";

const ROSTER = "/api/cart/roster";
const MEMBER = { "/api/auth/login": { user: consumer } };
const line = shirts(2, { personal: { kinds: ["name", "number"], fee: 550, rows: 0 } });
const blank = { size_id: 23, name: "", number: "" };
const roster = {
  product_id: line.product_id,
  name: line.name,
  fields: { name: { max_length: 8, scripts: [] }, number: { max_length: 2, scripts: [] } },
  fee: 550,
  sizes: [
    { size_id: 23, size_name: "M" },
    { size_id: 24, size_name: "L" },
  ],
  views: ["front", "back"],
  rows: [blank, blank],
  state: "seen",
};

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  token.set(undefined);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function openRoster(saved: unknown = cartOf(line), read: unknown = roster) {
  let isRead = false;
  const api = fakeApi({
    [ROSTER]: () => {
      if (isRead) return saved;
      isRead = true;
      return read;
    },
    "/api/cart/get-for-me": cartOf(line),
    ...MEMBER,
  });
  const onClose = vi.fn();
  renderInShell(<RosterDialog line={line} onClose={onClose} />);
  await screen.findByRole("textbox", { name: "1行目の名前" });
  const sent = () =>
    api.mock.calls
      .map((call) => call as unknown as [string, RequestInit])
      .filter(([url, init]) => url.startsWith(ROSTER) && init.method === "PUT")
      .map(([, init]) => JSON.parse(String(init.body)).data);
  return { user: userEvent.setup(), sent, onClose };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("is typed like a spreadsheet, and saved as a whole", async () => {
  const { user, sent, onClose } = await openRoster();
  await user.type(field("1行目の名前"), "SATO{Enter}");
  expect(document.activeElement).toBe(field("2行目の名前"));
  await user.keyboard("ONO{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(field("3行目の名前")));
  await user.keyboard("KATO{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(field("1行目の名前"));
  await user.type(field("1行目の番号"), "1{Enter}2{Enter}3");
  await user.selectOptions(screen.getByRole("combobox", { name: "3行目のサイズ" }), "L");
  await user.click(screen.getByRole("button", { name: "2行目を削除" }));
  await user.click(screen.getByRole("button", { name: "名簿を保存する" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const rows = [
    { size_id: 23, name: "SATO", number: "1" },
    { size_id: 24, name: "KATO", number: "3" },
  ];
  expect(sent()).toMatchObject([{ rows }]);
});

const paste = (at: HTMLElement, text: string) => fireEvent.paste(at, { clipboardData: { getData: () => text } });

test("cells of a spreadsheet are pasted from the cell on, or not at all", async () => {
  await openRoster();
  paste(field("2行目の名前"), "SATO\t7\nONO\t8\nKATO\t9\n");
  expect([1, 2, 3, 4].map((row) => field(`${row}行目の名前`).value)).toEqual(["", "SATO", "ONO", "KATO"]);
  expect(field("4行目の番号").value).toBe("9");
  paste(field("1行目の名前"), "YAMADA\t1\nTANAKA\t100");
  await screen.findByText(/2行目：番号は2桁までです。/);
  expect(field("1行目の名前").value).toBe("");
});

test("a list with anything wrong changes nothing; a right one takes the table's place", async () => {
  const { user } = await openRoster();
  await user.type(field("1行目の名前"), "SATO");
  await user.click(screen.getByRole("button", { name: "リストから入れる" }));
  const list = field("リスト");
  fireEvent.change(list, { target: { value: "サイズ,名前,番号\nM,ONO,1\nXL,,2" } });
  await user.click(screen.getByRole("button", { name: "名簿に入れる" }));
  const wrong = await screen.findByRole("region", { name: "リストの誤り" });
  expect(wrong.textContent).toContain("3サイズ");
  expect(wrong.textContent).toContain("3名前");
  expect(field("1行目の名前").value).toBe("SATO");
  fireEvent.change(list, { target: { value: "サイズ,名前,番号\nM,ONO,1\nL,KATO,2\nL,MORI,3" } });
  await user.click(screen.getByRole("button", { name: "名簿に入れる" }));
  expect([1, 2, 3].map((row) => field(`${row}行目の名前`).value)).toEqual(["ONO", "KATO", "MORI"]);
});

test("what the server finds wrong is at its row until that is changed, and nothing is lost", async () => {
  const message = "「髙」はこの書体で印刷できません。別の文字にしてください。";
  const body = {
    error_code: "cart/roster-wrong",
    request_id: "r",
    message: "名簿に直すところがあります。",
    detail: { problems: [{ row: 2, field: "name", message }] },
  };
  const { user, onClose } = await openRoster({ status: 422, body });
  await user.type(field("1行目の名前"), "SATO");
  await user.type(field("2行目の名前"), "髙橋");
  await user.click(screen.getByRole("button", { name: "名簿を保存する" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field("2行目の名前").getAttribute("aria-invalid")).toBe("true");
  expect(onClose).not.toHaveBeenCalled();
  await user.type(field("2行目の名前"), "{Backspace}");
  expect(screen.queryByText(message)).toBeNull();
});

test("what was changed in another window is written over only when asked", async () => {
  const body = {
    error_code: "cart/roster-changed",
    request_id: "r",
    message: "名簿か数量が、ほかの画面で変わりました。",
  };
  const { user, sent, onClose } = await openRoster({ status: 409, body });
  await user.type(field("1行目の名前"), "SATO");
  await user.click(screen.getByRole("button", { name: "名簿を保存する" }));
  await user.click(await screen.findByRole("button", { name: "名簿にもどる" }));
  expect(onClose).not.toHaveBeenCalled();
  expect(field("1行目の名前").value).toBe("SATO");
  expect(sent()).toHaveLength(1);
});

test("what was typed when the session ended is there again, over what it was typed over", async () => {
  const login = async () => {
    fakeApi(MEMBER);
    await startSession("t");
  };
  await login();
  const { user } = await openRoster();
  await user.type(field("1行目の名前"), "SATO");
  for (const tell of beforeSessionEnds) tell();
  cleanup();
  queryClient.clear();
  await login();
  const again = await openRoster(cartOf(line), { ...roster, state: "changed elsewhere" });
  expect(field("1行目の名前").value).toBe("SATO");
  await again.user.click(screen.getByRole("button", { name: "名簿を保存する" }));
  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  expect(again.sent()).toMatchObject([{ rows: [{ ...blank, name: "SATO" }, blank], state: "seen" }]);
});

test("the roster that the end of the session closed is open again, from its own size and no other", async () => {
  const larger = { ...line, line_id: "0193a000-0000-7000-8000-000000000002", size_id: 24, size_name: "L" };
  fakeApi({ ...MEMBER, [ROSTER]: roster });
  await startSession("t");
  const kept = { rows: [{ sizeId: 23, name: "SATO", number: "" }], state: "seen" };
  const forms = { [`roster-${larger.line_id}`]: kept };
  sessionStorage.setItem("surimono.typed", JSON.stringify({ member: consumer.user_id, forms }));
  renderInShell([line, larger].map((one) => <RosterButton key={one.line_id} line={one} />));
  await screen.findByRole("textbox", { name: "1行目の名前" });
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(field("1行目の名前").value).toBe("SATO");
  expect(sessionStorage.getItem("surimono.typed")).toBeNull();
});

test("a size that is not sold any more is not shown as another one", async () => {
  await openRoster(cartOf(line), { ...roster, rows: [{ ...blank, size_id: 99 }] });
  const size = screen.getByRole<HTMLSelectElement>("combobox", { name: "1行目のサイズ" });
  expect(size.selectedOptions[0]?.textContent).toBe("―");
});
