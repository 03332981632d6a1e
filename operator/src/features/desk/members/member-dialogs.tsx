import { closeDeskMember, exportDeskMember, liftDeskSuspension, suspendDeskMember } from "@surimono/contract/desk";
import { saveFile } from "@surimono/ui/save-file.ts";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { aboutMember, type MemberDialogProps, wishOf } from "./member-query.ts";

export function SuspendDialog({ one, onDone, onClose }: MemberDialogProps) {
  const [request_key] = useState(() => crypto.randomUUID());
  return (
    <ReasonDialog
      about={aboutMember(one)}
      onDone={onDone}
      onClose={onClose}
      title="利用を停止しますか？"
      effect="ログイン中の端末はすぐに使えなくなり、公開中のアイテムはギャラリーに出ません。お受けしたご注文は続けます。理由は、お客様へのメールに書かれます。"
      yes="停止する"
      toldToCustomer
      run={async (form) => {
        const until = String(form.get("until") ?? "");
        orThrow(await call(suspendDeskMember, { ...wishOf(one, form), request_key, ...(until && { until }) }));
      }}
    >
      <TextInput label="最終日" hint="空にすると、解除するまで停止します。" name="until" type="date" />
    </ReasonDialog>
  );
}

export function LiftDialog({ one, onDone, onClose }: MemberDialogProps) {
  return (
    <ReasonDialog
      about={aboutMember(one)}
      onDone={onDone}
      onClose={onClose}
      title="停止を解除しますか？"
      effect="もう一度ログインできるようになります。メールでお知らせします。"
      yes="解除する"
      run={async (form) => orThrow(await call(liftDeskSuspension, wishOf(one, form)))}
    />
  );
}

export function ExportDialog({ one, onDone, onClose }: MemberDialogProps) {
  return (
    <ReasonDialog
      about={aboutMember(one)}
      onDone={onDone}
      onClose={onClose}
      title="データを書き出しますか？"
      effect="お店が持つこの方の情報を、すべて一つのZIPにまとめます。だれがいつ書き出したかを記録します。お渡しする前に、ご本人であることをたしかめてください。"
      yes="書き出す"
      run={async (form) =>
        saveFile(orThrow(await call(exportDeskMember, wishOf(one, form))), `member-${one.member.member_id}.zip`)
      }
    />
  );
}

export function CloseDialog({ one, onDone, onClose }: MemberDialogProps) {
  const navigate = useNavigate();
  return (
    <ReasonDialog
      about={aboutMember(one)}
      onClose={onClose}
      onDone={() => {
        onDone();
        void navigate("/members");
      }}
      title="退会させますか？"
      effect="アカウント、マイアイテム、マイル、画像などを消します。ご注文の記録は、法令の定める7年間だけ、お名前を伏せて残します。元には戻せません。メールでお知らせします。"
      yes="退会させる"
      run={async (form) => orThrow(await call(closeDeskMember, wishOf(one, form)))}
    />
  );
}
