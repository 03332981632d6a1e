import type { Ref, SelectHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldLook } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface Option {
  value: string | number;
  label: string;
  disabled?: boolean;
}

interface SelectBoxProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "size"> {
  options: readonly Option[];
  /** The empty choice, shown while nothing is chosen. */
  placeholder?: string | undefined;
  size?: keyof typeof sizes | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

const sizes = { 36: "h-9 max-md:h-11", 44: "h-11", 48: "h-12" };

/** The control alone, for a label of its own. */
export function SelectBox({ options, placeholder, size = 48, className, ...select }: SelectBoxProps) {
  return (
    <span className={classNames("relative block", className)}>
      <select {...select} className={`appearance-none pr-10 ${sizes[size]} ${controlStyle}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
    </span>
  );
}

/** The browser's own list, which is better on a phone than any of ours. Takes `register("name")` directly. */
export function Select(props: SelectBoxProps & FieldLook) {
  const { label, hint, error, required, aside, hideLabel, className, ...select } = props;
  return (
    <Field {...{ label, hint, error, required, aside, hideLabel, className }}>
      {(control) => <SelectBox {...select} {...control} />}
    </Field>
  );
}
