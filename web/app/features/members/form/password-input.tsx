import { controlStyle } from "@surimono/ui/control-style.ts";
import { Field, type FieldLook } from "@surimono/ui/field.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { type InputHTMLAttributes, type Ref, useState } from "react";

interface PasswordInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "size" | "type">,
    FieldLook {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password field that can show what is typed. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, hint, error, required, aside, hideLabel, className, ...input } = props;
  const [visible, setVisible] = useState(false);
  return (
    <Field {...{ label, hint, error, required, aside, hideLabel, className }}>
      {(control) => (
        <div className="relative">
          <input
            type={visible ? "text" : "password"}
            {...input}
            {...control}
            className={`h-12 pr-12! ${controlStyle}`}
          />
          <button
            type="button"
            aria-label="パスワードを表示"
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center text-mute hover:text-deep"
          >
            <Icon name={visible ? "eye-off" : "eye"} size={20} />
          </button>
        </div>
      )}
    </Field>
  );
}
