import { zodResolver } from "@hookform/resolvers/zod";
import { requestPasswordReset, resetPassword } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useLeave } from "@surimono/ui/use-leave.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { showFailure } from "./form/form-failure.ts";
import { newPasswordField } from "./form/form-fields.ts";
import { NarrowPage } from "./form/narrow-page.tsx";
import { PasswordInput } from "./form/password-input.tsx";
import { EmailForm } from "./sign-in/email-form.tsx";

function LetterSent({ to, onBack }: { to: string; onBack: () => void }) {
  return (
    <NarrowPage title="メールをご確認ください。">
      <p>
        <b className="text-deep">{to}</b>
        が登録されている場合、パスワードを再設定するためのメールが届きます。リンクは60分間有効です。続けて申し込んだときは、先に届いたメールのリンクをお使いください。
      </p>
      <p className="text-14">
        届かないときは、迷惑メールのフォルダーと、
        <button type="button" onClick={onBack} className="text-red-text underline underline-offset-4">
          入力したメールアドレス
        </button>
        をご確認ください。
      </p>
    </NarrowPage>
  );
}

function ResetLinkRefused() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) return <LetterSent to={sentTo} onBack={() => setSentTo(undefined)} />;
  return (
    <NarrowPage title="リンクを確認できませんでした。">
      <Notice tone="warn">このリンクは期限切れか、すでに使われています。もう一度メールをお受け取りください。</Notice>
      <EmailForm ask={requestPasswordReset} button="メールを受け取る" onAsked={setSentTo} primary />
    </NarrowPage>
  );
}

/** Requests the letter. The answer is the same for every address. */
export function PasswordForgotten({ back }: { back: { to: string; label: string } }) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) return <LetterSent to={sentTo} onBack={() => setSentTo(undefined)} />;
  return (
    <NarrowPage title="パスワードの再設定">
      <p>登録したメールアドレスを入力してください。再設定のためのリンクをお送りします。</p>
      <EmailForm ask={requestPasswordReset} button="メールを受け取る" onAsked={setSentTo} primary />
      <p className="text-center text-14">
        <Link to={back.to} className="inline-flex min-h-11 items-center text-red-text underline underline-offset-4">
          {back.label}
        </Link>
      </p>
    </NarrowPage>
  );
}

const schema = z.object({ password: newPasswordField });

/** Sets the new password, from the letter's link. */
export function NewPassword({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
  const [refused, setRefused] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = formState;
  const { isLeaving, leave } = useLeave();
  const submit = handleSubmit(async ({ password }) => {
    const answer = await call(resetPassword, { token, password });
    if (answer.ok) await leave(onDone);
    else if (answer.failure.code === "members/link-not-valid") setRefused(true);
    else showFailure(answer.failure, ["password"], setError);
  });
  if (refused) return <ResetLinkRefused />;
  return (
    <NarrowPage title="新しいパスワード">
      <p>設定すると、すべての端末でのログインが終了します。</p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <PasswordInput
          label="新しいパスワード"
          required
          hint="8文字以上。長いほど安全です。"
          autoComplete="new-password"
          {...register("password")}
          error={errors.password?.message}
        />
        <Button type="submit" variant="primary" size={56} wide pending={isSubmitting || isLeaving}>
          パスワードを設定する
        </Button>
      </form>
    </NarrowPage>
  );
}
