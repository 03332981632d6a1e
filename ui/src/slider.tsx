import { useId } from "react";

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** As shown and announced: 2%. */
  text: string;
  disabled?: boolean;
  /** On a line of its own, where a small step matters. */
  wide?: boolean;
  onChange: (value: number) => void;
}

/** One value: the browser's own, which a disabled fieldset disables too. `onChange` is called while it moves. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  text,
  disabled = false,
  wide = false,
  onChange,
}: SliderProps) {
  const id = useId();
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return (
    <div className={wide ? "flex flex-wrap items-center justify-between" : "flex h-8 items-center gap-3 max-md:h-11"}>
      <label htmlFor={id} className="min-w-16 shrink-0 text-14">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        className={`${wide ? "order-last h-11 basis-full" : "h-5 min-w-0 grow"} appearance-none rounded-ctl bg-transparent accent-red [&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:rounded-[50%] [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-red [&::-moz-range-thumb]:bg-white [&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-[50%] [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-red [&::-webkit-slider-thumb]:bg-white`}
        style={{
          background: `linear-gradient(90deg, var(--color-red) ${share * 100}%, var(--color-line) 0) center / 100% 2px no-repeat`,
        }}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id} className="num w-16 shrink-0 whitespace-nowrap text-right text-14 font-bold text-deep">
        {text}
      </output>
    </div>
  );
}
