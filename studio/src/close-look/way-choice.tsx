import type { OtherWay } from "./looked-at.ts";

interface WayChoiceProps {
  readonly ways: readonly Pick<OtherWay, "name">[];
  /** Undefined: the pictures. */
  readonly chosen: string | undefined;
  readonly onChoose: (name: string | undefined) => void;
}

/** Between the pictures and what else can be seen of the goods. */
export function WayChoice({ ways, chosen, onChoose }: WayChoiceProps) {
  return (
    <fieldset
      aria-label="見かた"
      className="flex shrink-0 justify-center gap-1 border-b border-line bg-white px-2 py-1"
    >
      {[undefined, ...ways.map(({ name }) => name)].map((name) => (
        <button
          key={name ?? ""}
          type="button"
          aria-pressed={name === chosen}
          className="min-h-11 rounded-ctl px-4 text-14 hover:bg-paper aria-pressed:font-bold aria-pressed:text-deep aria-pressed:underline aria-pressed:decoration-2 aria-pressed:decoration-red aria-pressed:underline-offset-8"
          onClick={() => onChoose(name)}
        >
          {name ?? "画像"}
        </button>
      ))}
    </fieldset>
  );
}
