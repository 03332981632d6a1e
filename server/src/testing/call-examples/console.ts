import { randomUUID } from "node:crypto";
import { v7 as newId } from "uuid";
import type { CounterOrder } from "../counter-world.ts";
import type { FloorUnits } from "../floor-world.ts";
import type { DraftedQuote } from "../quote-world.ts";
import { againExamples } from "./again.ts";
import { booksExamples } from "./books.ts";
import { catalogueConsoleExamples } from "./catalogue.ts";
import { floorExamples } from "./floor.ts";
import { passkeyExamples } from "./passkeys.ts";
import { quoteExamples } from "./quotes.ts";
import { wordsExamples } from "./words.ts";

/** What the calls of the console are tried on. */
export interface ConsoleWorld {
  /** Another operator, whom nobody misses. */
  readonly otherId: string;
  readonly order: CounterOrder;
  /** An approved business and a consumer. */
  readonly businessId: string;
  readonly memberId: string;
  readonly floor: FloorUnits;
  readonly quote: DraftedQuote;
  /** A ticket that is put back before each call. */
  readonly ticket: { readonly id: string; readonly read: string };
}

interface ConsoleExample {
  /** Works each time it is sent: it puts back what it needs. */
  readonly payload: (world: ConsoleWorld) => object | Promise<object>;
  /** The failure that it gets, where no payload works again and again; the call has a test of its own. */
  readonly fails?: string;
}

const NOBODYS_SESSION = "00000000-0000-4000-8000-000000000000";
const NO_BILL = "S-1999-000001";
const LAST_OF_ALL = "ffffffff-ffff-7fff-bfff-ffffffffffff";
const nothing = () => ({});

