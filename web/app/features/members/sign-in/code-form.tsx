import { zodResolver } from "@hookform/resolvers/zod";
import { letterCode, verifyEmailByCode } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useLeave } from "@surimono/ui/use-leave.ts";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { showFailure } from "../form/form-failure.ts";
import { passwordField } from "../form/form-fields.ts";
import { PasswordInput } from "../form/password-input.tsx";
import { readFirstPassword } from "./first-password.ts";

const schema = z.object({
  confirmation: z.string().check(
    z.minLength(1, "確認コードを入力してください"),
    z.refine((typed) => letterCode.safeParse(typed).success, "確認コードは6桁の数字です"),
  ),
  password: passwordField,
});
type Values = z.output<typeof schema>;

export type OnOpened = (kind: "consumer" | "business", session: string) => Promise<void>;

interface CodeFormProps {
  email: string;
  onOpened: OnOpened;
}

/** On the page that stayed open: the last digit sends the form. The password is asked for only after a reload, which forgot it. */
export function CodeForm({ email, onOpened }: CodeFormProps) {
  const [known] = useState(readFirstPassword);
  const [asksPassword, setAsksPassword] = useState(known === undefined);
  const { register, handleSubmit, setError, setFocus, getValues, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { confirmation: "", password: known ?? "" },
  });
  const { errors, isSubmitting } = formState;
  const { isLeaving, leave } = useLeave();
  useEffect(() => setFocus(known === undefined ? "password" : "confirmation"), [setFocus, known]);
  const submit = handleSubmit(async ({ confirmation, password }) => {
    const answer = await call(verifyEmailByCode, { email, code: confirmation, password });
    if (answer.ok) return leave(() => onOpened(answer.value.kind, answer.value.token));
    if (answer.failure.code === "members/not-the-password") setAsksPassword(true);
    showFailure(answer.failure, ["confirmation", "password"], setError);
  });
  const submitIfWhole = () => {
    const { confirmation, password } = getValues();
    if (letterCode.safeParse(confirmation).success && password && !isSubmitting) void submit();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      {asksPassword && (
        <PasswordInput
          label="パスワード"
          hint="登録のときに決めたものです。"
          autoComplete="current-password"
          {...register("password")}
          error={errors.password?.message}
        />
      )}
      <TextInput
        label="確認コード"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="例：012345"
        hint="メールにある6桁の数字です。最後の数字を入れると、登録が完了します。"
        {...register("confirmation", { onChange: submitIfWhole })}
        error={errors.confirmation?.message}
      />
      <Button type="submit" variant="primary" size={56} wide pending={isSubmitting || isLeaving}>
        登録を完了する
      </Button>
    </form>
  );
}
