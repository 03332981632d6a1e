import { refundCounterPieces, weighCounterRefund, writeChosen } from "@surimono/contract/counter";
import { formatYen } from "@surimono/domain/kernel";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { PieceFields, readPieces } from "../../ui/piece-fields.tsx";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { RefundSum, refundYes, useRefundSum } from "../../ui/refund-sum.tsx";
import type { ParcelDialogProps } from "./order-query.ts";
import { refundPieces } from "./refund-form.ts";
import { refundWords } from "./refund-words.ts";

const NOTHING = { pieces: [] as ReturnType<typeof readPieces>, with_delivery: false };

/** Money for pieces, as many as the parcel has: how much is said before it goes back. */
export function RefundDialog({ one, parcel, ...common }: ParcelDialogProps) {
  const [chosen, setChosen] = useState(NOTHING);
  const [request_key] = useState(() => crypto.randomUUID());
  const fee = useFee({ one, parcel });
  const { word, how } = refundWords(one);
  const named = { order_number: one.order.order_number, parcel_number: parcel.parcel_number };
  const fields = refundPieces(one, parcel);
  const pieces = chosen.pieces.map(({ values: rows, ...piece }) => ({ ...piece, rows }));
  const { with_delivery } = chosen;
  const sum = useRefundSum({
    chosen: pieces.length > 0 || with_delivery ? [named, chosen] : undefined,
    weigh: async () => (await weigh(named, writeChosen(pieces), with_delivery)).amount,
  });
  const { amount } = sum;
  const read = ({ target }: FormEvent<HTMLElement>) => {
    const { form } = target as HTMLInputElement;
    if (!form) return;
    const given = new FormData(form);
    setChosen({ pieces: readPieces(given, fields), with_delivery: given.get("delivery") !== null });
  };
  return (
    <ReasonDialog
      {...common}
      title={`${word}しますか？`}
      effect={`${how}、お客様にメールでお知らせします。元には戻せません。`}
      yes={refundYes(amount, word)}
      isReady={amount !== undefined}
      run={async (form) => {
        const asked = { ...named, request_key, remedies: one.remedies };
        const wish = { ...asked, pieces, with_delivery, reason: String(form.get("reason")) };
        const done = orThrow(await call(refundCounterPieces, { ...wish, ...(amount !== undefined && { amount }) }));
        showToast(`${formatYen(done.amount)} を${word}します。`, { duration: 8000 });
      }}
    >
      <div onChange={read} className="flex flex-col gap-2">
        <PieceFields pieces={fields} />
        {fee !== undefined && (
          <Checkbox name="delivery">
            送料 {formatYen(fee)} も{word}する
          </Checkbox>
        )}
      </div>
      <RefundSum
        sum={sum}
        word={word}
        hint={fee ? `${word}する点数を入れるか、送料を選んでください。` : `${word}する点数を入れてください。`}
      >
        <span className="ml-3 whitespace-nowrap text-mute">お預かり {formatYen(one.order.kept_total)}</span>
      </RefundSum>
    </ReasonDialog>
  );
}

type Named = Readonly<Record<"order_number", string> & Record<"parcel_number", number>>;

const weigh = async (named: Named, pieces: string, withDelivery: boolean) =>
  orThrow(await call(weighCounterRefund, { ...named, pieces, with_delivery: withDelivery ? "yes" : "no" }));

/** What was paid for this destination alone, if that can go back. A single one costs nothing of its own. */
function useFee({ one, parcel }: Pick<ParcelDialogProps, "one" | "parcel">): number | undefined {
  const { order_number, destinations } = one.order;
  const { parcel_number } = parcel;
  const fee = useQuery({
    queryKey: ["refund-fee", order_number, parcel_number],
    enabled: destinations.length > 1,
    staleTime: 0,
    retry: false,
    queryFn: () => weigh({ order_number, parcel_number }, "", true),
  });
  return fee.data?.amount;
}
