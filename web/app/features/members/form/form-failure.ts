import type { CallFailure } from "@surimono/contract/kernel";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";

/** Which field a failure of the server belongs to. */
const FIELD_OF: Readonly<Record<string, string>> = {
  "members/password-same-as-email": "password",
  "members/password-too-common": "password",
  "members/not-the-password": "password",
  "members/not-your-password": "confirmation",
  "members/code-not-valid": "confirmation",
  "members/birthday-impossible": "birthday",
  "members/guardian-consent-required": "guardian_name",
  "members/nickname-missing": "nickname",
  "members/nickname-emoji": "nickname",
  "members/nickname-invisible": "nickname",
  "members/nickname-too-long": "nickname",
};

/** Shows the server's refusal at its field, or above the form as `root`. A toast has reported connection failures. */
export function showFailure<Values extends FieldValues>(
  failure: CallFailure,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const wanted = failure.issues?.map((issue) => ({
    field: String(issue.path[0]),
    message: "入力内容をご確認ください",
  })) ?? [{ field: FIELD_OF[failure.code] ?? "", message: failure.message }];
  let shown = false;
  for (const { field, message } of wanted) {
    const known = fields.find((name) => name === field);
    if (!known) continue;
    setError(known, { type: "server", message }, { shouldFocus: !shown });
    shown = true;
  }
  const told = failure.status === 0 || failure.status >= 500;
  if (!shown && !told) setError("root", { type: "server", message: failure.message });
}
