import type { getCounterOrder, getCounterPapers } from "@surimono/contract/counter";
import type { AnswerOf } from "@surimono/contract/kernel";
import { formatYen } from "@surimono/domain/kernel";

export type CounterOrder = AnswerOf<typeof getCounterOrder>;
/** What was issued, written and paid for an order. */
export type Papers = AnswerOf<typeof getCounterPapers>;
export type CounterParcel = CounterOrder["order"]["destinations"][number];

/** Which order it is, in a dialog. */
export const aboutOrder = ({ order }: CounterOrder) => `${order.order_number}　合計 ${formatYen(order.total)}`;

export interface ParcelDialogProps {
  one: CounterOrder;
  parcel: CounterParcel;
  about: string;
  onDone: () => void;
  onClose: () => void;
}

/** Which parcel it is and whose. */
export const aboutParcel = ({ order }: CounterOrder, parcel: CounterParcel) =>
  `${order.order_number}　小包${parcel.parcel_number}　${parcel.last_name} ${parcel.first_name} 様`;

export const orderKey = (number: string) => ["order", number] as const;
