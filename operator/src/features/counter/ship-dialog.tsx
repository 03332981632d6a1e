import { shipCounterParcel } from "@surimono/contract/counter";
import { COURIER_IDS, COURIERS, type Courier } from "@surimono/domain/delivery";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import type { ParcelDialogProps } from "./order-query.ts";

const couriers = COURIER_IDS.map((id) => ({ value: id, label: COURIERS[id].name }));

/** A parcel leaves; of one that left, what was written down is put right. */
export function ShipDialog({ one, parcel, ...common }: ParcelDialogProps) {
  const isNew = parcel.state === "packed";
  const run = async (form: FormData) =>
    orThrow(
      await call(shipCounterParcel, {
        ...{ order_number: one.order.order_number, parcel_number: parcel.parcel_number },
        courier: String(form.get("courier")) as Courier,
        tracking_number: String(form.get("tracking")),
      }),
    );
  return (
    <ReasonDialog
      {...common}
      title={isNew ? "発送しますか？" : "お問い合わせ番号を直しますか？"}
      effect="お客様に、配送会社とお問い合わせ番号をメールでお知らせします。"
      yes={isNew ? "発送を記録" : "直す"}
      withReason={false}
      run={run}
    >
      {/* First, as it is scanned. */}
      <TextInput
        label="お問い合わせ番号"
        name="tracking"
        defaultValue={parcel.tracking_number}
        autoComplete="off"
        required
      />
      <Select
        label="配送会社"
        name="courier"
        defaultValue={COURIER_IDS.find((id) => COURIERS[id].name === parcel.courier_name)}
        options={couriers}
      />
    </ReasonDialog>
  );
}
