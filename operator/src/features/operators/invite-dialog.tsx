import { inviteOperator } from "@surimono/contract/operators";
import type { OperatorRole } from "@surimono/domain/operators";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { RoleChoice } from "./role-choice.tsx";

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onInvited: () => void;
}

export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const [roles, setRoles] = useState<readonly OperatorRole[]>(["viewer"]);
  const invite = useMutation({
    mutationFn: async (form: FormData) =>
      orThrow(
        await call(inviteOperator, {
          email: String(form.get("email")),
          name: String(form.get("name")),
          roles: [...roles],
        }),
      ),
    onSuccess: () => {
      showToast("招待のメールを送りました。", { tone: "success" });
      onInvited();
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate(new FormData(event.currentTarget));
  };
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
      <form id="invite" onSubmit={submit} className="flex flex-col gap-1">
        {invite.isError && <Notice tone="error">{invite.error.message}</Notice>}
        <TextInput label="お名前" name="name" autoComplete="off" maxLength={60} required />
        <TextInput label="メールアドレス" name="email" type="email" autoComplete="off" required />
        <RoleChoice roles={roles} onChange={setRoles} />
        <p className="mt-2 text-12 text-mute">
          登録済みの担当者のアドレスなら、パスワードと2段階認証を設定し直すためのメールになります。
        </p>
      </form>
    </Dialog>
  );
}
