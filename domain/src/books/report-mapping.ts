/** Which columns of a payment service's CSV say what, saved under a name. Names of its head line. */
export interface ReportMapping {
  readonly encoding: "utf-8" | "shift_jis";
  readonly method: "card" | "paypay";
  /** The name by which the shop knows the payment or refund. */
  readonly reference: string;
  readonly day: string;
  readonly amount: string;
  /** Empty: the file tells no fee. */
  readonly fee: string;
  /** A column whose cell holds `refundWord` in a refund; empty: a refund has an amount below nothing. */
  readonly kind: string;
  readonly refundWord: string;
}
