import { createUserInsight, updateUserInsight, type WireUserInsight } from "@surimono/contract/fans";
import { FAN_PROVIDERS } from "@surimono/domain/fans";
import { showToast } from "@surimono/ui/toast.ts";
import { useRef, useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { call } from "#app/session/call.ts";
import { useKeptForm } from "#app/session/use-kept-form.ts";
import { useUnsaved } from "#app/ui/use-unsaved.ts";
import { forgetFans } from "../fans.queries.ts";
import { type CustomValues, customInput, customValues, readRatio, reckonRatios, TYPED_SEXES } from "./custom-values.ts";

export interface CustomFormSettings {
  /** The saved figures. */
  saved: WireUserInsight | undefined;
  /** Other known figures to begin with. */
  begin: WireUserInsight | undefined;
  userId: string;
  onSaved: () => void;
}

/** The state of the form: typed figures, their result, and saving. */
export function useCustomForm({ saved, begin, userId, onSaved }: CustomFormSettings) {
  const form = useForm<CustomValues>({ defaultValues: customValues(saved ?? begin) });
  const { handleSubmit, watch, setError, setFocus, formState } = form;
  useKeptForm("fans-by-hand", form);
  const [tried, setTried] = useState(false);
  const { letLeave } = useUnsaved(formState.isDirty);
  const sending = useRef(false);
  const submit = handleSubmit(async (typed) => {
    const wrong = wrongRatio(typed);
    if (wrong) return setFocus(wrong);
    if (sending.current) return;
    sending.current = true;
    const answer = await save(typed, saved, userId);
    if (!answer.ok) {
      sending.current = false;
      setError("root", { message: answer.failure.message });
      return forgetFans();
    }
    letLeave();
    showToast("ファンの情報を保存しました。", { tone: "success" });
    await forgetFans();
    onSaved();
  });
  const values = watch();
  return {
    form,
    values,
    reckoned: reckonRatios(values),
    /** Saving was tried, so problems are shown as errors. */
    tried,
    submit: (event: React.FormEvent) => {
      setTried(true);
      void submit(event);
    },
  };
}

/** The field to focus if a ratio cannot be saved. */
function wrongRatio(typed: CustomValues): FieldPath<CustomValues> | undefined {
  for (const sex of TYPED_SEXES) if (readRatio(typed.totals[sex]) === undefined) return `totals.${sex}`;
  for (const sex of TYPED_SEXES) {
    const index = typed.ages[sex].findIndex((age) => readRatio(age) === undefined);
    if (index >= 0) return `ages.${sex}.${index}`;
  }
  const { fault, totals, sums } = reckonRatios(typed);
  if (fault === "mismatch") return sums.female === totals.female ? "ages.male.0" : "ages.female.0";
  return fault && (totals.female + totals.male > 10_000 ? "totals.female" : "ages.female.0");
}

function save(typed: CustomValues, saved: WireUserInsight | undefined, userId: string) {
  const payload = {
    user_id: userId,
    privider_id: FAN_PROVIDERS.custom,
    sns_id: typed.youtube.trim() || typed.instagram.trim() || typed.twitter.trim(),
    sns_name: typed.name.trim(),
    fans_info: customInput(typed),
  };
  return saved
    ? call(updateUserInsight, { ...payload, user_insight_id: saved.user_insight_id })
    : call(createUserInsight, payload);
}
