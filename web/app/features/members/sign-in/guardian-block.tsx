import { GUARDIAN_CONSENT_WORDING } from "@surimono/domain/members";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "../form/field-error.tsx";

interface GuardianBlockProps {
  consent: UseFormRegisterReturn;
  name: UseFormRegisterReturn;
  errors: { consent: string | undefined; name: string | undefined };
}

/** Appears under the birthday of a person under 18 (rule members-minor). */
export function GuardianBlock({ consent, name, errors }: GuardianBlockProps) {
  return (
    <fieldset className="rounded-card bg-paper px-4 pt-3 pb-2 md:px-5">
      <legend className="contents">
        <span className="block font-bold text-14 text-deep">18歳未満の方へ</span>
      </legend>
      <p className="mt-1 text-14">会員登録には保護者の同意が必要です。保護者の方といっしょにご確認ください。</p>
      <Checkbox {...consent} aria-invalid={errors.consent ? true : undefined} aria-describedby="guardian-consent-error">
        {GUARDIAN_CONSENT_WORDING}
      </Checkbox>
      <div className="mb-2 min-h-5">
        <FieldError id="guardian-consent-error" message={errors.consent} />
      </div>
      <TextInput label="保護者のお名前" required autoComplete="off" {...name} error={errors.name} />
    </fieldset>
  );
}
