import { setNickname } from "@surimono/contract/members";
import { NICKNAME_MAX } from "@surimono/domain/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useLeave } from "@surimono/ui/use-leave.ts";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { call } from "#app/session/call.ts";
import { showFailure } from "./form/form-failure.ts";
import { NarrowPage } from "./form/narrow-page.tsx";
import { nicknameProblem } from "./form/nickname-problem.ts";

/** The last step of the first login. */
export function NicknameScreen({ onSet }: { onSet: (nickname: string) => Promise<void> }) {
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm({
    defaultValues: { nickname: "" },
  });
  useEffect(() => setFocus("nickname"), [setFocus]);
  const { errors, isSubmitting } = formState;
  const { isLeaving, leave } = useLeave();
  const typed = [...useWatch({ control, name: "nickname" }).trim()].length;
  const submit = handleSubmit(async ({ nickname }) => {
    const answer = await call(setNickname, { nickname });
    if (answer.ok) await leave(() => onSet(answer.value.nickname));
    else showFailure(answer.failure, ["nickname"], setError);
  });
  return (
    <NarrowPage title="ようこそ、SURIMONOへ。">
      <p>はじめに、ニックネームを決めましょう。あとからマイページで変えられます。</p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <TextInput
          label="ニックネーム"
          required
          autoComplete="nickname"
          hint="絵文字は使えません。"
          aside={`${typed} / ${NICKNAME_MAX}`}
          {...register("nickname", { validate: nicknameProblem })}
          error={errors.nickname?.message}
        />
        <Button type="submit" variant="primary" size={56} wide pending={isSubmitting || isLeaving}>
          はじめる
        </Button>
      </form>
    </NarrowPage>
  );
}
