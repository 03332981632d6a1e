import type { OrderWay } from "@surimono/domain/delivery";
import { slashedDay } from "@surimono/domain/kernel";
import { isBeingPrepared } from "@surimono/domain/orders";
import { classNames } from "@surimono/ui/class-names.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { showDay } from "./show-time.ts";

interface OrderTimelineProps {
  /** ISO time. */
  placedAt: string;
  /** yyyy-mm-dd: the promised day. */
  dispatchBy: string;
  /** Rule orders-status-codes. */
  status: number;
  way: OrderWay;
}

/** What is done, and the last step, by how it leaves the workshop. */
const WAYS = {
  courier: {
    make: "制作",
    making: "1点ずつ印刷します",
    made: "できあがりました",
    end: "発送",
    ended: "お送りしました",
  },
  warehouse: {
    make: "制作",
    making: "1点ずつ印刷します",
    made: "できあがりました",
    end: "入庫",
    ended: "倉庫でお預かりしました",
  },
  sending: { make: "準備", making: "倉庫で準備します", made: "準備ができました", end: "発送", ended: "お送りしました" },
} as const satisfies Readonly<Record<OrderWay, unknown>>;

/** Codes of orders still to be shipped, and of shipped ones. */
const SENT: ReadonlySet<number> = new Set([2, 3]);

/** How far an order is, with the known days; nothing for one that is not made. */
export function OrderTimeline({ placedAt, dispatchBy, status, way }: OrderTimelineProps) {
  const words = WAYS[way];
  const isSent = SENT.has(status);
  if (!isSent && !isBeingPrepared(status)) return null;
  const steps = [
    { name: "受付", note: showDay(placedAt), isDone: true },
    { name: words.make, note: isSent ? words.made : words.making, isDone: isSent },
    { name: words.end, note: isSent ? words.ended : `${slashedDay(dispatchBy)} ごろ`, isDone: isSent },
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol aria-label="ご注文の進み" className="grid max-w-xl grid-cols-3">
      {steps.map(({ name, note, isDone }, index) => (
        <li key={name} aria-current={index === current ? "step" : undefined} className="relative pr-2 text-14">
          {index > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                "absolute top-[13px] right-[calc(100%-2px)] h-0.5 w-[calc(100%-28px)]",
                isDone || index === current ? "bg-deep" : "bg-line",
              )}
            />
          )}
          <span
            className={classNames(
              "flex size-7 items-center justify-center rounded-full border-2",
              isDone
                ? "border-deep bg-deep text-white"
                : index === current
                  ? "border-red bg-white"
                  : "border-line bg-white",
            )}
          >
            {isDone && <Icon name="check" size={16} />}
            {index === current && <span className="size-2.5 rounded-full bg-red" />}
          </span>
          <span className="mt-2 block font-bold text-deep">
            {name}
            {isDone && <span className="sr-only">（済み）</span>}
          </span>
          <span className="num block text-12">{note}</span>
        </li>
      ))}
    </ol>
  );
}
