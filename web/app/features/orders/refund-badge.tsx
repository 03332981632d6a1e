import type { WireOrderSummary } from "@surimono/contract/orders";
import { Badge } from "@surimono/ui/badge.tsx";
import type { ComponentProps } from "react";
import { backWord } from "./back-word.ts";

type RefundState = WireOrderSummary["refund_state"];
type Look = Pick<ComponentProps<typeof Badge>, "tone" | "icon"> & { name: (word: string) => string };

const LOOKS: Readonly<Record<Exclude<RefundState, "none">, Look>> = {
  waiting: { name: (word) => `${word}の手続き中`, tone: "warn", icon: "refresh" },
  part: { name: (word) => `一部${word}済み`, tone: "plain", icon: "receipt" },
  whole: { name: (word) => `${word}済み`, tone: "plain", icon: "receipt" },
};

/** The state of the money, beside that of the goods. */
export function RefundBadge({ order }: { order: Pick<WireOrderSummary, "refund_state" | "payment_type"> }) {
  const state = order.refund_state;
  if (state === "none") return null;
  const { name, ...look } = LOOKS[state];
  return <Badge {...look}>{name(backWord(order))}</Badge>;
}
