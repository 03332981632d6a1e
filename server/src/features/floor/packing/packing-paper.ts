/** What the papers of a parcel say: words, as they are read. */
export interface PackingParcel {
  /** In the QR code, and by which couriers' files name it. */
  readonly code: string;
  readonly number: string;
  /** `小包 1 / 2`; empty for the only one. */
  readonly place: string;
  readonly due: string;
  readonly wished: string;
  readonly receiver: readonly string[];
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly sender: readonly string[];
  readonly lines: readonly {
    readonly name: string;
    readonly detail: string;
    readonly quantity: number;
    readonly price: number;
    readonly amount: number;
  }[];
  /** Undefined where the receiver must not see any (rule floor-packing-prices). */
  readonly sums:
    | { readonly extras: readonly { readonly label: string; readonly amount: number }[]; readonly total: number }
    | undefined;
  /** Why it has no prices, to who would have read them; empty where there is nothing to say. */
  readonly note: string;
}

export interface PackingPaper {
  readonly kind: "labels" | "slips";
  readonly parcels: readonly PackingParcel[];
  readonly shop: { readonly name: string; readonly contact: string };
}
