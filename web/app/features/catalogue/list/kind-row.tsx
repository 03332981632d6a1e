import type { KindRow as Kind } from "@surimono/contract/catalogue";
import { classNames } from "@surimono/ui/class-names.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { useSwipe } from "../use-swipe.ts";

interface KindRowProps {
  kinds: readonly Kind[];
  /** 0 for all kinds of the shelf. */
  chosen: number;
  onChoose: (kindId: number) => void;
  /** Back to the categories, which the kinds replace on a phone. */
  onBack: () => void;
}

export function hasKindRow(kinds: readonly Kind[]): boolean {
  return kinds.length >= 2;
}

/** The kinds of the chosen category. Not needed for a shelf with one kind. */
export function KindRow({ kinds, chosen, onChoose, onBack }: KindRowProps) {
  const swipe = useSwipe({ left: onBack });
  if (!hasKindRow(kinds)) return null;
  return (
    <fieldset {...swipe} className="flex flex-wrap gap-2 md:mt-4">
      <legend className="sr-only">さらにしぼる</legend>
      <button
        type="button"
        onClick={onBack}
        className="flex min-h-11 w-full items-center gap-1 text-14 text-mute md:hidden"
      >
        <Icon name="chevron-left" size={18} />
        <span className="font-bold text-deep">カテゴリに戻る</span>
        <span className="ml-auto text-12">左へスワイプでも戻れます</span>
      </button>
      {[{ kind_id: 0, kind_name: "すべての種類" }, ...kinds].map(({ kind_id, kind_name }) => (
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
