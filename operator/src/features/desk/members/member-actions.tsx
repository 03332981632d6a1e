import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRight } from "../../../session/use-operator.ts";
import { useAsOpened } from "../../../ui/use-as-opened.ts";
import { ApproveDialog, LimitDialog, RejectDialog } from "./business-dialogs.tsx";
import { CloseDialog, ExportDialog, LiftDialog, SuspendDialog } from "./member-dialogs.tsx";
import type { DeskMember, MemberDialogProps } from "./member-query.ts";

const DIALOGS = {
  approve: ApproveDialog,
  reject: RejectDialog,
  limit: LimitDialog,
  suspend: SuspendDialog,
  lift: LiftDialog,
  export: ExportDialog,
  close: CloseDialog,
} as const;

type Asked = keyof typeof DIALOGS;

interface MemberActionsProps {
  one: DeskMember;
  onDone: () => void;
}

/** What can be decided about the member, as far as the operator may. */
export function MemberActions({ one, onDone }: MemberActionsProps) {
  const [asked, setAsked] = useState<Asked>();
  const mayBusiness = useRight("members.business") && one.business !== null;
  const maySuspend = useRight("members.suspend");
  const mayExport = useRight("members.export");
  const mayClose = useRight("members.close");
  const mayQuote = useRight("orders.quote");
  const navigate = useNavigate();
  const state = one.member.business_state;
  const done = () => {
    showToast("記録しました。", { tone: "success" });
    onDone();
  };
  return (
    <section aria-label="操作" className="flex flex-wrap gap-3">
      {mayQuote && (
        <Button size={44} icon="phone" onClick={() => void navigate(`/quotes/new/${one.member.member_id}`)}>
          注文を下書きする
        </Button>
      )}
      {mayBusiness && (
        <>
          <Button
            variant={state === "waiting" ? "primary" : "outline"}
            size={44}
            icon="check"
            onClick={() => setAsked("approve")}
          >
            {state === "approved" ? "割引を変える" : "承認する"}
          </Button>
          {state !== "rejected" && (
            <Button size={44} onClick={() => setAsked("reject")}>
              {state === "approved" ? "承認を取り消す" : "承認しない"}
            </Button>
          )}
          <Button size={44} onClick={() => setAsked("limit")}>
            与信の上限
          </Button>
        </>
      )}
      {maySuspend && (
        <Button size={44} icon="lock" onClick={() => setAsked(one.suspended_until ? "lift" : "suspend")}>
          {one.suspended_until ? "停止を解除" : "利用を停止"}
        </Button>
      )}
      {mayExport && (
        <Button size={44} icon="download" onClick={() => setAsked("export")}>
          データの書き出し
        </Button>
      )}
      {mayClose && (
        <Button variant="danger" size={44} disabled={one.obstacles.length > 0} onClick={() => setAsked("close")}>
          退会させる
        </Button>
      )}
      {asked && <Ask key={asked} asked={asked} one={one} onDone={done} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function Ask({ asked, one: shown, onDone, onClose }: MemberDialogProps & { asked: Asked }) {
  const one = useAsOpened(shown);
  const Dialog = DIALOGS[asked];
  return <Dialog one={one} onDone={onDone} onClose={onClose} />;
}
