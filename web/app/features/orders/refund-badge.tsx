import type { WireOrderSummary } from "@surimono/contract/orders";
import { Badge } from "@surimono/ui/badge.tsx";
import type { ComponentProps } from "react";

type RefundState = WireOrderSummary["refund_state"];
type Look = Pick<ComponentProps<typeof Badge>, "tone" | "icon"> & { name: string };

const LOOKS: Readonly<Record<Exclude<RefundState, "none">, Look>> = {
  waiting: { name: "返金の手続き中", tone: "warn", icon: "refresh" },
  part: { name: "一部返金済み", tone: "plain", icon: "receipt" },
  whole: { name: "返金済み", tone: "plain", icon: "receipt" },
};

/** The state of the money, beside that of the goods. */
export function RefundBadge({ state }: { state: RefundState }) {
  if (state === "none") return null;
  const { name, ...look } = LOOKS[state];
  return <Badge {...look}>{name}</Badge>;
}
