import type { WireChosenCoupon } from "@surimono/contract/cart";
import { formatYen } from "#app/ui/price.tsx";

/** On which condition it counts, in one line. */
export function conditionOf({ minimum, valid_until }: Pick<WireChosenCoupon, "minimum" | "valid_until">): string {
  const until = valid_until ? `・${valid_until.replaceAll("-", "/")}まで` : "";
  return `${formatYen(minimum)}（税込）以上のお買い物で${until}`;
}
