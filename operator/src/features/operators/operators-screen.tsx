import type { AnswerOf } from "@surimono/contract/kernel";
import { changeOperatorRoles, closeOperator, listOperators } from "@surimono/contract/operators";
import type { OperatorRole } from "@surimono/domain/operators";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useOperator } from "../../session/use-operator.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { namesOf } from "./role-names.ts";

type Row = AnswerOf<typeof listOperators>["operators"][number];

export function OperatorsScreen() {
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<Row>();
  const [reading, setReading] = useState<Row>();
  const list = useQuery({ queryKey: ["operators"], queryFn: async () => orThrow(await call(listOperators, {})) });
  const refresh = () => void list.refetch();
  return (
    <>
      <ScreenHeading
        title="担当者"
        aside={
          <Button variant="primary" icon="plus" size={44} onClick={() => setInviting(true)}>
            招待する
          </Button>
        }
      />
      <Fetched query={list}>
        {({ operators, invitations }) => (
          <>
            <ul className="divide-y divide-line rounded-card border border-line">
              {operators.map((row) => (
                <li key={row.operator_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                  <OperatorLine row={row} onChange={() => setChanging(row)} onHistory={() => setReading(row)} />
                </li>
              ))}
            </ul>
            <OpenInvitations invitations={invitations} onWithdrawn={refresh} />
          </>
        )}
      </Fetched>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} onInvited={refresh} />
      {reading && <HistoryDialog row={reading} onClose={() => setReading(undefined)} />}
      {changing && <RolesDialog row={changing} onClose={() => setChanging(undefined)} onChanged={refresh} />}
    </>
  );
}

interface OperatorLineProps {
  row: Row;
  onChange: () => void;
  onHistory: () => void;
}

function OperatorLine({ row, onChange, onHistory }: OperatorLineProps) {
  const me = useOperator();
  return (
    <>
      <div className="min-w-60 flex-1">
        <p className="font-bold text-deep">
          {row.name} {row.closed_at && <Badge icon="lock">利用停止</Badge>}
        </p>
        <p className="num text-12 text-mute">
          {row.email}／{namesOf(row.roles)}／最後の操作 {row.last_used_at ? momentOf(row.last_used_at) : "なし"}
          ／リカバリーコード 残り{row.recovery_codes_left}個
        </p>
      </div>
      <Button size={44} aria-label={`${row.name} さんの履歴`} onClick={onHistory}>
        履歴
      </Button>
      {row.operator_id !== me?.operator_id && !row.closed_at && (
        <Button size={44} aria-label={`${row.name} さんの役割と利用`} onClick={onChange}>
          役割と利用
        </Button>
      )}
    </>
  );
}

function RolesDialog({ row, onClose, onChanged }: { row: Row; onClose: () => void; onChanged: () => void }) {
  const [roles, setRoles] = useState<readonly OperatorRole[]>(row.roles);
  const done = (text: string) => {
    showToast(text, { tone: "success" });
    onChanged();
    onClose();
  };
  const onError = (error: Error) => showToast(error.message, { tone: "error" });
  const id = row.operator_id;
  const change = useMutation({
    mutationFn: async () => orThrow(await call(changeOperatorRoles, { operator_id: id, roles: [...roles] })),
    onSuccess: () => done("役割を変えました。"),
    onError,
  });
  const close = useMutation({
    mutationFn: async () => orThrow(await call(closeOperator, { operator_id: id })),
    onSuccess: () => done("利用を止めました。"),
    onError,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${row.name} さんの役割と利用`}
      actions={
        <>
          <Button onClick={onClose}>やめる</Button>
          <Button
            variant="primary"
            disabled={roles.length === 0}
            pending={change.isPending}
            onClick={() => change.mutate()}
          >
            役割を変える
          </Button>
        </>
      }
    >
      <RoleChoice roles={roles} onChange={setRoles} />
      <div className="mt-6 border-line border-t pt-4">
        <p className="text-14">
          利用を止めると、ログイン中の端末もすぐに使えなくなります。もう一度使ってもらうには、招待し直してください。
        </p>
        <Button variant="danger" size={44} className="mt-3" pending={close.isPending} onClick={() => close.mutate()}>
          利用を止める
        </Button>
      </div>
    </Dialog>
  );
}
