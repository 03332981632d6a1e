import { zodResolver } from "@hookform/resolvers/zod";
import { signIn } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useLeave } from "@surimono/ui/use-leave.ts";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { showFailure } from "../form/form-failure.ts";
import { emailField, passwordField } from "../form/form-fields.ts";
import { PasswordInput } from "../form/password-input.tsx";

const schema = z.object({ email: emailField, password: passwordField });
type Values = z.output<typeof schema>;

interface SignInFormProps {
  focusFirst: boolean;
  onSignedIn: (token: string) => Promise<void>;
}

export function SignInForm({ focusFirst, onSignedIn }: SignInFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const { isLeaving, leave } = useLeave();
  useEffect(() => {
    if (focusFirst) setFocus("email");
  }, [focusFirst, setFocus]);
  const submit = handleSubmit(async (values) => {
    const answer = await call(signIn, values);
    if (answer.ok) await leave(() => onSignedIn(answer.value.token));
    else showFailure(answer.failure, ["email", "password"], setError);
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <TextInput
        label="メールアドレス"
        type="email"
        inputMode="email"
        autoComplete="username"
        {...register("email")}
        error={errors.email?.message}
      />
      <PasswordInput
        label="パスワード"
        autoComplete="current-password"
        {...register("password")}
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" size={56} wide pending={isSubmitting || isLeaving}>
        ログインする
      </Button>
      <p className="mt-2 text-center text-14">
        <Link
          to="/password-reset"
          className="inline-flex min-h-11 items-center text-red-text underline underline-offset-4"
        >
          パスワードを忘れた方
        </Link>
      </p>
    </form>
  );
}
