import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "../form/field-error.tsx";

interface AgreementBoxesProps {
  terms: UseFormRegisterReturn;
  privacy: UseFormRegisterReturn;
  errors: { terms: string | undefined; privacy: string | undefined };
}

/**
 * Two boxes, as one consent must not hide in the other, and one above them that ticks both. The texts open in a new tab, so that nothing
 * typed is lost.
 */
export function AgreementBoxes({ terms, privacy, errors }: AgreementBoxesProps) {
  const pair = useRef<HTMLDivElement>(null);
  const boxes = () => [...(pair.current?.querySelectorAll("input") ?? [])];
  const [agreesToBoth, setAgreesToBoth] = useState(false);
  // By a click, so that the form hears of each as if it had been ticked by itself.
  const tickBoth = (wanted: boolean) => {
    for (const box of boxes()) if (box.checked !== wanted) box.click();
  };
  return (
    <fieldset className="border-line border-t pt-2">
      <legend className="sr-only">利用規約とプライバシーポリシー</legend>
      <Checkbox checked={agreesToBoth} onChange={({ target }) => tickBoth(target.checked)} className="text-deep">
        <b>次のどちらにも同意します</b>
      </Checkbox>
      <div ref={pair} onChange={() => setAgreesToBoth(boxes().every(({ checked }) => checked))} className="pl-8">
        <Checkbox {...terms} aria-invalid={errors.terms ? true : undefined} aria-describedby="agree-terms-error">
          <GuideLink to="/guides/protocol-auth">利用規約</GuideLink>に同意します
        </Checkbox>
        <Checkbox {...privacy} aria-invalid={errors.privacy ? true : undefined} aria-describedby="agree-privacy-error">
          <GuideLink to="/guides/privacy">プライバシーポリシー</GuideLink>に同意します
        </Checkbox>
      </div>
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
