import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { StudioIconName } from "@surimono/ui/studio-icons.ts";

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly name: string;
    readonly icon?: StudioIconName;
    /** Shown beside the icon, or alone. */
    readonly word?: string;
  }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of a few, side by side; arrow keys move between them as in any radio group. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="flex h-9 min-w-0 grow overflow-hidden rounded-ctl border border-ctl max-md:h-11">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.name}
          className={`flex grow items-center justify-center gap-1.5 border-line not-first-of-type:border-l text-14 has-focus-visible:outline-3 has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-red ${option.value === value ? "bg-deep text-white" : "text-ink hover:bg-paper"}`}
        >
          <input
            type="radio"
            className="sr-only"
            name={label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <StudioIcon name={option.icon} size={18} />}
          {option.word ? <span>{option.word}</span> : <span className="sr-only">{option.name}</span>}
        </label>
      ))}
    </fieldset>
  );
}
