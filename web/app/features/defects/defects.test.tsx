import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { OrderDefects } from "./order-defects.tsx";

const ORDER_ID = "0198a000-0000-7000-8000-000000000001";
const LINE_ID = "0198a000-0000-7000-8000-000000000002";
const parcel = {
  ...{ parcel_number: 1, pieces: [{ line_id: LINE_ID, quantity: 3 }], offer: "open" },
  ...{ arrived_on: "2026-11-20", until: "2026-11-23", from: "", to: "" },
};
const report = {
  ...{ report_id: "0198a000-0000-7000-8000-000000000003", parcel_number: 1, wish: "reprint", photos: 2 },
  ...{ pieces: [{ line_id: LINE_ID, quantity: 1 }], words: "にじんでいます。", resolution: null },
  ...{ state: "asked", state_name: "おたずね中", answer: "裏面もお見せください。" },
  messages: [{ from: "shop", words: "裏面もお見せください。", photos: 0, at: "2026-11-22T03:00:00Z" }],
  reported_at: "2026-11-21T03:00:00Z",
};
const LIST = "/api/defect/list";
const REPORT = "/api/defect/report";
const REPLY = "/api/defect/reply";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(found: object) {
  const fetched = fakeApi({ [LIST]: found, [REPORT]: report, [REPLY]: report });
  renderInShell(
    <OrderDefects orderId={ORDER_ID} labelOf={() => "ふくろうのT・M"} titleOf={(_, row) => `No.${row} 田中 10`} />,
  );
  return fetched;
}

test("says what was reported, where it is, and what the shop says to it", async () => {
  open({ parcels: [parcel], reports: [report] });
  await screen.findByText("おたずね中");
  for (const words of ["裏面もお見せください。", "作り直しをご希望", "写真2枚", "にじんでいます。"])
    screen.getByText(words);
});

test("is silent while nothing left, and leads to the inquiry when it is too late", async () => {
  const fetched = open({ parcels: [{ ...parcel, offer: "not-sent" }], reports: [] });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.queryByText("不良品のご連絡")).toBeNull();
  cleanup();
  queryClient.clear();
  open({ parcels: [{ ...parcel, offer: "late" }], reports: [] });
  expect((await screen.findByRole("link", { name: "お問い合わせ" })).getAttribute("href")).toBe("/inquiryFormContent");
  expect(screen.queryByRole("button", { name: "不良品を連絡する" })).toBeNull();
});

test("pieces, wish, words and photographs go out once, with the day where the shop does not know it", async () => {
  const asking = { ...parcel, offer: "ask", arrived_on: "", until: "", from: "2026-11-18", to: "2026-11-22" };
  const fetched = open({ parcels: [asking], reports: [] });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "不良品を連絡する" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/到着した日/), "2026-11-20");
  const count = dialog.getByRole("textbox", { name: "ふくろうのT・Mの不良の数" });
  await user.clear(count);
  await user.type(count, "2");
  await user.selectOptions(dialog.getByLabelText(/ご希望の対応/), "返金");
  await user.type(dialog.getByLabelText(/商品のようす/), "穴があいています。");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => undefined }));
  const photos = ["a.jpg", "b.jpg"].map((name) => new File(["x"], name, { type: "image/jpeg" }));
  await user.upload(dialog.getByLabelText("写真"), photos);
  await user.click(dialog.getByRole("button", { name: "写真2を外す" }));
  await user.dblClick(dialog.getByRole("button", { name: "この内容で連絡する" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = (fetched.mock.calls as unknown as [string, RequestInit][]).filter(([url]) => url.includes(REPORT));
  expect(sent).toHaveLength(1);
  const form = sent[0]?.[1].body as FormData;
  expect(JSON.parse(String(form.get("report")))).toEqual({
    ...{ request_key: expect.any(String), order_id: ORDER_ID, parcel_number: 1, wish: "refund" },
    ...{ pieces: [{ line_id: LINE_ID, quantity: 2 }], words: "穴があいています。", arrived_on: "2026-11-20" },
  });
  expect((form.get("photo_1") as File).name).toBe("a.jpg");
  expect(form.get("photo_2")).toBeNull();
});

test("of pieces that differ the buyer says which", async () => {
  const named = { ...parcel, pieces: [{ line_id: LINE_ID, quantity: 2, rows: [3, 7] }] };
  const about = { ...report, pieces: [{ line_id: LINE_ID, quantity: 1, rows: [5] }] };
  const fetched = open({ parcels: [named], reports: [about] });
  const user = userEvent.setup();
  await screen.findByText("No.5 田中 10");
  await user.click(await screen.findByRole("button", { name: "不良品を連絡する" }));
  const dialog = within(await screen.findByRole("dialog"));
  for (const name of ["No.7 田中 10", "No.3 田中 10", "No.3 田中 10"])
    await user.click(dialog.getByRole("checkbox", { name }));
  await user.type(dialog.getByLabelText(/商品のようす/), "かすれています。");
  await user.click(dialog.getByRole("button", { name: "この内容で連絡する" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [, init] =
    (fetched.mock.calls as unknown as [string, RequestInit][]).find(([url]) => url.includes(REPORT)) ?? [];
  const { pieces } = JSON.parse(String((init as { body: FormData }).body.get("report")));
  expect(pieces).toEqual([{ line_id: LINE_ID, quantity: 1, rows: [7] }]);
});

test("what the shop asks is answered there, with photographs or without, once however often it is pressed", async () => {
  const fetched = open({ parcels: [parcel], reports: [report] });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "返信する" }));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText("裏面もお見せください。");
  await user.type(dialog.getByLabelText(/ご返信/), "裏面です。");
  await user.dblClick(dialog.getByRole("button", { name: "返信する" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = (fetched.mock.calls as unknown as [string, RequestInit][]).filter(([url]) => url.includes(REPLY));
  expect(sent).toHaveLength(1);
  const form = sent[0]?.[1].body as FormData;
  expect(JSON.parse(String(form.get("reply")))).toEqual({
    ...{ request_key: expect.any(String), report_id: report.report_id, words: "裏面です。" },
  });
});

test("without a question there is nothing to answer", async () => {
  open({ parcels: [parcel], reports: [{ ...report, state: "received", state_name: "確認中" }] });
  await screen.findByText("確認中");
  expect(screen.queryByRole("button", { name: "返信する" })).toBeNull();
});
