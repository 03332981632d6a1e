import { cancelCounterParcel } from "@surimono/contract/counter";
import { formatYen } from "@surimono/domain/kernel";
import { showToast } from "@surimono/ui/toast.ts";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import type { ParcelDialogProps } from "./order-query.ts";
import { refundWords } from "./refund-words.ts";

/** One of several parcels leaves the order before it leaves the workshop. */
export function CancelParcelDialog({ one, parcel, ...common }: ParcelDialogProps) {
  const { word, how } = refundWords(one);
  return (
    <ReasonDialog
      {...common}
      title="この小包を取りやめますか？"
      effect={`この小包を注文から外し、商品の代金と送料を、${how}ます。元には戻せません。`}
      yes="取りやめる"
      run={async (form) => {
        const wish = {
          ...{ order_number: one.order.order_number, parcel_number: parcel.parcel_number, from: parcel.state },
          reason: String(form.get("reason")),
        };
        const { amount } = orThrow(await call(cancelCounterParcel, wish));
        showToast(`${formatYen(amount)} を${word}します。`, { duration: 8000 });
      }}
    />
  );
}
