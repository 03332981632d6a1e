import { getOperatorHistory } from "@surimono/contract/operators";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { DeedHistory } from "../../ui/deed-history.tsx";
import { Fetched } from "../../ui/fetched.tsx";

interface HistoryDialogProps {
  row: { readonly operator_id: string; readonly name: string };
  onClose: () => void;
}

/** What was done to the account; what its operator did is one press away. */
export function HistoryDialog({ row: { operator_id, name }, onClose }: HistoryDialogProps) {
  const found = useQuery({
    queryKey: ["operator-history", operator_id],
    queryFn: async () => orThrow(await call(getOperatorHistory, { operator_id })).timeline,
  });
  return (
    <Dialog open onClose={onClose} title={`${name} さんの履歴`} actions={<Button onClick={onClose}>閉じる</Button>}>
      <Link
        to={`/record?${new URLSearchParams({ who: name })}`}
        className="mb-3 inline-flex min-h-11 items-center text-14 underline"
      >
        {name} さんがした操作を見る
      </Link>
      <Fetched query={found} rows={3}>
        {(lines) => <DeedHistory lines={lines} />}
      </Fetched>
    </Dialog>
  );
}
