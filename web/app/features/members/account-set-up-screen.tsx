import { zodResolver } from "@hookform/resolvers/zod";
import { setUpAccount } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useLeave } from "@surimono/ui/use-leave.ts";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { showFailure } from "./form/form-failure.ts";
import { NarrowPage } from "./form/narrow-page.tsx";
import {
  adultConsent,
  CONSENT_FIELDS,
  ConsentFields,
  type ConsentValues,
  isMinorToday,
  minorConsent,
  NO_CONSENT,
} from "./sign-in/consent-fields.tsx";

const adultSchema = z.object(adultConsent);
const minorSchema = z.object(minorConsent);

/** The questions after the first sign-in by an outside provider, which skips the sign-up form. */
export function AccountSetUpScreen({ onDone }: { onDone: () => Promise<void> }) {
  // The server's clock decides about minors; if this browser's is wrong, its refusal opens the block.
  const [asked, setAsked] = useState(false);
  const needsGuardian = (birthday: string) => asked || isMinorToday(birthday);
  const { register, handleSubmit, setError, control, formState } = useForm<ConsentValues>({
    resolver: (values, context, options) =>
      zodResolver(needsGuardian(values.birthday) ? minorSchema : adultSchema)(values, context, options),
    defaultValues: NO_CONSENT,
  });
  const { errors, isSubmitting } = formState;
  const { isLeaving, leave } = useLeave();
  const minor = needsGuardian(useWatch({ control, name: "birthday" }));
  const submit = handleSubmit(async ({ birthday, guardian_consent, guardian_name }) => {
    const guardian = needsGuardian(birthday) ? { guardian_consent, guardian_name } : {};
    const answer = await call(setUpAccount, { birthday, ...guardian, agree_terms: true, agree_privacy: true });
    if (answer.ok) return leave(onDone);
    if (answer.failure.code === "members/guardian-consent-required") setAsked(true);
    showFailure(answer.failure, CONSENT_FIELDS, setError);
  });
  return (
    <NarrowPage title="はじめる前に。">
      <p>生年月日を登録し、利用規約とプライバシーポリシーをご確認ください。</p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <ConsentFields register={register} errors={errors} minor={minor} />
        <Button type="submit" variant="primary" size={56} wide pending={isSubmitting || isLeaving}>
          同意して進む
        </Button>
      </form>
    </NarrowPage>
  );
}
