import { DOCUMENT_NAME_MAX } from "@surimono/domain/documents";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { DocumentScreen } from "./document-screen.tsx";
import { DocumentsScreen } from "./documents-screen.tsx";
import { MakeEstimate } from "./make-estimate.tsx";
import { OrderDocumentsScreen } from "./order-documents-screen.tsx";
import { OrderPapers } from "./order-papers.tsx";
import { ORDER_ID, receipt, sheet } from "./sheet.fixture.ts";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OF_ORDER = "/api/document/order";
const WAIT = "納品書は、発送のあとに発行できます。";
const found = {
  order_number: "SR-7K3Q-D9WM",
  recipient: { name: "摺木 みどり", honorific: "様" },
  offers: [
    { kind: "receipt", title: "領収書", wait: "", issued: 0 },
    { kind: "delivery", title: "納品書", wait: WAIT, issued: 0 },
  ],
  documents: [],
};

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

/** What was asked of a call: its bodies as they were sent. */
const bodiesOf = (fetched: ReturnType<typeof fakeApi>, path: string) =>
  (fetched.mock.calls as unknown as [string, RequestInit][])
    .filter(([url]) => String(url).includes(path))
    .map(([, { body }]) => JSON.parse(String(body)).data);

test("the page says all that the paper says", async () => {
  fakeApi({
    "/api/document/get": {
      ...receipt,
      sheet: { ...sheet, copy: "R-2026-000000", bank: [{ name: "口座", value: "普通 1234567" }] },
    },
  });
  renderInShell(<DocumentScreen documentId={receipt.document_id} />);
  const paper = within(await screen.findByRole("article", { name: "領収書" }));
  for (const text of [
    ...[
      "再発行",
      "はじめの番号 R-2026-000000",
      "番号 R-2026-000001",
      "発行日 2026/11/22",
      "摺木 みどり 様",
      sheet.statement,
    ],
    ...["2026/11/21", "ふくろうのT", "10%", "¥ 512", "登録番号 T1234567890123", "株式会社版木堂", "普通 1234567"],
  ])
    paper.getByText(text);
  expect(screen.getByRole("button", { name: "PDFを保存" })).toBeTruthy();
});

describe("the documents of an order", () => {
  test("a receipt is made out as typed, and what must wait says for what", async () => {
    const fetched = fakeApi({ [OF_ORDER]: found, "/api/document/issue": receipt });
    renderInShell(
      <>
        <OrderDocumentsScreen orderId={ORDER_ID} />
        <Where />
      </>,
    );
    const user = userEvent.setup();
    const name = await screen.findByLabelText(/宛名/);
    await user.clear(name);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "領収書を発行する" }).disabled).toBe(true);
    await user.type(name, "版木商会");
    await user.selectOptions(screen.getByLabelText("敬称"), "御中");
    screen.getByText(WAIT);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "納品書を発行する" }).disabled).toBe(true);
    await user.click(screen.getByRole("button", { name: "領収書を発行する" }));
    expect(bodiesOf(fetched, "/api/document/issue")).toEqual([
      { order_id: ORDER_ID, kind: "receipt", recipient: "版木商会", honorific: "御中", issue: 1, purpose: "印刷品代" },
    ]);
    await waitFor(() =>
      expect(screen.getByTestId("path").textContent).toBe(`/my-page/documents/${receipt.document_id}`),
    );
  });

  test("what was issued is listed, and can be issued again under a new number", async () => {
    const offers = [{ kind: "receipt", title: "領収書", wait: "", issued: 1 }];
    const fetched = fakeApi({ [OF_ORDER]: { ...found, offers, documents: [receipt] }, "/api/document/issue": receipt });
    renderInShell(<OrderDocumentsScreen orderId={ORDER_ID} />);
    await userEvent.click(await screen.findByRole("button", { name: "領収書を再発行する" }));
    expect(bodiesOf(fetched, "/api/document/issue")).toMatchObject([{ issue: 2 }]);
    expect(screen.getByRole("button", { name: "領収書 R-2026-000001 をPDFで保存" })).toBeTruthy();
  });

  test("on the order each has its door: to itself where there is one, to the page where it is issued", async () => {
    const offers = [...found.offers, { kind: "return", title: "適格返還請求書", wait: "", issued: 1 }];
    const back = { ...receipt, kind: "return", document_id: "0198b000-0000-7000-8000-000000000002" };
    fakeApi({ [OF_ORDER]: { ...found, offers, documents: [back] } });
    renderInShell(<OrderPapers orderId={ORDER_ID} />);
    expect((await screen.findByRole("link", { name: "領収書" })).getAttribute("href")).toBe(
      `/my-page/orders/${ORDER_ID}/receipt`,
    );
    expect(screen.getByRole("link", { name: "適格返還請求書" }).getAttribute("href")).toBe(
      `/my-page/documents/${back.document_id}`,
    );
    expect(screen.queryByRole("link", { name: "納品書" })).toBeNull();
    screen.getByText(WAIT);
  });
});

