interface DeedSubject {
  /** What it is, with its number or name where it has one that people use. */
  readonly label: string;
  /** Its screen at the console. */
  readonly path?: string;
}

interface Kind {
  readonly name: string;
  /** Whether its id says nothing to people. */
  readonly isInner?: boolean;
  readonly path?: (id: string) => string;
}

const to = (screen: string) => (id: string) => `/${screen}/${encodeURIComponent(id)}`;
const at = (screen: string) => () => `/${screen}`;

/** Of the things that operators change; a test wants every kind that is written here. */
const KINDS: Readonly<Record<string, Kind>> = {
  "bank-line": { name: "入金の明細", isInner: true, path: at("bank") },
  "bank-mapping": { name: "銀行のCSVの形", path: at("bank") },
  "bank-statement": { name: "銀行の明細", isInner: true, path: at("bank") },
  batch: { name: "バッチ", path: to("floor/batches") },
  "batch-rule": { name: "バッチの決まり", path: at("floor/methods") },
  batches: { name: "新しいバッチ", isInner: true, path: at("floor/batches") },
  bill: { name: "請求書", path: to("bills") },
  blank: { name: "白地", path: at("floor/blanks") },
  "book-day": { name: "日次の帳簿", path: to("books/days") },
  bulletin: { name: "お知らせ", isInner: true, path: at("bulletins") },
  catalogue: { name: "商品データ", path: (id) => (id === "catalogue" ? "/goods/history" : fileScreen(id)) },
  command: { name: "コマンド" },
  coupon: { name: "クーポン", path: at("coupons") },
  "courier-file": { name: "送り状のファイル", isInner: true, path: at("floor/shipments") },
  "gateway-report": { name: "決済レポート", isInner: true, path: at("books") },
  job: { name: "止まった処理", isInner: true, path: at("system") },
  journal: { name: "仕訳", path: at("books/journal") },
  member: { name: "会員", isInner: true, path: to("members") },
  operator: { name: "担当者", isInner: true, path: at("operators") },
  order: { name: "注文", path: to("orders") },
  orders: { name: "注文のCSV", isInner: true, path: at("orders") },
  "packing-papers": { name: "梱包の書類", isInner: true, path: at("floor/shipments") },
  page: { name: "ページ", path: (id) => `/pages/${id}` },
  "press-link": { name: "印刷会社へのリンク", isInner: true, path: at("floor/press") },
  "press-package": { name: "印刷データのZIP", isInner: true, path: to("floor/press") },
  "press-setting": { name: "プレスの設定", path: at("floor/methods") },
  quote: { name: "下書き注文", isInner: true, path: to("quotes") },
  record: { name: "操作の記録", isInner: true, path: at("record") },
  "report-mapping": { name: "決済レポートの形", path: at("books") },
  review: { name: "レビュー", isInner: true, path: at("reviews") },
  system: { name: "お店の設定", isInner: true, path: at("system") },
  template: { name: "返信のひな形", path: at("templates") },
  ticket: { name: "お問い合わせ", isInner: true, path: to("tickets") },
  tickets: { name: "作業票", isInner: true, path: at("floor") },
  unit: { name: "商品1点", path: to("floor/units") },
  work: { name: "公開マイアイテム", path: to("gallery") },
};

function fileScreen(path: string): string {
  return `/goods/file?${new URLSearchParams({ path })}`;
}

const INNER = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-|[A-Za-z0-9]{32}$)/;

/** What an entry of the record is about. `name` is what the shop calls it, where it knows. */
export function deedSubject(kind: string, id: string, name = ""): DeedSubject {
  const known = KINDS[kind];
  if (!known) return { label: id };
  const shown = name || (INNER.test(id) || (known.isInner && !id.includes("@")) ? "" : id);
  return { label: [known.name, shown].filter(Boolean).join(" "), ...(known.path && { path: known.path(id) }) };
}
