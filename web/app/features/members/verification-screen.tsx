import { zodResolver } from "@hookform/resolvers/zod";
import { resendVerification, verifyEmail } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useLeave } from "@surimono/ui/use-leave.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { showFailure } from "./form/form-failure.ts";
import { passwordField } from "./form/form-fields.ts";
import { NarrowPage } from "./form/narrow-page.tsx";
import { PasswordInput } from "./form/password-input.tsx";
import { CodeForm, type OnOpened } from "./sign-in/code-form.tsx";
import { EmailForm } from "./sign-in/email-form.tsx";
import { askFirstPassword } from "./sign-in/first-password.ts";

const resent = () => showToast("確認メールをお送りしました。", { tone: "success" });

interface VerificationSentProps {
  /** Undefined where the page was opened by itself. */
  email: string | undefined;
  onOpened: OnOpened;
}

/** After a sign-up: the letter is sent. */
export function VerificationSent({ email, onOpened }: VerificationSentProps) {
  return (
    <NarrowPage title="メールをご確認ください。">
      <p>
        {email ? <b className="text-deep">{email}</b> : "ご入力のメールアドレス"}
        に確認メールをお送りしました。
      </p>
      {email && <CodeForm email={email} onOpened={onOpened} />}
      <p className="text-14">
        コードは30分間使えます。メールの中のリンクを開いても登録できます（24時間有効）。この画面を閉じたあとや、ほかの端末でリンクを開いたときは、パスワードをもう一度入力します。
      </p>
      <details open={!email} className="border-line border-t pt-2">
        <summary className="min-h-11 cursor-pointer py-2 font-bold text-14 text-deep">メールが届かないとき</summary>
        <ul className="mb-4 list-disc pl-5 text-14">
          <li>迷惑メールのフォルダーに入っていないかご確認ください。</li>
          <li>数分待っても届かないときは、もう一度お送りします。</li>
        </ul>
        <EmailForm ask={resendVerification} button="確認メールを再送する" email={email ?? ""} onAsked={resent} />
      </details>
    </NarrowPage>
  );
}

const schema = z.object({ password: passwordField });

interface VerificationFormProps {
  token: string;
  loginPath: string;
  signUpPath: string;
  onOpened: OnOpened;
}

/** After the letter's link: the password proves whose sign-up it is, typed or known to the tab that signed up. */
export function VerificationForm({ token, loginPath, signUpPath, onOpened }: VerificationFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = formState;
  const { isLeaving, leave } = useLeave();
  const open = async (password: string) => {
    const answer = await call(verifyEmail, { token, password });
    if (answer.ok) await leave(() => onOpened(answer.value.kind, answer.value.token));
    else if (answer.failure.code === "members/link-not-valid") setRefusal(answer.failure.message);
    else return answer.failure;
  };
  const submit = handleSubmit(async ({ password }) => {
    const failure = await open(password);
    if (failure) showFailure(failure, ["password"], setError);
  });
  const [isKnown, setKnown] = useState(false);
  const openAtOnce = useEffectEvent(async (password: string) => {
    setKnown(true);
    // Perhaps of another sign-up: then the form asks for it, without an error about a password nobody typed.
    await open(password);
    setKnown(false);
  });
  useEffect(() => askFirstPassword((password) => void openAtOnce(password)), []);
  if (refusal) return <VerificationFailed message={refusal} loginPath={loginPath} />;
  return (
    <NarrowPage title="登録のしあげ">
      <p>登録のときに決めたパスワードを入力すると、登録が完了し、そのままログインします。</p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <PasswordInput
          label="パスワード"
          autoComplete="current-password"
          {...register("password")}
          error={errors.password?.message}
        />
        <Button type="submit" variant="primary" size={56} wide pending={isSubmitting || isLeaving || isKnown}>
          登録を完了する
        </Button>
      </form>
      <p className="text-14">
        パスワードを思い出せないときは、
        <Link to={signUpPath} className="text-red-text underline underline-offset-4">
          もう一度会員登録
        </Link>
        をしてください。お心当たりのない方は、このページを閉じてください。
      </p>
    </NarrowPage>
  );
}

/** The link is too old, used, or was truncated by the mail program. */
function VerificationFailed({ message, loginPath }: { message: string; loginPath: string }) {
  return (
    <NarrowPage title="リンクを確認できませんでした。">
      <Notice tone="warn">{message}</Notice>
      <LinkButton to={loginPath} size={56} wide>
        ログインする
      </LinkButton>
      <section className="border-line border-t pt-6">
        <h2 className="mb-3 font-bold text-16">確認メールをもう一度受け取る</h2>
        <EmailForm ask={resendVerification} button="確認メールを再送する" onAsked={resent} />
      </section>
    </NarrowPage>
  );
}
