import { MOODS, type MoodId } from "../../../arranger/index.ts";

interface MoodChoiceProps {
  readonly chosen: MoodId;
  readonly onChoose: (mood: MoodId) => void;
}

export function MoodChoice({ chosen, onChoose }: MoodChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-14">雰囲気</legend>
      <div className="mt-1 grid grid-cols-3 gap-1.5">
        {MOODS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            className={`h-9 rounded-ctl border text-14 transition-colors max-md:h-11 ${id === chosen ? "border-deep bg-deep font-bold text-white" : "border-line text-ink hover:border-ctl"}`}
            onClick={() => onChoose(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
