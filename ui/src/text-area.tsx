import type { Ref, TextareaHTMLAttributes } from "react";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldLook } from "./field.tsx";

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className">, FieldLook {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** At least 110 px (rule frame-text-area), growing with its text where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, aside, hideLabel, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, required, aside, hideLabel, className }}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          className={`field-sizing-content min-h-[110px] py-2.5 leading-relaxed ${controlStyle}`}
        />
      )}
    </Field>
  );
}
