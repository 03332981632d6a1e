import { zodResolver } from "@hookform/resolvers/zod";
import { applyBusiness } from "@surimono/contract/members";
import { isPhone, plainPhone } from "@surimono/domain/kernel";
import { checkPassword } from "@surimono/domain/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useLeave } from "@surimono/ui/use-leave.ts";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { showFailure } from "../form/form-failure.ts";
import { agreement, emailField, newPasswordField, requiredText, SAME_AS_EMAIL } from "../form/form-fields.ts";
import { PasswordInput } from "../form/password-input.tsx";
import { wishedPath } from "../wanted-path.ts";
import { AgreementBoxes } from "./agreement-boxes.tsx";
import { keepFirstPassword } from "./first-password.ts";

const schema = z
  .object({
    company_name: requiredText(100, "会社名を入力してください"),
    contact_name: requiredText(50, "ご担当者のお名前を入力してください"),
    phone: z
      .string()
      .check(
        z.overwrite(plainPhone),
        z.minLength(1, "電話番号を入力してください"),
        z.refine(isPhone, "電話番号の形式をご確認ください"),
      ),
    email: emailField,
    password: newPasswordField,
    agree_terms: agreement("利用規約"),
    agree_privacy: agreement("プライバシーポリシー"),
  })
  .check(z.refine(({ email, password }) => checkPassword(password, email) !== "same-as-email", SAME_AS_EMAIL));
type Values = z.output<typeof schema>;

const FIELDS = ["company_name", "contact_name", "phone", "email", "password"] as const;

interface BusinessApplyFormProps {
  /** Where the letter's link leads. */
  redirectTo: string;
  onAsked: (email: string) => Promise<void>;
}

export function BusinessApplyForm({ redirectTo, onAsked }: BusinessApplyFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: {
      company_name: "",
      contact_name: "",
      phone: "",
      email: "",
      password: "",
      agree_terms: false,
      agree_privacy: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const { isLeaving, leave } = useLeave();
  const submit = handleSubmit(async (values) => {
    const answer = await call(applyBusiness, {
      ...values,
      agree_terms: true,
      agree_privacy: true,
      ...wishedPath(redirectTo),
    });
    if (!answer.ok) return showFailure(answer.failure, FIELDS, setError);
    keepFirstPassword(values.password);
    await leave(() => onAsked(values.email));
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <TextInput
        label="会社名"
        required
        autoComplete="organization"
        {...register("company_name")}
        error={errors.company_name?.message}
      />
      <TextInput
        label="ご担当者のお名前"
        required
        autoComplete="name"
        {...register("contact_name")}
        error={errors.contact_name?.message}
      />
      <TextInput
        label="電話番号"
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="例：03-1234-5678"
        {...register("phone")}
        error={errors.phone?.message}
      />
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
      <AgreementBoxes
        terms={register("agree_terms")}
        privacy={register("agree_privacy")}
        errors={{ terms: errors.agree_terms?.message, privacy: errors.agree_privacy?.message }}
      />
      <Button type="submit" variant="primary" size={56} wide pending={isSubmitting || isLeaving}>
        法人アカウントを申し込む
      </Button>
    </form>
  );
}
