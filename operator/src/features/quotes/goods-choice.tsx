import { imageAddress } from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";
import type { getQuoteBasis } from "@surimono/contract/quotes";
import { formatNumber } from "@surimono/domain/kernel";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";
import { digitsOf } from "../../ui/digits-of.ts";

/** How many of each size of each my item, by `product-size`. */
export type Chosen = Readonly<Record<string, number>>;

type Item = AnswerOf<typeof getQuoteBasis>["items"][number];

interface GoodsChoiceProps {
  items: readonly Item[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** The member's finished my items, each with a field for every size. */
export function GoodsChoice({ items, chosen, onChange }: GoodsChoiceProps) {
  return (
    <ul aria-label="マイアイテム" className="divide-y divide-line self-start rounded-card border border-line">
      {items.map(({ product_id, name, item_name, color_name, image_url, sizes, ...limits }) => (
        <li key={product_id} className="flex flex-col gap-3 px-4 py-4 text-14">
          <div className="flex items-center gap-3">
            <img
              src={imageAddress(image_url, 240)}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14 shrink-0 rounded-ctl bg-bench object-contain"
            />
            <p className="min-w-0">
              <span className="block font-bold text-deep">{name}</span>
              <span className="block text-12 text-mute">
                {item_name}／{color_name}
                {limitsText(limits)}
              </span>
            </p>
          </div>
          <fieldset aria-label={name} className="grid grid-cols-3 gap-x-3 sm:grid-cols-5">
            {sizes.map((size) => {
              const key = `${product_id}-${size.size_id}`;
              return (
                <QuantityField
                  key={key}
                  label={size.name || "点数"}
                  quantity={chosen[key] ?? 0}
                  onChange={(quantity) => onChange({ ...chosen, [key]: quantity })}
                />
              );
            })}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}

/** Over all sizes together. */
function limitsText({
  minimum_quantity: from,
  maximum_quantity: until,
}: Pick<Item, "minimum_quantity" | "maximum_quantity">) {
  const words = [from > 1 && `${from}点から`, until !== undefined && `${formatNumber(until)}点まで`].filter(Boolean);
  return words.length > 0 && `・${words.join("")}`;
}

interface QuantityFieldProps {
  label: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** Shows what is typed as it is typed: a word that is being composed must not be rewritten, or its digits are doubled. */
function QuantityField({ label, quantity, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState("");
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      maxLength={4}
      placeholder="0"
      value={readQuantity(typed) === quantity ? typed : quantity || ""}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readQuantity(event.target.value));
      }}
      onBlur={() => setTyped(quantity ? String(quantity) : "")}
    />
  );
}

function readQuantity(typed: string): number {
  return Math.min(9999, Number(digitsOf(typed)));
}
