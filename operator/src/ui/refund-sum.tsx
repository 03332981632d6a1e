import { formatYen } from "@surimono/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface Asking {
  /** What the sum is of; undefined while nothing is chosen. */
  readonly chosen: readonly unknown[] | undefined;
  /** Throws what was refused, in words. */
  readonly weigh: () => Promise<number>;
}

/** How much would go back, as the shop weighs it, anew for each choice; undefined as long as that is not known. */
export function useRefundSum({ chosen, weigh }: Asking) {
  const sum = useQuery({
    queryKey: ["refund-sum", ...(chosen ?? [])],
    enabled: chosen !== undefined,
    staleTime: 0,
    queryFn: weigh,
  });
  const isKnown = chosen !== undefined && !sum.isFetching;
  return { amount: isKnown ? sum.data : undefined, isAsking: sum.isFetching, problem: isKnown ? sum.error : null };
}

interface RefundSumProps {
  sum: ReturnType<typeof useRefundSum>;
  /** What it is called, by how the order is paid. */
  word?: string;
  /** What to do first, while nothing is chosen. */
  hint: string;
  /** Beside the sum. */
  children?: ReactNode;
}

/** Says it below the choice. */
export function RefundSum({ sum: { amount, isAsking, problem }, word = "返金", hint, children }: RefundSumProps) {
  return (
    <p role="status" className="num mb-2 rounded-ctl bg-paper px-4 py-3 text-14">
      {isAsking ? "金額をたしかめています…" : (problem?.message ?? (amount === undefined && hint))}
      {amount !== undefined && (
        <>
          {word}額 <b className="text-deep">{formatYen(amount)}</b>
          {children}
        </>
      )}
    </p>
  );
}

/** What the button of a refund says. */
export const refundYes = (amount: number | undefined, word = "返金") =>
  amount === undefined ? `${word}する` : `${formatYen(amount)} を${word}する`;
