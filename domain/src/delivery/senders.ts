/** What an entry of the address book is for (rule delivery-address-kinds). */
export const ADDRESS_KINDS = ["receiver", "sender", "store"] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

export const ADDRESS_KIND_NAMES: Readonly<Record<AddressKind, string>> = {
  receiver: "お届け先",
  sender: "ご依頼主",
  store: "お店・会社",
};

/** In whose name a parcel is sent (rule delivery-senders). A present has no prices inside. */
export const SENDER_KINDS = ["own", "business", "present"] as const;
export type SenderKind = (typeof SENDER_KINDS)[number];

export const SENDER_NAMES: Readonly<Record<SenderKind, string>> = {
  own: "ご本人",
  business: "会社・お店",
  present: "プレゼント（金額なし）",
};

/** Named as the sender where none was chosen (rule delivery-senders), of a book with the default first and then the newest. */
export function usualSender<Entry extends { readonly kind: AddressKind; readonly isDefault: boolean }>(
  book: readonly Entry[],
  sender: SenderKind,
): Entry | undefined {
  if (sender === "business") return book.find(({ kind }) => kind === "store");
  return book.find(({ kind }) => kind === "sender") ?? book.find(({ isDefault }) => isDefault);
}
