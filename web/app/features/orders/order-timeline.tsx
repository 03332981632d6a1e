import type { OrderWay } from "@surimono/domain/delivery";
import { slashedDay } from "@surimono/domain/kernel";
import { isBeingPrepared, ORDER_STATUS } from "@surimono/domain/orders";
import { classNames } from "@surimono/ui/class-names.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { showClock, showDay } from "./show-time.ts";
import type { WireOrder } from "./wire-order.ts";

/** By how it leaves the workshop: the steps after 受付, what is done in each, and what the last is called when it is done. */
const WAYS = {
  courier: { print: "印刷", made: "できあがり", making: "1点ずつ印刷しています", end: "発送" },
  warehouse: { print: "印刷", made: "できあがり", making: "1点ずつ印刷しています", end: "入庫" },
  sending: { print: undefined, made: "準備", making: "倉庫で準備します", end: "発送" },
} as const satisfies Readonly<Record<OrderWay, unknown>>;

interface Step {
  readonly name: string;
  readonly note: string;
  readonly isDone: boolean;
}

/** How far an order is: when each step was reached, and the promised day of what is to come. Nothing for one that is not made. */
export function OrderTimeline({ order }: { readonly order: WireOrder }) {
  if (!isBeingPrepared(order.status) && !hasLeft(order)) return null;
  const steps = stepsOf(order);
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol aria-label="ご注文の進み" className="grid max-w-2xl md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ name, note, isDone }, index) => {
        const isCurrent = index === current;
        const isLast = index === steps.length - 1;
        const line = steps[index + 1]?.isDone || index + 1 === current ? "bg-deep" : "bg-line";
        return (
          <li
            key={name}
            aria-current={isCurrent ? "step" : undefined}
            className={classNames("relative flex gap-3 text-14 md:block md:pr-2 md:pb-0", isLast ? "" : "pb-4")}
          >
            {!isLast && (
              <span
                aria-hidden="true"
                className={classNames(
                  "absolute top-7 bottom-0 left-[13px] w-0.5 md:top-[13px] md:right-0 md:bottom-auto md:left-7 md:h-0.5 md:w-auto",
                  line,
                )}
              />
            )}
            <span
              className={classNames(
                "flex size-7 shrink-0 items-center justify-center rounded-full border-2",
                isDone ? "border-deep bg-deep text-white" : isCurrent ? "border-red bg-white" : "border-line bg-white",
              )}
            >
              {isDone && <Icon name="check" size={16} />}
              {isCurrent && <span className="size-2.5 rounded-full bg-red" />}
            </span>
            <span className="flex min-h-7 flex-wrap items-center gap-x-3 md:mt-2 md:block">
              <span className="block font-bold text-deep">
                {name}
                {isDone && <span className="sr-only">（済み）</span>}
              </span>
              <span className="num block text-12">{note}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const hasLeft = ({ status }: WireOrder) => status === ORDER_STATUS.shipped || status === ORDER_STATUS.stored;

function stepsOf(order: WireOrder): readonly Step[] {
  const { reached, status, delivery_method: way } = order;
  const words = WAYS[way];
  const isMade = hasLeft(order) || status === ORDER_STATUS.packed;
  const isPrinting = isMade || status === ORDER_STATUS.printing;
  const delivered = deliveredAt(order);
  return [
    { name: "受付", note: showTime(order.placed_at), isDone: true },
    ...(words.print ? [{ name: words.print, note: noteOf(reached.printing_at), isDone: isPrinting }] : []),
    {
      name: words.made,
      note: isMade ? noteOf(reached.packed_at) : isPrinting || !words.print ? words.making : "",
      isDone: isMade,
    },
    { name: words.end, note: hasLeft(order) ? noteOf(reached.left_at) : leavingNote(order), isDone: hasLeft(order) },
    ...(delivered ? [{ name: "お届け", note: showTime(delivered), isDone: true }] : []),
  ];
}

/** Of several parcels some may have left before the others. */
function leavingNote({ dispatch_by, parcels, parcels_shipped }: WireOrder): string {
  return parcels_shipped > 0
    ? `${parcels}個のうち${parcels_shipped}個を発送しました`
    : `${slashedDay(dispatch_by)} ごろ`;
}

/** When the last parcel arrived; undefined while one has not, or nobody has told. */
function deliveredAt({ destinations, delivery_method }: WireOrder): string | undefined {
  const going = destinations.filter(({ state }) => state !== "cancelled");
  const days = going.flatMap(({ delivered_at }) => delivered_at ?? []);
  return delivery_method !== "warehouse" && days.length === going.length ? days.toSorted().at(-1) : undefined;
}

const noteOf = (time: string | null) => (time ? showTime(time) : "");
const showTime = (time: string) => `${showDay(time)} ${showClock(time)}`;
