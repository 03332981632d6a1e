import { sendWithdrawalCode, withdraw } from "@surimono/contract/members";
import { WITHDRAWAL_COMMENT_MAX, WITHDRAWAL_REASONS, type WithdrawalReason } from "@surimono/domain/members";
import { Button } from "@surimono/ui/button.tsx";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "#app/session/call.ts";
import { Block } from "#app/ui/block.tsx";
import { confirm } from "#app/ui/confirm.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { showFailure } from "../form/form-failure.ts";
import { PasswordInput } from "../form/password-input.tsx";

interface WithdrawFormProps {
  confirmBy: "password" | "code";
  email: string;
  onDone: () => void;
  /** Something blocks it since the page was opened. */
  onBlocked: () => void;
}

interface Values {
  reason: WithdrawalReason | "";
  comment: string;
  confirmation: string;
  understood: boolean;
}

const REASONS = Object.entries(WITHDRAWAL_REASONS).map(([value, label]) => ({ value, label }));

/** The reason, if they want to give one; the password again; and a confirmation. */
export function WithdrawForm({ confirmBy, email, onDone, onBlocked }: WithdrawFormProps) {
  const { register, handleSubmit, setError, formState, watch } = useForm<Values>({
    defaultValues: { reason: "", comment: "", confirmation: "", understood: false },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ reason, comment, confirmation }) => {
    const sure = await confirm({
      title: "退会しますか？",
      message: "アカウントとデータを消去します。元には戻せません。",
      danger: true,
      yes: "退会する",
      no: "退会しない",
    });
    if (!sure) return;
    const answer = await call(withdraw, { confirmation, comment, ...(reason && { reason }) });
    if (answer.ok) return onDone();
    if (answer.failure.code === "members/withdrawal-blocked") onBlocked();
    showFailure(answer.failure, ["confirmation"], setError);
  });
  const required = confirmBy === "password" ? "パスワードを入力してください" : "確認コードを入力してください";
  return (
    <form
      onSubmit={submit}
      noValidate
      className="self-start rounded-card bg-paper p-5 sm:p-8 max-sm:-mx-4 max-sm:rounded-none"
    >
      <Block title="退会する">
        <div className="mt-5 flex flex-col gap-3">
          {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
          <Select
            label="退会の理由"
            hint="お答えは任意です。お名前と切り離して、サービスの改善に使います。"
            options={[{ value: "", label: "えらばない" }, ...REASONS]}
            {...register("reason")}
          />
          <TextArea
            label="ご意見"
            aside={`${watch("comment").length} / ${WITHDRAWAL_COMMENT_MAX}`}
            hint="お答えは任意です。"
            {...register("comment", {
              maxLength: {
                value: WITHDRAWAL_COMMENT_MAX,
                message: `${WITHDRAWAL_COMMENT_MAX}文字以内で入力してください`,
              },
            })}
            error={errors.comment?.message}
          />
          {confirmBy === "code" && <CodeSender email={email} />}
          {confirmBy === "password" ? (
            <PasswordInput
              label="パスワード"
              required
              autoComplete="current-password"
              hint="ご本人であることを確かめます。"
              {...register("confirmation", { required })}
              error={errors.confirmation?.message}
            />
          ) : (
            <TextInput
              label="確認コード"
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              hint="メールに書かれた6けたの数字です。"
              {...register("confirmation", { required })}
              error={errors.confirmation?.message}
            />
          )}
          <Checkbox
            aria-invalid={errors.understood ? true : undefined}
            note={errors.understood && <span className="text-red-text">{errors.understood.message}</span>}
            {...register("understood", { required: "内容をご確認のうえ、チェックしてください" })}
          >
            消去したものは元に戻せないことを確認しました
          </Checkbox>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button type="submit" variant="danger" size={56} pending={isSubmitting}>
              退会する
            </Button>
            <LinkButton to="/my-page" size={56}>
              やめる
            </LinkButton>
          </div>
        </div>
      </Block>
    </form>
  );
}

/** For an account from an outside provider, which has no password. */
function CodeSender({ email }: { email: string }) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setState("sending");
    setProblem(undefined);
    const answer = await call(sendWithdrawalCode, {});
    setState(answer.ok ? "sent" : "idle");
    if (!answer.ok) setProblem(answer.failure.message);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-14">
        ご本人であることを確かめるため、<b className="text-deep">{email}</b> に確認コードをお送りします。
      </p>
      <Button icon="mail" pending={state === "sending"} onClick={() => void send()}>
        {state === "sent" ? "もう一度コードを受け取る" : "コードを受け取る"}
      </Button>
      <div role="status">
        {state === "sent" && <Notice tone="ok">確認コードをお送りしました。30分間使えます。</Notice>}
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}
