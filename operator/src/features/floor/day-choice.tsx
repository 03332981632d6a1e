interface DayChoiceProps {
  readonly days: readonly (readonly [day: string, name: string])[];
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** Until which promised day. */
export function DayChoice({ days, day, onChoose }: DayChoiceProps) {
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">発送予定日</legend>
      {days.map(([one, name]) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === day}
          onClick={() => onChoose(one)}
          className="min-h-11 rounded-full border border-line px-4 text-14 hover:border-deep aria-pressed:border-deep aria-pressed:bg-deep aria-pressed:font-bold aria-pressed:text-white"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
