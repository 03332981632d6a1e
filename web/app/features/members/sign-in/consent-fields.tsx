import { isMinor, isPossibleBirthday, plainBirthday } from "@surimono/domain/members";
import { TextInput } from "@surimono/ui/text-input.tsx";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import * as z from "zod/mini";
import { agreement, requiredText } from "../form/form-fields.ts";
import { AgreementBoxes } from "./agreement-boxes.tsx";
import { GuardianBlock } from "./guardian-block.tsx";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What the law requires of every new member: birthday, both agreements, and for a minor the guardian's consent. */
const base = {
  birthday: z.string().check(
    z.overwrite(plainBirthday),
    z.minLength(1, "生年月日を入力してください"),
    z.refine((day) => DAY.test(day), "生年月日は、19950402のように8桁の数字で入力してください"),
    z.refine((day) => isPossibleBirthday(day, new Date()), "生年月日をご確認ください"),
  ),
  agree_terms: agreement("利用規約"),
  agree_privacy: agreement("プライバシーポリシー"),
};
export const adultConsent = { ...base, guardian_consent: z.boolean(), guardian_name: z.string() };
export const minorConsent = {
  ...base,
  guardian_consent: z.boolean().check(z.refine((given) => given, "保護者の同意が必要です")),
  guardian_name: requiredText(50, "保護者のお名前を入力してください"),
};

export interface ConsentValues {
  birthday: string;
  agree_terms: boolean;
  agree_privacy: boolean;
  guardian_consent: boolean;
  guardian_name: string;
}

export const NO_CONSENT: ConsentValues = {
  birthday: "",
  agree_terms: false,
  agree_privacy: false,
  guardian_consent: false,
  guardian_name: "",
};

export const CONSENT_FIELDS = ["birthday", "guardian_consent", "guardian_name"] as const;

export function isMinorToday(typedBirthday: string): boolean {
  const birthday = plainBirthday(typedBirthday);
  return isPossibleBirthday(birthday, new Date()) && isMinor(birthday, new Date());
}

interface ConsentFieldsProps {
  register: UseFormRegister<ConsentValues>;
  errors: FieldErrors<ConsentValues>;
  minor: boolean;
}

export function ConsentFields({ register, errors, minor }: ConsentFieldsProps) {
  return (
    <>
      <TextInput
        label="生年月日"
        required
        inputMode="numeric"
        autoComplete="bday"
        placeholder="例：19950402"
        hint="8桁の数字で。18歳未満の方は保護者の同意が必要です。"
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
    </>
  );
}
