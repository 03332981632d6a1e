import type { getCounterOrder } from "@surimono/contract/counter";
import type { AnswerOf } from "@surimono/contract/kernel";

export type CounterOrder = AnswerOf<typeof getCounterOrder>;
export type CounterParcel = CounterOrder["order"]["destinations"][number];

export const orderKey = (number: string) => ["order", number] as const;
