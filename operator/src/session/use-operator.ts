import type { WireOperator } from "@surimono/contract/operators";
import type { OperatorRight } from "@surimono/domain/operators";
import { useQueryClient } from "@tanstack/react-query";

export const OPERATOR_KEY = ["operator"] as const;

/** Who is signed in; the frame shows no screen before it knows. */
export function useOperator(): WireOperator | undefined {
  return useQueryClient().getQueryData<WireOperator | null>(OPERATOR_KEY) ?? undefined;
}

/** Hides what the operator may not do; the server refuses it in any case. */
export function useRight(right: OperatorRight): boolean {
  return useOperator()?.rights.includes(right) ?? false;
}
