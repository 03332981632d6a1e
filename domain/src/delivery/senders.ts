/** What an entry of the address book is for (rule delivery-address-kinds). */
export const ADDRESS_KINDS = ["receiver", "sender", "store"] as const;

/** In whose name a parcel is sent (rule delivery-senders). A present has no prices inside. */
export const SENDER_KINDS = ["own", "business", "present"] as const;
export type SenderKind = (typeof SENDER_KINDS)[number];

export const SENDER_NAMES: Readonly<Record<SenderKind, string>> = {
  own: "ご本人",
  business: "会社・お店",
  present: "プレゼント（金額なし）",
};
