import type { InputHTMLAttributes, Ref } from "react";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldLook } from "./field.tsx";

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "size">, FieldLook {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Takes `register("name")` of react-hook-form directly. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, required, aside, hideLabel, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, required, aside, hideLabel, className }}>
      {(control) => <input type="text" {...input} {...control} className={`h-12 ${controlStyle}`} />}
    </Field>
  );
}
