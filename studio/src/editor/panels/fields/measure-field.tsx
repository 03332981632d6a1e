import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { type KeyboardEvent, useId, useState } from "react";
import { numberProblem, readNumber } from "./read-number.ts";

interface MeasureFieldProps {
  /** Short, such as X; the spoken name is `name`. */
  readonly label: string;
  readonly name: string;
  readonly unit?: string;
  /** As it is shown. */
  readonly value: string;
  readonly min?: number;
  readonly max?: number;
  /** For the arrow keys and the two buttons; ten times as much with Shift. */
  readonly step?: number;
  readonly disabled?: boolean;
  /** Called with a finite number within the bounds. */
  readonly onCommit: (value: number) => void;
}

/** Accepts the input on Enter or blur and reports an invalid one; arrow keys and two buttons step. */
export function MeasureField(props: MeasureFieldProps) {
  const { label, name, unit, value, step = 1, disabled = false } = props;
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const id = useId();

  function show(text: string | undefined): void {
    setTyped(text);
    setProblem(undefined);
  }

  function commit(text: string): void {
    if (text === value) return show(undefined);
    const trouble = numberProblem(text, props);
    const number = readNumber(text);
    if (trouble !== undefined || number === undefined) return setProblem(trouble);
    show(undefined);
    props.onCommit(number);
  }

  function stepBy(direction: 1 | -1, isLarge: boolean): void {
    const by = direction * step * (isLarge ? 10 : 1);
    show(undefined);
    // Shows tenths only, which also hides floating-point noise.
    props.onCommit(clamp(Math.round(((readNumber(typed ?? value) ?? 0) + by) * 10) / 10, props));
  }

  function keyed(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") commit(event.currentTarget.value);
    if (event.key === "Escape") {
      show(undefined);
      event.stopPropagation();
    }
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (direction === undefined) return;
    event.preventDefault();
    stepBy(direction, event.shiftKey);
  }

  return (
    <div className="relative min-w-0">
      <div
        className={`flex h-9 min-w-0 items-center overflow-hidden rounded-ctl border bg-paper pl-2.5 focus-within:border-red max-md:h-11 ${problem ? "border-red" : "border-line"}`}
      >
        <label htmlFor={id} className="w-4 shrink-0 text-12 text-mute">
          <span aria-hidden="true">{label}</span>
          <span className="sr-only">{`${name}${unit ? `（${unit}）` : ""}`}</span>
        </label>
        <input
          id={id}
          className="num w-full min-w-0 bg-transparent text-right text-14 font-bold text-deep outline-none disabled:text-mute max-md:text-16"
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={typed ?? value}
          onChange={(event) => show(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => commit(event.target.value)}
          onKeyDown={keyed}
        />
        <span aria-hidden="true" className="shrink-0 px-1 text-12 text-mute max-md:hidden">
          {unit}
        </span>
        <Steps name={name} disabled={disabled} onStep={stepBy} />
      </div>
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="absolute inset-x-0 top-full z-10 mt-1 rounded-ctl bg-deep px-2 py-1 text-12 text-white shadow-float"
        >
          {problem}
        </p>
      )}
    </div>
  );
}

interface StepsProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly onStep: (direction: 1 | -1, isLarge: boolean) => void;
}

/** Stacked for a mouse, side by side for a finger. Keyboard users have the arrow keys. */
function Steps({ name, disabled, onStep }: StepsProps) {
  return (
    <span className="flex h-full shrink-0 flex-col-reverse border-l border-line max-md:flex-row">
      {([-1, 1] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          tabIndex={-1}
          disabled={disabled}
          aria-label={`${name}を${direction === 1 ? "増やす" : "減らす"}`}
          className="grid min-h-0 w-5 flex-1 place-items-center text-ink hover:bg-line disabled:text-ctl max-md:w-7.5 max-md:not-first:border-l max-md:not-first:border-line"
          // Otherwise the field loses the focus, and a phone's keyboard closes and reopens.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => onStep(direction, event.shiftKey)}
        >
          <StudioIcon name={direction === 1 ? "chevron-up" : "chevron-down"} size={12} />
        </button>
      ))}
    </span>
  );
}

function clamp(value: number, { min = -Infinity, max = Infinity }: MeasureFieldProps): number {
  return Math.min(max, Math.max(min, value));
}
