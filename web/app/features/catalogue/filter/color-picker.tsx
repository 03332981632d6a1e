import { classNames } from "@surimono/ui/class-names.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { PRESET_COLORS } from "./preset-colors.ts";

/** その他 is every other colour. */
const OTHER = 15;
const MANY_COLORS = "conic-gradient(#e8702a, #f4d14f, #2e7d4f, #2450a4, #6b4a9e, #c0272d, #e8702a)";

interface ColorPickerProps {
  value: readonly number[];
  onChange: (value: number[]) => void;
}

/** Any of the 15 preset colours; finds goods in at least one of the chosen. */
export function ColorPicker({ value, onChange }: ColorPickerProps) {
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id].sort((a, b) => a - b));
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 font-bold text-14 text-deep">色</legend>
      <div className="grid grid-cols-5 gap-x-1 gap-y-2">
        {PRESET_COLORS.map(({ id, name, color }) => (
          <label
            key={id}
            className="relative flex min-h-11 flex-col items-center gap-1 rounded-ctl py-1 text-center text-12 has-focus-visible:outline-3 has-focus-visible:outline-red"
          >
            <input type="checkbox" className="sr-only" checked={value.includes(id)} onChange={() => toggle(id)} />
            <span
              aria-hidden="true"
              style={{ background: id === OTHER ? MANY_COLORS : color }}
              className={classNames(
                "flex size-8 items-center justify-center rounded-full border border-ctl/60",
                value.includes(id) && "shadow-[0_0_0_2px_#fff,0_0_0_4px_var(--color-red)]",
              )}
            >
              {value.includes(id) && (
                <span className="flex size-4 items-center justify-center rounded-full bg-white text-deep">
                  <Icon name="check" size={14} />
                </span>
              )}
            </span>
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
