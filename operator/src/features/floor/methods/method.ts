import type { listFloorMethods } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";

export type Method = AnswerOf<typeof listFloorMethods>["methods"][number];
export type Press = Method["press"][number];
