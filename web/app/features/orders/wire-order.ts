import type { AnswerOf } from "@surimono/contract/kernel";
import type { getOrder } from "@surimono/contract/orders";

/** One order as its member sees it. */
export type WireOrder = AnswerOf<typeof getOrder>;
