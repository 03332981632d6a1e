/** Where a field is: the first byte, counted from 1 as in the banks' tables, and how many. */
export type Field = readonly [from: number, bytes: number];

/** How a bank writes its records of 200 bytes. */
export interface ZenginLayout {
  /** As the banks call it. */
  readonly name: string;
  /** Bytes 2 and 3 of the header. */
  readonly kind: "01" | "03";
  readonly account: Field;
  readonly data: Readonly<Record<"reference" | "day" | "amount" | "payer" | "edi", Field>> &
    Readonly<Partial<Record<"cancelled" | "direction" | "correction" | "memo", Field>>>;
  /** Of a data record: what holds digits in every one. It tells the layouts of one kind apart. */
  readonly digits: readonly Field[];
  readonly trailer: Readonly<Record<"count" | "sum", Field>> &
    Readonly<Partial<Record<"otherCount" | "otherSum" | "records", Field>>>;
}

const NOTICE = {
  kind: "01",
  account: [61, 7],
  data: { reference: [2, 6], day: [8, 6], amount: [20, 10], payer: [50, 48], cancelled: [128, 1], edi: [129, 20] },
  // Of what the bank took back.
  trailer: { count: [2, 6], sum: [8, 12], otherCount: [20, 6], otherSum: [26, 12] },
} as const;

/** By the name that the operator says. Of one kind the first that fits a file is taken: those that ask for more come first. */
export const ZENGIN_LAYOUTS = {
  "notice-12": {
    ...NOTICE,
    name: "振込入金通知（金額12桁つき）",
    data: { ...NOTICE.data, edi: [153, 20] },
    // Amounts of more digits stand once more behind the mark of cancellation.
    digits: [
      [8, 6],
      [20, 10],
      [129, 24],
    ],
  },
  notice: {
    ...NOTICE,
    name: "振込入金通知",
    digits: [
      [8, 6],
      [20, 10],
    ],
  },
  movements: {
    name: "入出金取引明細",
    kind: "03",
    account: [64, 10],
    data: {
      ...{ reference: [2, 8], day: [10, 6], amount: [25, 12], payer: [82, 48], direction: [22, 1] },
      ...{ correction: [23, 2], memo: [160, 20], edi: [180, 20] },
    },
    digits: [
      [10, 6],
      [22, 1],
      [25, 12],
    ],
    // Of what went out, and all data records.
    trailer: { count: [2, 6], sum: [8, 13], otherCount: [21, 6], otherSum: [27, 13], records: [55, 7] },
  },
} as const satisfies Readonly<Record<string, ZenginLayout>>;

export type ZenginLayoutName = keyof typeof ZENGIN_LAYOUTS;

export const ZENGIN_LAYOUT_NAMES = Object.keys(ZENGIN_LAYOUTS) as ZenginLayoutName[];
