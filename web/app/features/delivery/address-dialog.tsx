import type { WireAddress } from "@surimono/contract/delivery";
import type { AddressKind } from "@surimono/domain/delivery";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { AddressForm } from "./address-form.tsx";

/** Which address is open in the dialog: one to change, or `new`. */
export type OpenAddress = WireAddress | "new" | undefined;

interface AddressDialogProps {
  opened: OpenAddress;
  /** Asks for the kind, beginning with this one; without it a new address is a receiver's. */
  askKind?: AddressKind | undefined;
  onClose: () => void;
  onSaved: (address: WireAddress) => void;
}

function titleOf(address: WireAddress | undefined, askKind: AddressKind | undefined): string {
  return `${askKind ? "住所" : "お届け先"}を${address ? "編集" : "追加"}`;
}

/** Closes only by its buttons, so that a slip loses nothing typed. */
export function AddressDialog({ opened, askKind, onClose, onSaved }: AddressDialogProps) {
  const address = opened === "new" ? undefined : opened;
  return (
    <Dialog open={opened !== undefined} onClose={onClose} mustAnswer width={640} title={titleOf(address, askKind)}>
      <AddressForm
        key={address?.address_id ?? "new"}
        address={address}
        askKind={askKind}
        submitLabel="保存する"
        onSaved={onSaved}
        aside={<Button onClick={onClose}>キャンセル</Button>}
      />
    </Dialog>
  );
}
