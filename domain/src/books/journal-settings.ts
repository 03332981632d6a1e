/** Where the bookkeeping of the shop's money goes. What each is called is the operator's. */
export const JOURNAL_ACCOUNTS = {
  card: "カード決済の未収入金",
  paypay: "PayPayの未収入金",
  invoice: "請求書払いの売掛金",
  advance: "発送前にいただいたお金",
  sales: "売上",
  coupon: "クーポンの値引き",
  miles: "マイルの値引き",
  back: "返品・返金",
  fee: "決済の手数料",
  bank: "銀行の口座",
  unclear: "決済サービスのそのほかの動き",
} as const;
export type JournalAccount = keyof typeof JOURNAL_ACCOUNTS;
export const JOURNAL_ACCOUNT_IDS = Object.keys(JOURNAL_ACCOUNTS) as [JournalAccount, ...JournalAccount[]];

export const JOURNAL_SOFTWARE = {
  freee: "freee会計",
  moneyforward: "マネーフォワード クラウド会計",
  yayoi: "弥生会計",
} as const;
export type JournalSoftware = keyof typeof JOURNAL_SOFTWARE;
export const JOURNAL_SOFTWARE_IDS = Object.keys(JOURNAL_SOFTWARE) as [JournalSoftware, ...JournalSoftware[]];

/** What a program calls a 税区分: sales and what comes off them at each rate, fees, and money that is no turnover. */
export const JOURNAL_TAXES = {
  sales10: "売上 10%",
  sales8: "売上 軽減8%",
  back10: "売上の返還 10%",
  back8: "売上の返還 軽減8%",
  fee: "決済の手数料",
  none: "消費税のない動き",
} as const;
export type JournalTax = keyof typeof JOURNAL_TAXES;
export const JOURNAL_TAX_IDS = Object.keys(JOURNAL_TAXES) as [JournalTax, ...JournalTax[]];

export interface JournalSettings {
  /** 勘定科目 and 補助科目, which may be empty. */
  readonly accounts: Readonly<Record<JournalAccount, { readonly name: string; readonly sub: string }>>;
  readonly taxes: Readonly<Record<JournalTax, Readonly<Record<JournalSoftware, string>>>>;
}

/** In half-width letters: the shortest that one of the programs takes (弥生). */
export const MOST_ACCOUNT_WIDTH = 24;

/** For a company that keeps its books with the tax included. What Stripe and PayPay ask is for the tax adviser to judge. */
export const DEFAULT_JOURNAL: JournalSettings = {
  accounts: {
    card: { name: "未収入金", sub: "決済サービス" },
    paypay: { name: "未収入金", sub: "決済サービス" },
    invoice: { name: "売掛金", sub: "" },
    advance: { name: "前受金", sub: "" },
    sales: { name: "売上高", sub: "" },
    coupon: { name: "売上高", sub: "" },
    miles: { name: "売上高", sub: "" },
    back: { name: "売上高", sub: "" },
    fee: { name: "支払手数料", sub: "" },
    bank: { name: "普通預金", sub: "" },
    unclear: { name: "仮払金", sub: "" },
  },
  taxes: {
    sales10: { freee: "課税売上10%", moneyforward: "課税売上 10%", yayoi: "課税売上込10%" },
    sales8: { freee: "課税売上8%（軽）", moneyforward: "課税売上 (軽)8%", yayoi: "課税売上込軽減8%" },
    back10: { freee: "課税売返10%", moneyforward: "課税売上-返還等 10%", yayoi: "課税売返込10%" },
    back8: { freee: "課税売返8%（軽）", moneyforward: "課税売上-返還等 (軽)8%", yayoi: "課税売返込軽減8%" },
    fee: { freee: "非課仕入", moneyforward: "非課税仕入", yayoi: "非課仕入" },
    none: { freee: "対象外", moneyforward: "対象外", yayoi: "対象外" },
  },
};

/** How wide a text is in half-width letters, as the programs count. */
export function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (/[ -~｡-ﾟ]/.test(letter) ? 1 : 2), 0);
}

/** As much of a text as fits. */
export function cutToWidth(text: string, width: number): string {
  let cut = "";
  for (const letter of text) {
    if (widthOf(cut + letter) > width) return cut;
    cut += letter;
  }
  return cut;
}
