import { type KeyboardEvent, useId, useState } from "react";

interface NumberFieldProps {
  /** Short, such as X; the spoken name is `name`. */
  readonly label: string;
  readonly name: string;
  readonly unit?: string;
  /** As it is shown. */
  readonly value: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly disabled?: boolean;
  /** Gets a finite number within the bounds. */
  readonly onCommit: (value: number) => void;
}

/** Takes what is typed at Enter or when it is left; arrow keys step; full-width digits are understood. */
export function NumberField(props: NumberFieldProps) {
  const { label, name, unit, value, step = 1, disabled = false } = props;
  const [typed, setTyped] = useState<string>();
  const id = useId();

  function commit(text: string): void {
    setTyped(undefined);
    const number = numberOf(text);
    if (number === undefined || text === value) return;
    props.onCommit(clamp(number, props));
  }

  function keyed(event: KeyboardEvent<HTMLInputElement>): void {
    const text = event.currentTarget.value;
    if (event.key === "Enter") commit(text);
    if (event.key === "Escape") {
      setTyped(undefined);
      event.stopPropagation();
    }
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const by = direction * step * (event.shiftKey ? 10 : 1);
    const next = clamp(Math.round(((numberOf(text) ?? 0) + by) * 10) / 10, props);
    setTyped(undefined);
    props.onCommit(next);
  }

  return (
    <div className="flex h-9 min-w-0 items-center rounded-ctl border border-line bg-paper pr-2 pl-2.5 focus-within:border-red max-md:h-11">
      <label htmlFor={id} className="w-4 shrink-0 text-12 text-mute">
        <span aria-hidden="true">{label}</span>
        <span className="sr-only">{`${name}${unit ? `（${unit}）` : ""}`}</span>
      </label>
      <input
        id={id}
        className="num w-full min-w-0 bg-transparent text-right text-14 font-bold text-deep outline-none disabled:text-mute"
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={keyed}
      />
    </div>
  );
}

function numberOf(text: string): number | undefined {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[−ー‐]/gu, "-")
    .replaceAll(",", "")
    .trim();
  const number = Number(plain);
  return plain === "" || !Number.isFinite(number) ? undefined : number;
}

function clamp(value: number, { min = -Infinity, max = Infinity }: NumberFieldProps): number {
  return Math.min(max, Math.max(min, value));
}
