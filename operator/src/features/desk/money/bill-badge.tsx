import type { listDeskBills } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { Badge } from "@surimono/ui/badge.tsx";

type DeskBill = AnswerOf<typeof listDeskBills>["bills"][number];

export function BillBadge({ bill }: { bill: DeskBill }) {
  if (bill.is_overdue)
    return (
      <Badge tone="red" icon="warning">
        {bill.state_name}
      </Badge>
    );
  if (bill.is_over)
    return (
      <Badge tone="warn" icon="warning">
        {bill.state_name}
      </Badge>
    );
  return bill.open === 0 ? (
    <Badge tone="ok" icon="check">
      {bill.state_name}
    </Badge>
  ) : (
    <Badge>{bill.state_name}</Badge>
  );
}
