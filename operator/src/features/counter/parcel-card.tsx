import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { useRight } from "../../session/use-operator.ts";
import { momentOf } from "../../ui/moment.ts";
import type { CounterOrder, CounterParcel } from "./order-query.ts";
import { ParcelDialogs, type ParcelQuestion } from "./parcel-dialogs.tsx";
import { refundWords } from "./refund-words.ts";

interface ParcelCardProps {
  one: CounterOrder;
  parcel: CounterParcel;
  onDone: () => void;
}

/** Where it goes, what is in it, where it is, and its next step. */
export function ParcelCard({ one, parcel, onDone }: ParcelCardProps) {
  const [asked, setAsked] = useState<ParcelQuestion>();
  const lineOf = (id: string) => one.order.lines.find(({ line_id }) => line_id === id);
  return (
    <article aria-label={`小包${parcel.parcel_number}`} className="rounded-card border border-line p-4 text-14">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">小包{parcel.parcel_number}</h3>
        <Badge icon={parcel.state === "shipped" || parcel.state === "delivered" ? "truck" : "box"}>
          {parcel.state_name}
        </Badge>
      </div>
      <p className="mt-2">
        〒{parcel.postal_code} {parcel.address} {parcel.address2}
        <br />
        {parcel.company_name} {parcel.last_name} {parcel.first_name} 様
        <span className="num ml-2 text-mute">{parcel.phone}</span>
      </p>
      <ul className="mt-2 text-12 text-mute">
        {parcel.pieces.map(({ line_id, quantity }) => (
          <li key={line_id}>
            {lineOf(line_id)?.name}（{lineOf(line_id)?.size_name}）× {quantity}
          </li>
        ))}
      </ul>
      {parcel.tracking_number && (
        <p className="num mt-2">
          {parcel.courier_name}{" "}
          <a href={parcel.tracking_url} target="_blank" rel="noreferrer" className="text-red-text underline">
            {parcel.tracking_number}
          </a>
          {parcel.shipped_at && <span className="ml-2 text-12 text-mute">{momentOf(parcel.shipped_at)} 発送</span>}
        </p>
      )}
      <ParcelButtons one={one} parcel={parcel} onAsk={setAsked} />
      {asked && (
        <ParcelDialogs asked={asked} one={one} parcel={parcel} onDone={onDone} onClose={() => setAsked(undefined)} />
      )}
    </article>
  );
}

interface ParcelButtonsProps {
  one: CounterOrder;
  parcel: CounterParcel;
  onAsk: (asked: ParcelQuestion) => void;
}

function ParcelButtons({ one, parcel, onAsk }: ParcelButtonsProps) {
  const mayMove = useRight("orders.move");
  const mayCancel = useRight("orders.cancel");
  const mayChange = useRight("orders.address");
  const mayRefund = useRight("orders.refund");
  const mayReprint = useRight("orders.reprint");
  const { state } = parcel;
  const isPlaced = one.axes.lifecycle === "placed";
  const hasLeft = state === "shipped" || state === "delivered" || state === "lost";
  const canSplit = state === "preparing" && parcel.pieces.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
  const canLeave = state === "preparing" || state === "packed";
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {mayMove && state === "packed" && (
        <Button variant="primary" size={44} icon="truck" onClick={() => onAsk("ship")}>
          発送する
        </Button>
      )}
      {mayMove && (state === "shipped" || state === "lost") && (
        <Button size={44} icon="check" onClick={() => onAsk("deliver")}>
          配達完了
        </Button>
      )}
      {mayMove && state === "shipped" && (
        <Button size={44} onClick={() => onAsk("ship")}>
          番号を直す
        </Button>
      )}
      {mayChange && isPlaced && state === "preparing" && !one.is_masked && (
        <Button size={44} icon="pencil" onClick={() => onAsk("address")}>
          お届け先を変える
        </Button>
      )}
      {mayMove && isPlaced && canSplit && (
        <Button size={44} onClick={() => onAsk("split")}>
          2つに分ける
        </Button>
      )}
      {mayReprint && isPlaced && hasLeft && (
        <Button size={44} icon="refresh" onClick={() => onAsk("replace")}>
          作り直して送る
        </Button>
      )}
      {mayReprint && isPlaced && state === "shipped" && (
        <Button size={44} onClick={() => onAsk("lose")}>
          紛失
        </Button>
      )}
      {mayRefund && isPlaced && one.order.kept_total > 0 && (
        <Button size={44} onClick={() => onAsk("refund")}>
          {refundWords(one).word}する
        </Button>
      )}
      {mayCancel && isPlaced && canLeave && one.order.parcels > 1 && (
        <Button size={44} onClick={() => onAsk("cancel")}>
          取りやめる
        </Button>
      )}
      {mayMove && hasLeft && (
        <Button variant="quiet" size={44} onClick={() => onAsk("undo")}>
          「{parcel.state_name}」を取り消す
        </Button>
      )}
    </div>
  );
}
