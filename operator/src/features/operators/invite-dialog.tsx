import { inviteOperator } from "@surimono/contract/operators";
import type { OperatorRole } from "@surimono/domain/operators";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useFormDeed } from "../../ui/use-form-deed.ts";
import { RoleChoice } from "./role-choice.tsx";

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onInvited: () => void;
}

export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const [roles, setRoles] = useState<readonly OperatorRole[]>(["viewer"]);
  const invite = useFormDeed(
    async (form) =>
      orThrow(
        await call(inviteOperator, {
          email: String(form.get("email")),
          name: String(form.get("name")),
          roles: [...roles],
        }),
      ),
    () => {
      showToast("招待のメールを送りました。", { tone: "success" });
      onInvited();
      onClose();
    },
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="担当者を招待する"
      actions={
        <>
          <Button onClick={onClose}>やめる</Button>
          <Button
            type="submit"
            form="invite"
            variant="primary"
            disabled={roles.length === 0}
            pending={invite.isPending}
          >
            招待する
          </Button>
        </>
      }
    >
      <form id="invite" onSubmit={invite.submit} noValidate className="flex flex-col gap-1">
        <TextInput label="お名前" name="name" autoComplete="off" maxLength={60} required />
        <TextInput label="メールアドレス" name="email" type="email" autoComplete="off" required />
        <RoleChoice roles={roles} onChange={setRoles} />
        <p className="mt-2 text-12 text-mute">
          登録済みの担当者のアドレスなら、パスワードと2段階認証を設定し直すためのメールになります。
        </p>
        <FormProblem words={invite.problem} />
      </form>
    </Dialog>
  );
}
