import { NumberField as Base } from "@base-ui/react/number-field";
import { Field, type FieldLook } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface NumberFieldProps extends FieldLook {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Called once typing or stepping is over: the moment to save. */
  onCommit?: ((value: number | null) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  size?: 36 | 48 | undefined;
}

const step =
  "flex items-center justify-center text-deep hover:bg-paper disabled:cursor-not-allowed disabled:text-ctl disabled:hover:bg-transparent";

/** A quantity with − and ＋; full-width digits become plain ones. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onCommit, min, max, disabled, size = 48, ...look } = props;
  const square = size === 48 ? "size-12" : "size-9 max-md:size-11";
  return (
    <Field {...look}>
      {(control) => (
        <Base.Root
          id={control.id}
          value={value}
          onValueChange={onChange}
          onValueCommitted={(committed) => onCommit?.(committed)}
          min={min}
          max={max}
          disabled={disabled}
          locale="ja-JP"
          format={{ maximumFractionDigits: 0 }}
        >
          <Base.Group className="inline-flex divide-x divide-line overflow-hidden rounded-ctl border border-ctl bg-white focus-within:border-red focus-within:outline-2 focus-within:outline-red">
            <Base.Decrement aria-label="1つ減らす" className={`${step} ${square}`}>
              <Icon name="minus" size={16} />
            </Base.Decrement>
            <Base.Input
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              aria-required={control["aria-required"]}
              className={`num w-14 bg-transparent text-center text-16 text-deep outline-none ${size === 48 ? "h-12" : "h-9 max-md:h-11"}`}
            />
            <Base.Increment aria-label="1つ増やす" className={`${step} ${square}`}>
              <Icon name="plus" size={16} />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  );
}
