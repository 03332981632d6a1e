import { Icon } from "@surimono/ui/icon.tsx";
import type { Ref, SelectHTMLAttributes } from "react";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldLook } from "./field.tsx";

interface Option {
  value: string | number;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "size">, FieldLook {
  options: readonly Option[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string | undefined;
  size?: 36 | 48 | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own list, which is better on a phone than any of ours. Takes `register("name")` directly. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    required,
    aside,
    hideLabel,
    className,
    options,
    placeholder,
    size = 48,
    ...select
  } = props;
  return (
    <Field {...{ label, hint, error, required, aside, hideLabel, className }}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={`appearance-none pr-10 ${size === 48 ? "h-12" : "h-9 max-md:h-11"} ${controlStyle}`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
        </span>
      )}
    </Field>
  );
}
