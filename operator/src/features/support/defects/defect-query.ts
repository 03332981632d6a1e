import { getCounterDefect } from "@surimono/contract/defects";
import type { AnswerOf } from "@surimono/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { call, orThrow } from "../../../session/call.ts";

export type OneDefect = AnswerOf<typeof getCounterDefect>;

export function useDefect(order_number: string, report: number) {
  return useQuery({
    queryKey: ["defect", order_number, report],
    queryFn: async () => orThrow(await call(getCounterDefect, { order_number, report })),
  });
}
