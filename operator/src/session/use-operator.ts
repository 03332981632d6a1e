import type { WireOperator } from "@surimono/contract/operators";
import { useQueryClient } from "@tanstack/react-query";

export const OPERATOR_KEY = ["operator"] as const;

/** Who is signed in; the frame shows no screen before it knows. */
export function useOperator(): WireOperator | undefined {
  return useQueryClient().getQueryData<WireOperator | null>(OPERATOR_KEY) ?? undefined;
}
