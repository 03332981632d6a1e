import type { WireAddress } from "@surimono/contract/delivery";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { AddressForm } from "./address-form.tsx";

/** Which address is open in the dialog: one to change, or `new`. */
export type OpenAddress = WireAddress | "new" | undefined;

interface AddressDialogProps {
  opened: OpenAddress;
  onClose: () => void;
  onSaved: (address: WireAddress) => void;
}

/** Closes only by its buttons, so that a slip loses nothing typed. */
export function AddressDialog({ opened, onClose, onSaved }: AddressDialogProps) {
  const address = opened === "new" ? undefined : opened;
  return (
    <Dialog
      open={opened !== undefined}
      onClose={onClose}
      mustAnswer
      width={640}
      title={address ? "お届け先を編集" : "お届け先を追加"}
    >
      <AddressForm
        key={address?.address_id ?? "new"}
        address={address}
        submitLabel="保存する"
        onSaved={onSaved}
        aside={<Button onClick={onClose}>キャンセル</Button>}
      />
    </Dialog>
  );
}