/** One payload that succeeds for every call of the console. A call without its line here fails the test. */
export const consoleExamples: Readonly<Record<string, ConsoleExample>> = {
  getToday: { payload: nothing },
  listCounterOrders: {
    payload: () => ({
      ...{ view: "late", text: "髙橋 す", payment_type: 1, from: "2026-01-01", prefecture: "東京都", city: "渋谷" },
      ...{ least: 0, most: 999_999, sort: "least", payment: "invoiced", lifecycle: "placed", fulfilment: "waiting" },
    }),
  },
  getCounterOrder: { payload: ({ order }) => ({ order_number: order.number }) },
  revealCounterOrder: { payload: ({ order }) => ({ order_number: order.number, reason: "お電話" }) },
  advanceCounterOrder: { payload: async ({ order }) => ({ order_number: await order.at("waiting"), to: "printing" }) },
  undoCounterStep: {
    payload: async ({ order }) => ({ order_number: await order.at("printing"), from: "printing", reason: "まちがい" }),
  },
  reprintCounterOrder: { payload: ({ order }) => ({ order_number: order.number, line: 1, reason: "版が折れた" }) },
  shipCounterParcel: {
    payload: async ({ order }) => ({
      order_number: await order.at("packed"),
      ...{ parcel_number: 1, courier: "yamato", tracking_number: "1234-5678-9012" },
    }),
  },
  deliverCounterParcel: {
    payload: async ({ order }) => ({ order_number: await order.at("shipped"), parcel_number: 1 }),
  },
  undoCounterParcel: {
    payload: async ({ order }) => ({
      order_number: await order.at("shipped"),
      ...{ parcel_number: 1, from: "shipped", reason: "まだここにあった" },
    }),
  },
  cancelCounterParcel: {
    payload: async ({ order }) => ({
      order_number: await order.at("packed"),
      ...{ parcel_number: 1, from: "packed", reason: "お客様のご希望" },
    }),
    fails: "orders/last-parcel",
  },
  refundCounterPieces: {
    payload: ({ order }) => ({
      order_number: order.number,
      ...{ parcel_number: 1, pieces: [{ line_id: order.lineId, quantity: 1 }], with_delivery: false, reason: "汚れ" },
    }),
  },
  weighCounterRefund: {
    payload: ({ order }) => ({
      ...{ order_number: order.number, parcel_number: 1, pieces: `${order.lineId}:1`, with_delivery: "no" as const },
    }),
  },
  holdCounterOrder: {
    payload: async ({ order }) => ({ order_number: await order.at("printing"), reason: "住所をたしかめる" }),
  },
  releaseCounterOrder: {
    payload: async ({ order }) => ({ order_number: await order.held(), reason: "たしかめた" }),
  },
  cancelCounterOrder: {
    payload: async ({ order }) => ({ order_number: await order.at("shipped"), reason: "品切れ", message: "" }),
    fails: "orders/has-left",
  },
  noteCounterOrder: {
    payload: ({ order }) => ({ order_number: order.number, request_key: randomUUID(), text: "お電話あり" }),
  },
  listDeskMembers: { payload: () => ({ view: "business", text: "株式会社" }) },
  getDeskMember: { payload: ({ businessId }) => ({ member_id: businessId }) },
  decideDeskBusiness: {
    payload: ({ businessId }) => ({ member_id: businessId, approve: true, discount_bp: 750, reason: "登記を確認" }),
  },
  setDeskCreditLimit: { payload: ({ businessId }) => ({ member_id: businessId, limit: 300_000, reason: "実績" }) },
  suspendDeskMember: {
    payload: ({ memberId }) => ({
      ...{ member_id: memberId, request_key: newId(), until: "2099-12-31", reason: "規約違反" },
    }),
  },
  liftDeskSuspension: {
    payload: ({ memberId }) => ({ member_id: memberId, reason: "誤り" }),
    fails: "desk/not-suspended",
  },
  closeDeskMember: {
    payload: () => ({ member_id: NOBODYS_SESSION, reason: "ご本人のご依頼" }),
    fails: "desk/no-such-member",
  },
  exportDeskMember: { payload: ({ memberId }) => ({ member_id: memberId, reason: "開示のご請求" }) },
  ...floorExamples,
  ...catalogueConsoleExamples,
  ...wordsExamples,
  ...booksExamples,
  ...quoteExamples,
  exportCounterOrders: { payload: () => ({ view: "all", prefecture: "東京都", sort: "oldest" }) },
  listOrderViews: { payload: nothing },
  saveOrderView: { payload: () => ({ name: "都内", query: "prefecture=東京都" }) },
  removeOrderView: { payload: () => ({ view_id: NOBODYS_SESSION }) },
  previewCounterOrders: { payload: ({ order }) => ({ order_numbers: order.number, action: "advance" }) },
  moveCounterOrders: {
    payload: async ({ order }) => ({
      orders: [{ order_number: await order.at("waiting"), to: "printing" }],
      ...{ action: "advance", reason: "" },
    }),
  },
  findCounterPostalCode: { payload: () => ({ postal_code: "150-0001" }) },
  changeCounterAddress: {
    payload: async ({ order }) => ({
      ...{ order_number: await order.at("printing"), parcel_number: 1, reason: "お引っ越し" },
      address: {
        ...{ last_name: "髙橋", first_name: "すみれ", postal_code: "150-0001", prefecture: "東京都", city: "渋谷区" },
        ...{ street: "神宮前1-2-3", building: "版木ビル", room: "201", phone: "090-1234-5678" },
      },
    }),
  },
  getCounterPapers: { payload: ({ order }) => ({ order_number: order.number }) },
  getCounterDocument: {
    payload: ({ order }) => ({ order_number: order.number, document_id: NOBODYS_SESSION }),
    fails: "documents/no-such-document",
  },
  issueCounterDocument: {
    payload: ({ order }) => ({
      ...{ order_number: order.number, kind: "receipt", recipient: "", honorific: "様", issue: 99 },
    }),
    fails: "documents/not-paid",
  },
  resendCounterLetter: {
    payload: ({ order }) => ({ order_number: order.number, letter_id: NOBODYS_SESSION, request_key: randomUUID() }),
    fails: "orders/no-such-letter",
  },
  refundCounterAmount: { payload: ({ order }) => ({ order_number: order.number, amount: 1, reason: "おわび" }) },
  ...againExamples,
  listDeeds: { payload: () => ({ who: "x", action: "y", subject: "z", text: "%", from: "2026-01-01" }) },
  exportDeeds: { payload: () => ({ until: "2026-12-31" }) },
  listSignIns: { payload: () => ({ outcome: "forbidden" }) },
  listTickets: { payload: () => ({ view: "open", text: "摺木" }) },
  getTicket: { payload: ({ ticket }) => ({ ticket_id: ticket.id }) },
  answerTicket: {
    // An answer of before has made what was read older.
    payload: ({ ticket }) => ({ ticket_id: ticket.id, text: "金曜日です。", turn: "waiting", read: LAST_OF_ALL }),
  },
  noteTicket: { payload: ({ ticket }) => ({ ticket_id: ticket.id, request_key: randomUUID(), text: "確認中" }) },
  moveTicket: { payload: ({ ticket }) => ({ ticket_id: ticket.id, state: "open", take: true, read: ticket.read }) },
  getTicketFile: {
    payload: ({ ticket }) => ({ ticket_id: ticket.id, entry_id: ticket.read, position: 1 }),
    fails: "support/no-such-file",
  },
  listTemplates: { payload: nothing },
  saveTemplate: {
    payload: () => ({ template_id: 999_999, name: "お届け日", text: "{お名前} 様" }),
    fails: "support/no-such-template",
  },
  deleteTemplate: { payload: () => ({ template_id: 999_999 }) },
  getSystem: { payload: nothing },
  retryJobs: {
    payload: () => ({ kind: "send-mail", reason: "メールサーバーを直した" }),
    fails: "desk/nothing-given-up",
  },
  setMaintenance: { payload: () => ({ from: null, until: null, on: false, reason: "作業が終わった" }) },
  setSystemMessage: { payload: () => ({ message: null, reason: "済んだ" }) },
  getSales: { payload: () => ({ from: "2026-11-01", until: "2026-11-30", by: "item" }) },
  exportSales: { payload: () => ({ from: "2026-11-01", until: "2026-11-30", by: "place" }) },
  listDeskBills: { payload: () => ({ view: "overdue", text: "株式会社" }) },
  getDeskBill: { payload: () => ({ number: NO_BILL }), fails: "desk/no-such-bill" },
  getDeskBillDocument: { payload: () => ({ number: NO_BILL }), fails: "desk/no-such-bill" },
  recordDeskPayment: {
    payload: () => ({ number: NO_BILL, amount: 100, day: "2026-01-01", note: "", read: 0 }),
    fails: "desk/no-such-bill",
  },
  undoDeskPayment: {
    payload: () => ({ number: NO_BILL, entry_id: NOBODYS_SESSION, reason: "別の会社" }),
    fails: "desk/no-such-bill",
  },
  getDeskReturn: { payload: ({ order }) => ({ order_number: order.number }) },
  returnDeskOrder: {
    payload: ({ order }) => ({ order_number: order.number, amount: 1, reason: "値引き", left: 0 }),
    fails: "desk/bill-changed",
  },
  repayDeskCredit: {
    payload: ({ businessId }) => ({
      ...{ member_id: businessId, amount: 1, day: "2026-01-01", reason: "ご希望", kept: 0 },
    }),
    fails: "desk/more-than-kept",
  },
  saveBankMapping: {
    payload: () => ({ name: "港銀行", encoding: "shift_jis", day: "日付", amount: "入金", payer: "摘要" }),
  },
  listBankLines: { payload: () => ({ view: "matched", after: `2026-12-31_${LAST_OF_ALL}` }) },
  listBankMappings: { payload: nothing },
  takeBankStatement: {
    payload: () => ({ name: "nyukin.txt", file: "QUJD", mapping: null }),
    fails: "desk/unreadable-statement",
  },
  confirmBankLine: {
    payload: () => ({ line_id: NOBODYS_SESSION, rest: 100, parts: [{ number: NO_BILL, amount: 100 }] }),
    fails: "desk/no-such-bill",
  },
  undoBankLine: {
    payload: () => ({ line_id: NOBODYS_SESSION, reason: "別の会社", entry_ids: [NOBODYS_SESSION] }),
    fails: "desk/no-such-line",
  },
  setBankLineAside: {
    payload: () => ({ line_id: NOBODYS_SESSION, reason: "利息", rest: 12 }),
    fails: "desk/no-such-line",
  },
  takeBankLineUp: { payload: () => ({ line_id: NOBODYS_SESSION }), fails: "desk/no-such-line" },
  getOperator: { payload: nothing },
  listOperatorSessions: { payload: nothing },
  endOperatorSession: { payload: () => ({ session_id: NOBODYS_SESSION }) },
  endOtherOperatorSessions: { payload: nothing },
  ...passkeyExamples,
  listOperators: { payload: nothing },
  getOperatorHistory: { payload: ({ otherId }) => ({ operator_id: otherId }) },
  inviteOperator: { payload: () => ({ email: "new@shop.example", name: "新しい人", roles: ["viewer"] }) },
  withdrawInvitation: { payload: () => ({ email: "nobody@shop.example" }), fails: "operators/no-such-invitation" },
  changeOperatorRoles: { payload: ({ otherId }) => ({ operator_id: otherId, roles: ["floor", "viewer"] }) },
  closeOperator: { payload: ({ otherId }) => ({ operator_id: otherId }) },
  // Last: it ends the session.
  signOutOperator: { payload: nothing },
};
