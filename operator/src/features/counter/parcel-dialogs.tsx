import { deliverCounterParcel, shipCounterParcel, undoCounterParcel } from "@surimono/contract/counter";
import { COURIER_IDS, COURIERS, type Courier } from "@surimono/domain/delivery";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { AddressDialog } from "./address-dialog.tsx";
import type { CounterOrder, CounterParcel } from "./order-query.ts";
import { LoseDialog, ReplaceDialog, SplitDialog } from "./parcel-again-dialogs.tsx";
import { CancelDialog, RefundDialog } from "./refund-dialogs.tsx";

export type ParcelQuestion =
  | "ship"
  | "deliver"
  | "undo"
  | "cancel"
  | "refund"
  | "address"
  | "replace"
  | "lose"
  | "split";

interface ParcelDialogsProps {
  asked: ParcelQuestion;
  one: CounterOrder;
  parcel: CounterParcel;
  onDone: () => void;
  onClose: () => void;
}

const couriers = COURIER_IDS.map((id) => ({ value: id, label: COURIERS[id].name }));

/** The questions about one parcel. */
export function ParcelDialogs({ asked, one, parcel, onDone, onClose }: ParcelDialogsProps) {
  const named = { order_number: one.order.order_number, parcel_number: parcel.parcel_number };
  const reasonOf = (form: FormData) => String(form.get("reason"));
  const common = {
    onClose,
    onDone: () => {
      showToast("記録しました。", { tone: "success" });
      onDone();
    },
  };
  switch (asked) {
    case "ship":
      return (
        <ReasonDialog
          {...common}
          title={`小包${parcel.parcel_number}の発送`}
          effect="お客様に、お問い合わせ番号をメールでお知らせします。"
          yes="発送を記録"
          withReason={false}
          run={async (form) =>
            orThrow(
              await call(shipCounterParcel, {
                ...named,
                courier: String(form.get("courier")) as Courier,
                tracking_number: String(form.get("tracking")),
              }),
            )
          }
        >
          <Select label="配送会社" name="courier" options={couriers} />
          <TextInput label="お問い合わせ番号" name="tracking" autoComplete="off" autoFocus required />
        </ReasonDialog>
      );
    case "deliver":
      return (
        <ReasonDialog
          {...common}
          title={`小包${parcel.parcel_number}の配達完了`}
          effect="お届けが済んだことを記録します。"
          yes="記録する"
          withReason={false}
          run={async () => orThrow(await call(deliverCounterParcel, named))}
        />
      );
    case "undo":
      return (
        <ReasonDialog
          {...common}
          title={`「${parcel.state_name}」を取り消しますか？`}
          effect="小包をひとつ前の段階に戻し、発送を取り消すときはお客様にお知らせします。"
          yes="取り消す"
          run={async (form) =>
            orThrow(await call(undoCounterParcel, { ...named, from: parcel.state, reason: reasonOf(form) }))
          }
        />
      );
    case "cancel":
      return <CancelDialog {...common} one={one} parcel={parcel} />;
    case "address":
      return <AddressDialog {...common} one={one} parcel={parcel} />;
    case "replace":
      return <ReplaceDialog {...common} one={one} parcel={parcel} />;
    case "lose":
      return <LoseDialog {...common} one={one} parcel={parcel} />;
    case "split":
      return <SplitDialog {...common} one={one} parcel={parcel} />;
    case "refund":
      return <RefundDialog {...common} one={one} parcel={parcel} />;
  }
}
