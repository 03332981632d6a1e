import { ORDER_VIEWS } from "@surimono/contract/counter";
import { SALES_BY } from "@surimono/contract/desk";
import type { Facts } from "./facts.ts";

/** One thing that a page of the console asks. */
export interface Ask {
  /** What is special about it. */
  readonly what: string;
  readonly payload: (facts: Facts) => object;
  /** A paper or a file, or an answer of many thousand rows that somebody asks for once a day: measured, with no budget. */
  readonly isSlow?: boolean;
}

const plain: readonly Ask[] = [{ what: "", payload: () => ({}) }];
const asks = (payloads: Readonly<Record<string, object>>): Ask[] =>
  Object.entries(payloads).map(([what, payload]) => ({ what, payload: () => payload }));
const ask = (what: string, payload: Ask["payload"]): Ask => ({ what, payload });
const views = (names: readonly string[]) => asks(Object.fromEntries(names.map((view) => [view, { view }])));

/**
 * What is asked of every reading call of the console. A call that is missing here fails a test; a sentence instead of questions says why it is not
 * measured.
 */
export const ASKS: Readonly<Record<string, readonly Ask[] | string>> = {
  // The counter.
  getToday: plain,
  listCounterOrders: [
    ...views(ORDER_VIEWS),
    ...asks({
      oldest: { sort: "oldest" },
      "largest of all": { sort: "most" },
      "smallest of those to print": { view: "to_print", sort: "least" },
      "by promised day": { sort: "dispatch" },
      "paid by invoice, open": { payment: "invoiced" },
      "two states that never meet": { payment: "paid", fulfilment: "stopped" },
      "two states that rarely meet": { payment: "invoiced", fulfilment: "packed" },
      "prefecture and city": { prefecture: "東京都", city: "台東" },
      "prefecture, by largest": { prefecture: "沖縄県", sort: "most" },
      "nobody's city": { city: "月面" },
      "amount between": { least: 30_000, most: 31_000 },
      "amount between, by promised day": { least: 30_000, most: 31_000, sort: "dispatch" },
      "by family name": { text: "版木" },
      "by full name": { text: "摺木 みどり" },
      "by a name that nobody has": { text: "存在しない" },
    }),
    ask("600,000 orders down", ({ orderFarDown }) => ({ after: orderFarDown })),
    ask("a month", ({ day, dayMonthAgo }) => ({ from: dayMonthAgo, until: day })),
    ask("a month, by largest", ({ day, dayMonthAgo }) => ({ from: dayMonthAgo, until: day, sort: "most" })),
    ask("one member", ({ memberId }) => ({ member: memberId })),
    ask("by number", ({ orderNumber }) => ({ text: orderNumber })),
    ask("by e-mail address", ({ email }) => ({ text: email })),
    ask("by telephone", ({ phone }) => ({ text: phone })),
    ask("by tracking number", ({ tracking }) => ({ text: tracking })),
  ],
  listOrderViews: plain,
  getCounterOrder: [ask("", ({ orderNumber }) => ({ order_number: orderNumber }))],
  getCounterPapers: [ask("", ({ orderNumber }) => ({ order_number: orderNumber }))],
  findCounterPostalCode: "the post office's table, in memory",
  weighCounterRefund: "the sums of one order before its money goes back",
  weighCounterDefect: "the sums of one order before its money goes back",
  previewCounterOrders: [ask("one", ({ openOrder }) => ({ order_numbers: [openOrder], action: "advance" }))],
  getCounterDocument: "a file that was drawn before",
  listQuotes: views(["all", "open", "ordered", "ended"]),
  getQuoteDocument: "a file that was drawn before",
  getQuote: "one quote with its lines",
  getQuoteBasis: "the finished items of one member",
  priceQuote: "the prices of a cart",
  // Members and money.
  listDeskMembers: [
    ...views(["all", "business", "business_waiting", "suspended"]),
    ...asks({
      "by family name that 28,000 have": { text: "佐藤" },
      "by full name": { text: "摺木 みどり" },
      "by company": { text: "株式会社版木" },
      "by the beginning that all companies have": { text: "株式会社" },
      "by a name that nobody has": { text: "存在しない" },
    }),
    ask("by e-mail address", ({ email }) => ({ text: email })),
    ask("by telephone", ({ phone }) => ({ text: phone })),
    ask("far down", ({ memberFarDown }) => ({ after: memberFarDown })),
  ],
  getDeskMember: [ask("", ({ memberId }) => ({ member_id: memberId }))],
  listDeskBills: [
    ...views(["open", "overdue", "over", "paid", "all"]),
    ...asks({
      "by company": { text: "株式会社版木" },
      "by the beginning that all companies have": { text: "株式会社", view: "all" },
    }),
    ask("by number", ({ billNumber }) => ({ text: billNumber })),
    ask("by order", ({ orderNumber }) => ({ text: orderNumber })),
    ask("far down", ({ billFarDown }) => ({ view: "all", after: billFarDown })),
  ],
  getDeskBill: [ask("", ({ billNumber }) => ({ number: billNumber }))],
  getDeskBillDocument: "a file that was drawn before",
  getDeskReturn: [ask("", ({ invoicedOrder }) => ({ order_number: invoicedOrder }))],
  listBankLines: views(["waiting", "aside", "matched"]),
  listBankMappings: plain,
  getSales: SALES_BY.flatMap((by) => [
    ask(`a week by ${by}`, ({ day, dayWeekAgo }) => ({ from: dayWeekAgo, until: day, by })),
    ask(`a year by ${by}`, ({ day, dayYearAgo }) => ({ from: dayYearAgo, until: day, by })),
  ]),
  exportSales: "the answer of getSales as a file",
  // The books.
  listBookDays: [
    ask("this month", ({ day }) => ({ month: day.slice(0, 7) })),
    ask("a year ago", ({ dayYearAgo }) => ({ month: dayYearAgo.slice(0, 7) })),
  ],
  getBookDay: [
    ask("yesterday", ({ dayBefore }) => ({ day: dayBefore })),
    ask("a year ago", ({ dayYearAgo }) => ({ day: dayYearAgo })),
  ],
  previewJournal: [
    ask("a day", ({ dayBefore }) => ({ from: dayBefore, until: dayBefore })),
    { ...ask("a month", ({ dayMonthAgo, dayBefore }) => ({ from: dayMonthAgo, until: dayBefore })), isSlow: true },
  ],
  getJournalSettings: plain,
  listReportMappings: plain,
  // The system.
  getSystem: plain,
  // The catalogue.
  listGoods: [...views(["all", "sold", "drafts", "planned", "withdrawn"]), ...asks({ "by name": { text: "Tシャツ" } })],
  listCatalogueEditions: plain,
  listCatalogueDrafts: plain,
  listSharedFiles: plain,
  getCatalogueChoices: plain,
  getCatalogueFile: [ask("", ({ cataloguePath }) => ({ path: cataloguePath }))],
  getCatalogueVersion: [ask("", ({ cataloguePath }) => ({ path: cataloguePath, edition: 1 }))],
  exportCatalogue: "the whole catalogue as a file",
  // The floor.
  getFloor: plain,
  listStuck: plain,
  listUnits: [
    ...asks(
      Object.fromEntries(
        ["received", "ready", "printed", "checked", "packed", "rejected", "held"].map((state) => [state, { state }]),
      ),
    ),
    ...asks({ all: {}, "ready, one method": { state: "ready", method_id: 67 } }),
    ask("ready, one day", ({ dueDay }) => ({ state: "ready", dispatch_by: dueDay })),
    ask("one order", ({ orderNumber }) => ({ order_number: orderNumber })),
  ],
  getUnit: [ask("", ({ unitCode }) => ({ code: unitCode }))],
  getUnitPhoto: "a picture from the files",
  openPaper: [
    ask("batch", ({ batchCode }) => ({ code: batchCode, station: "print" })),
    ask("parcel", ({ parcelCode }) => ({ code: parcelCode, station: "pack" })),
  ],
  listBatches: [
    ...asks({
      "under way": { state: "under-way" },
      done: { state: "done" },
      "done, one method": { state: "done", method_id: 67 },
    }),
    ask("done, far down", () => ({ state: "done", after: "2024-01-01_300" })),
  ],
  getBatch: [ask("", ({ batchCode }) => ({ batch: batchCode }))],
  listBatchGroups: plain,
  listBlanks: [...plain, ask("one batch", ({ batchCode }) => ({ batch: batchCode }))],
  printPickList: "a paper, drawn in a process of its own",
  exportPurchases: "the answer of listBlanks as a file",
  listFloorMethods: plain,
  listShipments: asks({ yamato: { courier: "yamato" } }),
  listPressPackages: asks({ newest: {}, "far down": { before: 9000 } }),
  getPressPackage: [ask("", ({ packageId }) => ({ package_id: packageId }))],
  getPressSheets: [ask("", ({ packageId }) => ({ package_id: packageId }))],
  listPressLinks: [ask("", ({ packageId }) => ({ package_id: packageId }))],
  downloadPressPackage: "a file",
  downloadPressSheet: "a file",
  // Support and words.
  listTickets: [
    ...views(["open", "mine", "waiting", "closed", "all"]),
    ...asks({ "by name": { view: "all", text: "版木" }, "by number": { view: "all", text: "4711" } }),
    ask("by e-mail address", ({ email }) => ({ view: "all", text: email })),
  ],
  getTicket: [ask("", ({ ticketId }) => ({ ticket_id: ticketId }))],
  getTicketFile: "a file",
  listTemplates: plain,
  listCounterDefects: views(["received", "asked", "accepted", "over", "all"]),
  getCounterDefect: "the order of it and its few photos: getCounterOrder is measured",
  listReviewCases: views(["open", "hidden", "all"]),
  listGalleryCases: views(["open", "out", "all"]),
  getGalleryCase: [ask("", ({ caseId }) => ({ product_id: caseId }))],
  listBulletins: plain,
  countBulletin: asks({ everybody: { audience: "everybody" }, businesses: { audience: "businesses" } }),
  listShopCoupons: views(["now", "all"]),
  listTextPages: plain,
  getTextPage: "a page of the shop: as many as there are pages",
  getTextVersion: "a page of the shop: as many as there are pages",
  // The record, and operators themselves.
  listDeeds: [
    ...asks({
      newest: {},
      "by whom": { who: "担当 一" },
      "by action": { action: "noteCounterOrder" },
      "by subject": { subject: "SR-77777" },
      "text that many reasons have": { text: "お客様" },
      "text that no reason has": { text: "存在しない" },
    }),
    ask("text in a month, by whom", ({ dayMonthAgo }) => ({ text: "品切れ", from: dayMonthAgo, who: "担当 二" })),
    ask("far down", ({ deedFarDown }) => ({ after: deedFarDown })),
  ],
  listSignIns: asks({ newest: {}, "wrong passwords": { outcome: "password-wrong" } }),
  getOperator: plain,
  getOperatorHistory: [ask("", ({ operatorId }) => ({ operator_id: operatorId }))],
  listOperators: plain,
  listOperatorPasskeys: plain,
  listOperatorSessions: plain,
};
