import { readDestinationList } from "@surimono/contract/cart";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { call } from "#app/session/call.ts";
import { decodeList } from "#app/ui/decode-list.ts";
import { fakeApi } from "../../../../test/fake-api.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { ListDialog } from "./list-dialog.tsx";
import { sampleList } from "./list-file.ts";
import { entryOf, lineOf } from "./split.fixture.ts";

const READ = "/api/cart/destinations/list";
const LINES = [lineOf("l1", 3)];
const LIST =
  "お名前,郵便番号,住所,電話番号,アイテム,サイズ,数量\r\n髙橋 すみれ,150-0001,東京都渋谷区神宮前1-2-3,090-1234-5678,ふくろうのT,M,3\r\n";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Bytes as spreadsheets of Japan write them: the browser only reads them, so each character is looked for. */
function shiftJis(text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder("shift_jis");
  const bytesOf = new Map<string, number[]>();
  for (let code = 0; code < 0x80; code++) bytesOf.set(String.fromCharCode(code), [code]);
  for (let high = 0x81; high <= 0xfc; high++)
    for (let low = 0x40; low <= 0xfc; low++) {
      const character = decoder.decode(new Uint8Array([high, low]));
      if ([...character].length === 1 && character !== "\uFFFD" && !bytesOf.has(character))
        bytesOf.set(character, [high, low]);
    }
  return new Uint8Array([...text].flatMap((character) => bytesOf.get(character) ?? []));
}

function open(answer: unknown) {
  const onTake = vi.fn();
  const fetched = fakeApi({ [READ]: answer });
  renderInShell(
    <ListDialog
      open
      lines={LINES}
      ask={(rows) => call(readDestinationList, { rows })}
      replaces={2}
      onClose={() => undefined}
      onTake={onTake}
    />,
  );
  const rowsSent = () =>
    JSON.parse(String((fetched.mock.calls[0] as unknown as [unknown, RequestInit])[1].body)).data.rows;
  return { user: userEvent.setup(), onTake, rowsSent };
}

test("a file in Shift_JIS is read as the same words", async () => {
  const bytes = shiftJis(LIST);
  expect(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes)).toThrow();
  expect(decodeList(bytes.buffer)).toBe(LIST);
  expect(decodeList(new TextEncoder().encode(sampleList(LINES)).buffer as ArrayBuffer)).toContain("ふくろうのT,M,1");

  const { address_id: _, is_default: __, kind: ___, ...receiver } = entryOf("a1", "髙橋");
  const found = { destinations: [{ ...receiver, pieces: [{ line_id: "l1", quantity: 3 }] }], problems: [] };
  const { user, onTake, rowsSent } = open(found);
  expect(screen.getByText(/いまの2か所は、取り込んだお届け先に置きかわります/)).toBeTruthy();
  screen.getByText(/「数量」は、お届け先ごとの点数になります/);
  await user.upload(screen.getByLabelText("CSVファイル"), new File([bytes], "list.csv", { type: "text/csv" }));
  await user.click(await screen.findByRole("button", { name: "1か所を取り込む" }));
  expect(rowsSent()).toMatchObject([{ row: 2, name: "髙橋 すみれ", item: "ふくろうのT" }]);
  expect(onTake).toHaveBeenCalledTimes(1);
  expect(onTake.mock.calls[0]?.[0]).toMatchObject([{ last_name: "髙橋", address_id: null, pieces: [{ quantity: 3 }] }]);
});

test("while anything is wrong nothing can be taken over, and each mistake is named by row and column", async () => {
  const problems = [
    { row: 2, field: "postal_code", message: "7桁の郵便番号を入力してください。" },
    { row: 5, field: "pieces", message: "1以上の数を入力してください。" },
  ];
  const { user, onTake } = open({ destinations: [], problems });
  await user.click(screen.getByRole("textbox", { name: "リスト" }));
  await user.paste(LIST);
  await user.click(screen.getByRole("button", { name: "内容を確認する" }));
  const rows = within(await screen.findByRole("table")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "行項目内容",
    "2郵便番号7桁の郵便番号を入力してください。",
    "5数量1以上の数を入力してください。",
  ]);
  const take = screen.getByRole("button", { name: "取り込む" });
  expect(take.hasAttribute("disabled") || take.getAttribute("aria-disabled") === "true").toBe(true);
  await user.click(take);
  expect(onTake).not.toHaveBeenCalled();
});

test("a list without its headings says which are missing, before anything is sent", async () => {
  const { user } = open({});
  await user.click(screen.getByRole("textbox", { name: "リスト" }));
  await user.paste("髙橋,150-0001");
  await user.click(screen.getByRole("button", { name: "内容を確認する" }));
  await waitFor(() => expect(screen.getByText(/1行目に見出し「お名前」.*が見つかりませんでした/)).toBeTruthy());
});

test("the sample is there for a browser that begins to save it later", async () => {
  const revoked = vi.fn();
  const saved: string[] = [];
  class PageUrl extends URL {
    static override createObjectURL = () => "blob:1";
    static override revokeObjectURL = revoked;
  }
  vi.stubGlobal("URL", PageUrl);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = open({});
  await user.click(screen.getByRole("button", { name: "サンプルをダウンロード" }));
  expect(saved).toEqual(["お届け先リスト.csv"]);
  expect(revoked).not.toHaveBeenCalled();
});
