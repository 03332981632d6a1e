import { deliverCounterParcel, undoCounterParcel } from "@surimono/contract/counter";
import { showToast } from "@surimono/ui/toast.ts";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../ui/use-as-opened.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { CancelParcelDialog } from "./cancel-parcel-dialog.tsx";
import { aboutParcel, type CounterOrder, type CounterParcel } from "./order-query.ts";
import { LoseDialog, ReplaceDialog, SplitDialog } from "./parcel-again-dialogs.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { ShipDialog } from "./ship-dialog.tsx";

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

/** The questions about one parcel. */
export function ParcelDialogs({ asked, onDone, onClose, ...shown }: ParcelDialogsProps) {
  const { one, parcel } = useAsOpened(shown);
  const named = { order_number: one.order.order_number, parcel_number: parcel.parcel_number };
  const reasonOf = (form: FormData) => String(form.get("reason"));
  const common = {
    about: aboutParcel(one, parcel),
    onClose,
    onDone: () => {
      showToast("記録しました。", { tone: "success" });
      onDone();
    },
  };
  switch (asked) {
    case "ship":
      return <ShipDialog {...common} one={one} parcel={parcel} />;
    case "deliver":
      return (
        <ReasonDialog
          {...common}
          title="配達が完了しましたか？"
          effect="お届けが済んだことを記録し、お客様にメールでお知らせします。誤って記録したときは、取り消せます。"
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
      return <CancelParcelDialog {...common} one={one} parcel={parcel} />;
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
