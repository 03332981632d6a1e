import { ADDRESS_KIND_NAMES, ADDRESS_KINDS, type AddressKind } from "@surimono/domain/delivery";
import { Select } from "@surimono/ui/select.tsx";

const HINTS: Readonly<Record<AddressKind, string>> = {
  receiver: "ご注文の商品をお届けする住所です。",
  sender: "送り状の「ご依頼主」になります。お届け先にはえらべません。",
  store: "お店や会社の住所です。お届け先にも、会社・お店としての「ご依頼主」にもなります。",
};

const OPTIONS = ADDRESS_KINDS.map((kind) => ({ value: kind, label: ADDRESS_KIND_NAMES[kind] }));

/** What an entry of the address book is for. */
export function AddressKindField({ kind, onChange }: { kind: AddressKind; onChange: (kind: AddressKind) => void }) {
  return (
    <Select
      label="住所の種類"
      options={OPTIONS}
      value={kind}
      hint={HINTS[kind]}
      onChange={(event) => onChange(ADDRESS_KINDS.find((one) => one === event.target.value) ?? "receiver")}
    />
  );
}
