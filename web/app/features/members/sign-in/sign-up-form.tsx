import { zodResolver } from "@hookform/resolvers/zod";
import { signUp } from "@surimono/contract/members";
import { checkPassword } from "@surimono/domain/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useLeave } from "@surimono/ui/use-leave.ts";
import { useEffect, useState } from "react";
import { type UseFormRegister, useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { showFailure } from "../form/form-failure.ts";
import { emailField, newPasswordField, nicknameField, SAME_AS_EMAIL } from "../form/form-fields.ts";
import { PasswordInput } from "../form/password-input.tsx";
import { wishedPath } from "../wanted-path.ts";
import {
  adultConsent,
  CONSENT_FIELDS,
  ConsentFields,
  type ConsentValues,
  isMinorToday,
  minorConsent,
  NO_CONSENT,
} from "./consent-fields.tsx";
import { keepFirstPassword } from "./first-password.ts";

const account = { email: emailField, password: newPasswordField, nickname: nicknameField };
const notTheAddress = z.refine<{ email: string; password: string }>(
  ({ email, password }) => checkPassword(password, email) !== "same-as-email",
  SAME_AS_EMAIL,
);
const adultSchema = z.object({ ...account, ...adultConsent }).check(notTheAddress);
const minorSchema = z.object({ ...account, ...minorConsent }).check(notTheAddress);
type Values = z.output<typeof adultSchema>;

const FIELDS = ["email", "password", "nickname", ...CONSENT_FIELDS] as const;

interface SignUpFormProps {
  focusFirst: boolean;
  /** Where the letter's link leads. */
  redirectTo: string;
  onAsked: (email: string) => Promise<void>;
}

export function SignUpForm({ focusFirst, redirectTo, onAsked }: SignUpFormProps) {
  // The server's clock decides about minors; if this browser's is wrong, its refusal opens the block.
  const [asked, setAsked] = useState(false);
  const needsGuardian = (birthday: string) => asked || isMinorToday(birthday);
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm<Values>({
    resolver: (values, context, options) =>
      zodResolver(needsGuardian(values.birthday) ? minorSchema : adultSchema)(values, context, options),
    defaultValues: { email: "", password: "", nickname: "", ...NO_CONSENT },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (focusFirst) setFocus("email");
  }, [focusFirst, setFocus]);
  const { isLeaving, leave } = useLeave();
  const minor = needsGuardian(useWatch({ control, name: "birthday" }));
  const submit = handleSubmit(async ({ guardian_consent, guardian_name, ...values }) => {
    const guardian = needsGuardian(values.birthday) ? { guardian_consent, guardian_name } : {};
    const answer = await call(signUp, {
      ...values,
      ...guardian,
      agree_terms: true,
      agree_privacy: true,
      ...wishedPath(redirectTo),
    });
    if (answer.ok) {
      keepFirstPassword(values.password);
      return leave(() => onAsked(values.email));
    }
    if (answer.failure.code === "members/guardian-consent-required") setAsked(true);
    showFailure(answer.failure, FIELDS, setError);
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <TextInput
        label="メールアドレス"
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        {...register("email")}
        error={errors.email?.message}
      />
      <PasswordInput
        label="パスワード"
        required
        hint="8文字以上。長いほど安全です。"
        autoComplete="new-password"
        {...register("password")}
        error={errors.password?.message}
      />
      <TextInput
        label="ニックネーム"
        required
        hint="作品につくお名前です。絵文字は使えません。"
        autoComplete="nickname"
        {...register("nickname")}
        error={errors.nickname?.message}
      />
      <ConsentFields register={register as unknown as UseFormRegister<ConsentValues>} errors={errors} minor={minor} />
      <Button type="submit" variant="primary" size={56} wide pending={isSubmitting || isLeaving}>
        確認メールを受け取る
      </Button>
    </form>
  );
}
