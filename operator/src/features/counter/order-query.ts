import type { getCounterOrder, getCounterPapers } from "@surimono/contract/counter";
import type { AnswerOf } from "@surimono/contract/kernel";

export type CounterOrder = AnswerOf<typeof getCounterOrder>;
/** What was issued, written and paid for an order. */
export type Papers = AnswerOf<typeof getCounterPapers>;
export type CounterParcel = CounterOrder["order"]["destinations"][number];

export const orderKey = (number: string) => ["order", number] as const;
