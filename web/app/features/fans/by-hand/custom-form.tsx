import { isSocialId, type NamedAccount } from "@surimono/domain/fans";
import { formatNumber } from "@surimono/domain/kernel";
import { FAN_COUNT_MAX } from "@surimono/domain/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import type { UseFormReturn } from "react-hook-form";
import { LinkButton } from "#app/ui/link-button.tsx";
import { CustomPreview } from "./custom-preview.tsx";
import { type CustomValues, readCount, readWords, WORD_LONGEST, WORDS_MOST } from "./custom-values.ts";
import { RatioFields } from "./ratio-fields.tsx";
import { type CustomFormSettings, useCustomForm } from "./use-custom-form.ts";

const IDS: readonly { account: NamedAccount; label: string; hint: string; error: string }[] = [
  { account: "youtube", label: "YouTubeのID", hint: "例：@surimono", error: "「@」からはじまるIDを入力してください" },
  {
    account: "instagram",
    label: "Instagramのユーザーネーム",
    hint: "例：surimono_jp",
    error: "半角英数字、アンダーバー、ピリオドで入力してください",
  },
  { account: "twitter", label: "XのID", hint: "例：@surimono", error: "「@」からはじまるIDを入力してください" },
];

interface CustomFormProps extends CustomFormSettings {
  /** The account in question comes first. */
  first: NamedAccount | undefined;
  /** Back without saving. */
  cancelPath: string;
}

/** The figures typed by hand. What cannot be saved says why, and stays as typed. */
export function CustomForm({ first, cancelPath, ...settings }: CustomFormProps) {
  const { form, values, reckoned, tried, submit } = useCustomForm(settings);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <div className="grid gap-12 md:grid-cols-[1fr_20rem] md:gap-16 lg:grid-cols-[1fr_24rem]">
      <form noValidate className="flex min-w-0 flex-col gap-8" onSubmit={submit}>
        <AccountFields form={form} first={first} />
        <fieldset>
          <legend className="font-bold text-20 text-deep">ファンの人数</legend>
          <TextInput
            className="mt-3 max-w-xs"
            label="人数"
            aside="人"
            required
            inputMode="numeric"
            autoComplete="off"
            hint="フォロワーや登録者の数です。"
            {...register("count", {
              validate: (typed) =>
                readCount(typed) !== undefined || `1から${formatNumber(FAN_COUNT_MAX)}までの数字です`,
            })}
            error={errors.count?.message}
          />
        </fieldset>
        <RatioFields {...{ register, values, reckoned, tried }} />
        {/* Otherwise a fieldset is as wide as its longest word. */}
        <fieldset className="min-w-0">
          <legend className="font-bold text-20 text-deep">ファンのことば</legend>
          <TextArea
            className="mt-3"
            label="ことば"
            aside={`${readWords(values.words).length} / ${WORDS_MOST}語`}
            rows={5}
            hint="1行に1語ずつ、よく使われる順に入力します。"
            {...register("words", { validate: checkWords })}
            error={errors.words?.message}
          />
        </fieldset>
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size={56} pending={isSubmitting} className="max-sm:w-full">
            保存する
          </Button>
          <LinkButton to={cancelPath} size={56} className="max-sm:w-full">
            保存せずに戻る
          </LinkButton>
        </div>
      </form>
      <CustomPreview count={readCount(values.count)} totals={reckoned.totals} ages={reckoned.ages} />
    </div>
  );
}

function AccountFields({ form, first }: { form: UseFormReturn<CustomValues>; first: NamedAccount | undefined }) {
  const { register, formState } = form;
  const ids = IDS.toSorted((left, right) => Number(right.account === first) - Number(left.account === first));
  return (
    <fieldset>
      <legend className="font-bold text-20 text-deep">アカウント</legend>
      <div className="mt-3 grid gap-x-4 gap-y-2 lg:grid-cols-2">
        <TextInput
          label="名前"
          hint="SNSで名のっている名前です。"
          maxLength={100}
          autoComplete="off"
          {...register("name")}
        />
        {ids.map(({ account, label, hint, error }) => (
          <TextInput
            key={account}
            label={label}
            hint={hint}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register(account, {
              validate: (typed) => typed.trim() === "" || isSocialId(account, typed.trim()) || error,
            })}
            error={formState.errors[account]?.message}
          />
        ))}
      </div>
    </fieldset>
  );
}

function checkWords(typed: string): true | string {
  const words = readWords(typed);
  if (words.length > WORDS_MOST) return `${WORDS_MOST}語までにしてください`;
  const long = words.find((word) => word.length > WORD_LONGEST);
  return long ? `「${long.slice(0, WORD_LONGEST)}…」が長すぎます。${WORD_LONGEST}文字までにしてください` : true;
}
