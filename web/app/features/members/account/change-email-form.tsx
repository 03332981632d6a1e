import { zodResolver } from "@hookform/resolvers/zod";
import { requestEmailChange } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { showFailure } from "../form/form-failure.ts";
import { emailField, passwordField } from "../form/form-fields.ts";
import { PasswordInput } from "../form/password-input.tsx";
import { emailChangeQuery } from "../members.queries.ts";

/** The current address, the one waiting for its letter, and the form to change it. */
export function ChangeEmail() {
  const { data, isLoadingError, refetch } = useQuery(emailChangeQuery());
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="mt-6 h-60" />;
  const { email, pending_email: pending, confirm_by: confirmBy } = data;
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p className="text-14">
        いまのメールアドレス
        <b className="block break-all text-16 text-deep">{email}</b>
      </p>
      {pending && (
        <Notice tone="info">
          <b className="break-all">{pending}</b>
          に確認のメールをお送りしました。メールのリンクを開くと、変更が完了します。リンクは24時間有効です。届かないときは、アドレスを確かめて、もう一度お申し込みください。
        </Notice>
      )}
      <EmailChangeForm key={pending} pending={pending} confirmBy={confirmBy} />
    </div>
  );
}

const email = emailField;
const byPassword = z.object({ email, password: passwordField });
const bySignIn = z.object({ email, password: z.string() });

interface EmailChangeFormProps {
  /** Waits for its letter. */
  pending: string | null;
  confirmBy: "password" | "sign-in";
}

function EmailChangeForm({ pending, confirmBy }: EmailChangeFormProps) {
  const queryClient = useQueryClient();
  const asksPassword = confirmBy === "password";
  const { register, handleSubmit, setError, reset, formState } = useForm<z.output<typeof byPassword>>({
    resolver: zodResolver(asksPassword ? byPassword : bySignIn),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email, password }) => {
    const answer = await call(requestEmailChange, { email, ...(asksPassword && { password }) });
    if (answer.ok) {
      reset();
      await queryClient.invalidateQueries(emailChangeQuery());
      // The page looks as before then.
      if (pending && queryClient.getQueryData(emailChangeQuery().queryKey)?.pending_email === pending)
        showToast("確認のメールをお送りしました。先のメールのリンクは使えなくなります。", { tone: "success" });
    } else if (answer.failure.code === "members/not-your-password")
      setError("password", { type: "server", message: answer.failure.message }, { shouldFocus: true });
    else showFailure(answer.failure, ["email", "password"], setError);
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <TextInput
        label="新しいメールアドレス"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        {...register("email")}
        error={errors.email?.message}
      />
      {asksPassword ? (
        <PasswordInput
          label="パスワード"
          required
          autoComplete="current-password"
          {...register("password")}
          error={errors.password?.message}
        />
      ) : (
        <p className="text-14">外部のアカウントでログインされている方は、ログインから15分以内にお申し込みください。</p>
      )}
      <Button type="submit" variant="primary" size={56} wide pending={isSubmitting}>
        確認のメールを送る
      </Button>
    </form>
  );
}
