import { Checkbox } from "@surimono/ui/checkbox.tsx";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "../form/field-error.tsx";

interface AgreementBoxesProps {
  terms: UseFormRegisterReturn;
  privacy: UseFormRegisterReturn;
  errors: { terms: string | undefined; privacy: string | undefined };
}

/** Two boxes, as one consent must not hide in the other. The texts open in a new tab, so that nothing typed is lost. */
export function AgreementBoxes({ terms, privacy, errors }: AgreementBoxesProps) {
  return (
    <fieldset className="border-line border-t pt-2">
      <legend className="sr-only">利用規約とプライバシーポリシー</legend>
      <Checkbox {...terms} aria-invalid={errors.terms ? true : undefined} aria-describedby="agree-terms-error">
        <GuideLink to="/guides/protocol-auth">利用規約</GuideLink>に同意します
      </Checkbox>
      <Checkbox {...privacy} aria-invalid={errors.privacy ? true : undefined} aria-describedby="agree-privacy-error">
        <GuideLink to="/guides/privacy">プライバシーポリシー</GuideLink>に同意します
      </Checkbox>
      <div className="min-h-9">
        <FieldError id="agree-terms-error" message={errors.terms} />
        <FieldError id="agree-privacy-error" message={errors.privacy} />
      </div>
    </fieldset>
  );
}

function GuideLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="text-deep underline underline-offset-4 hover:text-red-text"
    >
      {children}
      <span className="sr-only">（新しいタブで開きます）</span>
    </a>
  );
}
