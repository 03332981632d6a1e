import { zodResolver } from "@hookform/resolvers/zod";
import { changePassword } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { showFailure } from "../form/form-failure.ts";
import { newPasswordField, presentPasswordField } from "../form/form-fields.ts";
import { PasswordInput } from "../form/password-input.tsx";
import { emailChangeQuery, sessionsQuery } from "../members.queries.ts";

const schema = z.object({
  current: presentPasswordField,
  password: newPasswordField,
});

/** The form, or for an account of an outside provider the way to its first password. */
export function ChangePassword() {
  const { data, isPending } = useQuery(emailChangeQuery());
  if (isPending) return <Skeleton className="mt-6 h-80" />;
  if (data?.confirm_by !== "sign-in") return <ChangePasswordForm />;
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p>
        このアカウントには、まだパスワードがありません。メールアドレスとパスワードでもログインできるようにするには、登録したメールアドレスにリンクをお送りしますので、そこで設定してください。
      </p>
      <LinkButton to="/password-reset" wide>
        パスワードを設定する
      </LinkButton>
    </div>
  );
}

function ChangePasswordForm() {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, reset, formState } = useForm<z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { current: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const answer = await call(changePassword, values);
    if (answer.ok) {
      reset();
      showToast("パスワードを変更しました。", { tone: "success" });
      await Promise.all([
        queryClient.invalidateQueries(sessionsQuery()),
        queryClient.invalidateQueries(emailChangeQuery()),
      ]);
    } else if (answer.failure.code === "members/not-your-password")
      setError("current", { type: "server", message: answer.failure.message }, { shouldFocus: true });
    else showFailure(answer.failure, ["current", "password"], setError);
  });
  return (
    <form onSubmit={submit} noValidate className="mt-5 flex flex-col gap-3">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <p className="text-14">
        変更すると、ほかの端末でのログインはすべて終了し、確認の済んでいないメールアドレスの変更は取り消されます。
      </p>
      <PasswordInput
        label="いまのパスワード"
        required
        autoComplete="current-password"
        {...register("current")}
        error={errors.current?.message}
      />
      <PasswordInput
        label="新しいパスワード"
        required
        hint="8文字以上。長いほど安全です。"
        autoComplete="new-password"
        {...register("password")}
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" size={56} wide pending={isSubmitting}>
        パスワードを変更する
      </Button>
    </form>
  );
}
