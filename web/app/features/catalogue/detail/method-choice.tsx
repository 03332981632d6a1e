import type { PrintMethodRow, Product } from "@surimono/contract/catalogue";
import type { ItemMethod } from "@surimono/domain/catalogue";
import { RadioCard } from "@surimono/ui/radio-card.tsx";
import { useId } from "react";

interface MethodChoiceProps {
  methods: readonly ItemMethod[];
  /** The item's own method names, in case the look-up is late or fails. */
  named: Product["print_info"];
  /** Names and notes of all methods. */
  rows: readonly PrintMethodRow[];
  chosen: number | undefined;
  onChoose: (methodId: number) => void;
}

export function MethodChoice({ methods, named, rows, chosen, onChoose }: MethodChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3 font-bold text-16 text-deep">印刷方法</legend>
      <div
        className={`grid gap-2 ${methods.length > 3 ? "sm:max-md:grid-cols-2 lg:grid-cols-2" : "sm:max-md:grid-cols-3 lg:grid-cols-3"}`}
      >
        {methods.map(({ methodId, colorIds }) => {
          const row = rows.find(({ method_id }) => method_id === methodId);
          return (
            <RadioCard
              key={methodId}
              name={name}
              title={
                <span className="palt text-14">
                  {row?.name ?? named.find(({ method_id }) => method_id === methodId)?.method_name}
                </span>
              }
              checked={methodId === chosen}
              onChange={() => onChoose(methodId)}
            >
              {row?.summary}
              <span className="block">本体{colorIds.length}色に対応</span>
            </RadioCard>
          );
        })}
      </div>
      <p className="mt-2 min-h-5 text-12 text-mute">{rows.find(({ method_id }) => method_id === chosen)?.note}</p>
    </fieldset>
  );
}
