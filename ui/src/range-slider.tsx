import { Slider } from "@base-ui/react/slider";

interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  onCommit?: ((value: [number, number]) => void) | undefined;
  /** How a screen reader says a value, such as `1,000円`. */
  valueText: (value: number) => string;
}

const pair = (value: number | readonly number[]): [number, number] =>
  Array.isArray(value) ? [value[0] ?? 0, value[1] ?? 0] : [0, 0];

/** Two ends of a range. */
export function RangeSlider({ label, min, max, step, value, onChange, onCommit, valueText }: RangeSliderProps) {
  const thumb =
    "size-5 rounded-full border-2 border-red bg-white target-44 has-focus-visible:outline-3 has-focus-visible:outline-red has-focus-visible:outline-offset-2";
  return (
    <Slider.Root
      value={[...value]}
      onValueChange={(next) => onChange(pair(next))}
      onValueCommitted={(next) => onCommit?.(pair(next))}
      {...{ min, max, step }}
      thumbAlignment="edge"
    >
      <Slider.Control className="flex h-11 touch-none select-none items-center">
        <Slider.Track className="h-0.5 w-full bg-line forced-color-adjust-none">
          <Slider.Indicator className="bg-red" />
          <Slider.Thumb
            index={0}
            aria-label={`${label}の下限`}
            getAriaValueText={(_, now) => valueText(now)}
            className={thumb}
          />
          <Slider.Thumb
            index={1}
            aria-label={`${label}の上限`}
            getAriaValueText={(_, now) => valueText(now)}
            className={thumb}
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
