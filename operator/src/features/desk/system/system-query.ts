import type { getSystem } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";

export type System = AnswerOf<typeof getSystem>;
