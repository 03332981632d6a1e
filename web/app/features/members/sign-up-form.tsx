import { zodResolver } from "@hookform/resolvers/zod";
import { signUp } from "@surimono/contract/members";
import { checkPassword, dayInJapan, isMinor, isPossibleBirthday } from "@surimono/domain/members";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { AgreementBoxes } from "./agreement-boxes.tsx";
import { showFailure } from "./form-failure.ts";
import { agreement, emailField, newPasswordField, SAME_AS_EMAIL } from "./form-fields.ts";
import { GuardianBlock } from "./guardian-block.tsx";
import { PasswordInput } from "./password-input.tsx";

const base = {
  email: emailField,
  password: newPasswordField,
  birthday: z.string().check(
    z.minLength(1, "生年月日を入力してください"),
    z.refine((day) => isPossibleBirthday(day, new Date()), "生年月日をご確認ください"),
  ),
  agree_terms: agreement("利用規約"),
  agree_privacy: agreement("プライバシーポリシー"),
};
const notTheAddress = z.refine<{ email: string; password: string }>(
  ({ email, password }) => checkPassword(password, email) !== "same-as-email",
  SAME_AS_EMAIL,
);
const adultSchema = z
  .object({ ...base, guardian_consent: z.boolean(), guardian_name: z.string() })
  .check(notTheAddress);
const minorSchema = z
  .object({
    ...base,
    guardian_consent: z.boolean().check(z.refine((given) => given, "保護者の同意が必要です")),
    guardian_name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "保護者のお名前を入力してください"),
        z.maxLength(50, "50文字以内で入力してください"),
      ),
  })
  .check(notTheAddress);
type Values = z.output<typeof adultSchema>;

const FIELDS = ["email", "password", "birthday", "guardian_consent", "guardian_name"] as const;

export function SignUpForm({ onAsked }: { onAsked: (email: string) => void }) {
  // The server's clock decides who is a minor; where this browser's is wrong, its refusal opens the block.
  const [asked, setAsked] = useState(false);
  const needsGuardian = (birthday: string) =>
    asked || (isPossibleBirthday(birthday, new Date()) && isMinor(birthday, new Date()));
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    resolver: (values, context, options) =>
      zodResolver(needsGuardian(values.birthday) ? minorSchema : adultSchema)(values, context, options),
    defaultValues: {
      email: "",
      password: "",
      birthday: "",
      agree_terms: false,
      agree_privacy: false,
      guardian_consent: false,
      guardian_name: "",
    },
  });
  const { errors, isSubmitting } = formState;
  const minor = needsGuardian(useWatch({ control, name: "birthday" }));
  const submit = handleSubmit(async ({ guardian_consent, guardian_name, ...values }) => {
    const guardian = needsGuardian(values.birthday) ? { guardian_consent, guardian_name } : {};
    const answer = await call(signUp, { ...values, ...guardian, agree_terms: true, agree_privacy: true });
    if (answer.ok) return onAsked(values.email);
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
        label="生年月日"
        required
        type="date"
        min="1906-01-01"
        max={dayInJapan(new Date())}
        autoComplete="bday"
        hint="18歳未満の方は保護者の同意が必要です。"
        {...register("birthday")}
        error={errors.birthday?.message}
      />
      {minor && (
        <GuardianBlock
          consent={register("guardian_consent")}
          name={register("guardian_name")}
          errors={{ consent: errors.guardian_consent?.message, name: errors.guardian_name?.message }}
        />
      )}
      <AgreementBoxes
        terms={register("agree_terms")}
        privacy={register("agree_privacy")}
        errors={{ terms: errors.agree_terms?.message, privacy: errors.agree_privacy?.message }}
      />
      <Button type="submit" variant="primary" size={56} wide pending={isSubmitting}>
        確認メールを受け取る
      </Button>
    </form>
  );
}
