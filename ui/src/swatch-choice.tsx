import { useId } from "react";
import { Swatch } from "./swatch.tsx";

interface SwatchChoiceProps<Id extends string | number> {
  legend: string;
  options: readonly { id: Id; name: string; color: string; disabled?: boolean }[];
  value: Id | undefined;
  onChange: (id: Id) => void;
  size?: number | undefined;
}

/** One colour of several. The name of the chosen one belongs beside the heading, drawn by the screen. */
export function SwatchChoice<Id extends string | number>(props: SwatchChoiceProps<Id>) {
  const { legend, options, value, onChange, size = 40 } = props;
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-1.5 gap-y-2">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.id}
          title={option.name}
          className="relative flex min-h-11 min-w-11 items-center justify-center rounded-full has-disabled:opacity-40 has-focus-visible:outline-3 has-focus-visible:outline-red"
        >
          <input
            type="radio"
            name={name}
            checked={option.id === value}
            disabled={option.disabled}
            onChange={() => onChange(option.id)}
            className="sr-only"
          />
          <span className="sr-only">{option.name}</span>
          <Swatch color={option.color} size={size} selected={option.id === value} />
        </label>
      ))}
    </fieldset>
  );
}