test("the list is searched by day, amount and name; what is left empty does not narrow it", async () => {
  const fetched = fakeApi({ "/api/document/list": { documents: [receipt], has_more: false } });
  renderInShell(<DocumentsScreen />);
  await screen.findByRole("link", { name: "領収書" });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("金額（以上）"), "5000");
  const partner = screen.getByLabelText<HTMLInputElement>("宛名");
  // As long as a document's own name can be.
  expect(partner.maxLength).toBe(DOCUMENT_NAME_MAX);
  await user.type(partner, "摺木");
  await user.click(screen.getByRole("button", { name: "さがす" }));
  await screen.findByRole("link", { name: "領収書" });
  const asked = (fetched.mock.calls as unknown as [string][]).map(
    ([url]) => new URL(url, "http://shop.test").searchParams,
  );
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ least: "5000", partner: "摺木", limit: "20" });
});

test("an empty list says where documents come from", async () => {
  fakeApi({ "/api/document/list": { documents: [], has_more: false } });
  renderInShell(<DocumentsScreen />);
  await screen.findByText("書面はまだありません");
});

describe("an estimate", () => {
  const estimate = { ...receipt, kind: "estimate", title: "見積書", number: "M-2026-000001", order_ids: [] };
  const opened = { ...estimate, sheet: { ...sheet, kind: "estimate", title: "見積書" } };
  const open = (answers: Record<string, unknown>) => {
    const fetched = fakeApi(answers);
    renderInShell(
      <>
        <DocumentScreen documentId={receipt.document_id} />
        <Where />
      </>,
    );
    return fetched;
  };
  const press = async () => userEvent.click(await screen.findByRole("button", { name: "この見積もりで注文する" }));
  const ORDER = "/api/document/estimate/order";
  const GET = "/api/document/get";

  test("is made out to a name, and asked for with one key however often it is pressed", async () => {
    const fetched = fakeApi({ "/api/document/estimate": estimate });
    const settle = vi.fn(async () => true);
    renderInShell(
      <>
        <MakeEstimate settle={settle} />
        <Where />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "見積書を作る" }));
    const dialog = within(await screen.findByRole("dialog"));
    const button = dialog.getByRole<HTMLButtonElement>("button", { name: "見積書を作る" });
    expect(button.disabled).toBe(true);
    await user.type(dialog.getByLabelText(/宛名/), "版木商会");
    await user.click(button);
    await waitFor(() =>
      expect(screen.getByTestId("path").textContent).toBe(`/my-page/documents/${receipt.document_id}`),
    );
    expect(settle).toHaveBeenCalledOnce();
    expect(bodiesOf(fetched, "/api/document/estimate")).toEqual([
      { request_key: expect.stringMatching(/^[0-9a-f-]{36}$/), recipient: "版木商会", honorific: "様" },
    ]);
  });

  test("is not made of a cart whose last change was not saved", async () => {
    const fetched = fakeApi({ "/api/document/estimate": estimate });
    renderInShell(<MakeEstimate settle={async () => false} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "見積書を作る" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText(/宛名/), "版木商会");
    await user.click(dialog.getByRole("button", { name: "見積書を作る" }));
    expect(await dialog.findByText(/カートの変更を保存できませんでした/)).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  test("is the same after an answer that was lost, and another one once its name is changed", async () => {
    const lost = { status: 503, body: { error_code: "server/error", message: "エラーです。", request_id: "r" } };
    const fetched = fakeApi({ "/api/document/estimate": lost });
    renderInShell(<MakeEstimate settle={async () => true} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "見積書を作る" }));
    const dialog = within(await screen.findByRole("dialog"));
    const press = async (times: number) => {
      await user.click(dialog.getByRole("button", { name: "見積書を作る" }));
      await waitFor(() => expect(bodiesOf(fetched, "/api/document/estimate")).toHaveLength(times));
    };
    await user.type(dialog.getByLabelText(/宛名/), "版木");
    await press(1);
    await press(2);
    await user.type(dialog.getByLabelText(/宛名/), "商会");
    await press(3);
    const keys = bodiesOf(fetched, "/api/document/estimate").map(({ request_key }) => request_key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test("goes into the cart", async () => {
    const fetched = open({
      [GET]: { ...opened, estimate: { until: "2026-12-22", over: false } },
      [ORDER]: { laid: 1, gone: [], others: 0 },
    });
    await press();
    await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/cart"));
    expect(bodiesOf(fetched, ORDER)).toEqual([{ document_id: receipt.document_id }]);
  });

  test("says what cannot be ordered any more before the cart is looked at", async () => {
    const gone = [{ name: "ふくろうのT", message: "マイアイテムが削除されたため、ご注文いただけません。" }];
    open({
      [GET]: { ...opened, estimate: { until: "2026-12-22", over: false } },
      [ORDER]: { laid: 1, gone, others: 0 },
    });
    await press();
    await screen.findByText(/ふくろうのT：マイアイテムが削除された/);
    expect(screen.getByRole("link", { name: "のこりをカートで見る" }).getAttribute("href")).toBe("/cart");
  });

  test("that is over says so in place of the button", async () => {
    open({ [GET]: { ...opened, estimate: { until: "2026-10-22", over: true } } });
    await screen.findByText(/有効期限（2026\/10\/22）は過ぎました/);
    expect(screen.queryByRole("button", { name: "この見積もりで注文する" })).toBeNull();
  });
});
