import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { AddressBookScreen } from "./address-book-screen.tsx";
import { entryOf } from "./several/split.fixture.ts";

const SAVE = "/api/address/save";
const BOOK = [
  entryOf("a1", "摺木", { is_default: true }),
  entryOf("a2", "版木", { kind: "sender" }),
  entryOf("a3", "浮世", { kind: "store" }),
];

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(addresses = BOOK) {
  const fetched = fakeApi({ "/api/address/list": { addresses }, [SAVE]: addresses[0] });
  renderInShell(<AddressBookScreen />);
  await screen.findByRole("list", { name: "住所" });
  const saved = () => {
    const call = fetched.mock.calls.find(([url]) => String(url).includes(SAVE)) as unknown as
      | [unknown, RequestInit]
      | undefined;
    return call && JSON.parse(String(call[1].body)).data;
  };
  return { user: userEvent.setup(), saved };
}

const names = () =>
  within(screen.getByRole("list", { name: "住所" }))
    .getAllByText(/様$/)
    .map(({ textContent }) => textContent);

test("the book says what each address is for, and shows one kind alone", async () => {
  const { user } = await open();
  expect(names()).toHaveLength(3);
  const book = within(screen.getByRole("list", { name: "住所" }));
  expect(book.getByText("ご依頼主")).toBeTruthy();
  expect(book.getByText("お店・会社")).toBeTruthy();
  // Only a receiver's address can be the usual destination.
  expect(book.queryByRole("button", { name: /いつものお届け先にする/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "ご依頼主（1）" }));
  expect(names()).toEqual(["版木 みどり 様"]);
  await user.click(screen.getByRole("button", { name: "すべて（3）" }));
  expect(names()).toHaveLength(3);
});

test("a book of one kind has nothing to choose between", async () => {
  await open(BOOK.slice(0, 1));
  expect(screen.queryByRole("button", { name: /すべて/ })).toBeNull();
});

test("a new address is of the kind that is looked at, until another is chosen", async () => {
  const { user, saved } = await open();
  await user.click(screen.getByRole("button", { name: "ご依頼主（1）" }));
  await user.click(screen.getByRole("button", { name: "版木 みどり 様の住所を編集" }));
  const kind = await screen.findByRole("combobox", { name: "住所の種類" });
  expect((kind as HTMLSelectElement).value).toBe("sender");
  expect(screen.queryByRole("checkbox", { name: "いつものお届け先にする" })).toBeNull();
  await user.selectOptions(kind, "お店・会社");
  await user.click(screen.getByRole("button", { name: "保存する" }));
  await screen.findByText("住所を保存しました。");
  expect(saved()).toMatchObject({ address_id: "a2", kind: "store" });
});
