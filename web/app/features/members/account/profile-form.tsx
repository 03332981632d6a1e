import type { AnswerOf } from "@surimono/contract/kernel";
import type { getProfile } from "@surimono/contract/members";
import { updateProfile } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { call } from "#app/session/call.ts";
import { useKeptForm } from "#app/session/use-kept-form.ts";
import { showFailure } from "../form/form-failure.ts";
import { nicknameProblem } from "../form/nickname-problem.ts";
import { profileQuery } from "../members.queries.ts";

/** The key of the typed values, kept if the session ends by itself. */
export const PROFILE_FORM = "profile";

const NAME_MAX = { value: 50, message: "50文字以内で入力してください" };

interface ProfileFormProps {
  profile: AnswerOf<typeof getProfile>;
  onDone: (saved: boolean) => void;
}

export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const queryClient = useQueryClient();
  const { nickname, last_name, first_name } = profile;
  const form = useForm({ defaultValues: { nickname, last_name, first_name } });
  useKeptForm(PROFILE_FORM, form);
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const answer = await call(updateProfile, values);
    if (!answer.ok) return showFailure(answer.failure, ["nickname", "last_name", "first_name"], setError);
    await queryClient.invalidateQueries(profileQuery());
    showToast("プロフィールを保存しました。", { tone: "success" });
    onDone(true);
  });
  return (
    <form onSubmit={submit} noValidate className="mt-5 flex flex-col gap-3">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <TextInput
        label="ニックネーム"
        required
        autoComplete="nickname"
        hint="絵文字は使えません。"
        {...register("nickname", { validate: nicknameProblem })}
        error={errors.nickname?.message}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          label="姓"
          autoComplete="family-name"
          {...register("last_name", { maxLength: NAME_MAX })}
          error={errors.last_name?.message}
        />
        <TextInput
          label="名"
          autoComplete="given-name"
          {...register("first_name", { maxLength: NAME_MAX })}
          error={errors.first_name?.message}
        />
      </div>
      <div className="flex gap-3">
        <Button type="submit" variant="primary" pending={isSubmitting}>
          保存する
        </Button>
        <Button onClick={() => onDone(false)}>やめる</Button>
      </div>
    </form>
  );
}
