import type { KindRow as Kind } from "@surimono/contract/catalogue";
import { classNames } from "#app/ui/class-names.ts";

interface KindRowProps {
  kinds: readonly Kind[];
  /** 0 for all kinds of the shelf. */
  chosen: number;
  onChoose: (kindId: number) => void;
}

/** The kinds of the chosen category. A shelf with one kind needs no row. */
export function KindRow({ kinds, chosen, onChoose }: KindRowProps) {
  if (kinds.length < 2) return null;
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2">
      <legend className="sr-only">さらにしぼる</legend>
      {[{ kind_id: 0, kind_name: "すべて" }, ...kinds].map(({ kind_id, kind_name }) => (
        <button
          key={kind_id}
          type="button"
          aria-pressed={kind_id === chosen}
          onClick={() => onChoose(kind_id)}
          className={classNames(
            "min-h-9 rounded-ctl border px-3 text-14 transition-colors max-md:min-h-11",
            kind_id === chosen ? "border-deep bg-deep text-white" : "border-ctl bg-white text-deep hover:border-deep",
          )}
        >
          {kind_name}
        </button>
      ))}
    </fieldset>
  );
}
