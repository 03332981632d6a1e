export interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly name: string;
}

/** Buttons of which one is pressed, in one line that scrolls where it is too long. */
export function Choices<Id extends string | number>(props: {
  readonly legend: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id) => void;
}) {
  const { legend, choices, chosen, onChoose } = props;
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto py-1" aria-label={legend}>
      {choices.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={`h-11 min-w-11 shrink-0 rounded-ctl border px-3 text-14 ${id === chosen ? "border-deep bg-deep text-white" : "border-ctl text-ink"}`}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
