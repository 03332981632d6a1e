import { imageAddress } from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";
import type { getQuoteBasis } from "@surimono/contract/quotes";
import { TextInput } from "@surimono/ui/text-input.tsx";

/** How many of each size of each my item, by `product-size`. */
export type Chosen = Readonly<Record<string, number>>;

interface GoodsChoiceProps {
  items: AnswerOf<typeof getQuoteBasis>["items"];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** The member's finished my items, each with a field for every size. */
export function GoodsChoice({ items, chosen, onChange }: GoodsChoiceProps) {
  return (
    <ul aria-label="マイアイテム" className="divide-y divide-line self-start rounded-card border border-line">
      {items.map(({ product_id, name, item_name, color_name, image_url, minimum_quantity, sizes }) => (
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
                {minimum_quantity > 1 && `・${minimum_quantity}点から`}
              </span>
            </p>
          </div>
          <fieldset aria-label={name} className="grid grid-cols-3 gap-x-3 sm:grid-cols-5">
            {sizes.map((size) => {
              const key = `${product_id}-${size.size_id}`;
              return (
                <TextInput
                  key={key}
                  label={size.name || "点数"}
                  inputMode="numeric"
                  maxLength={4}
                  placeholder="0"
                  value={chosen[key] || ""}
                  onChange={(event) => {
                    // As Japanese keyboards type it.
                    const quantity = Number(event.target.value.normalize("NFKC").replace(/\D/g, ""));
                    onChange({ ...chosen, [key]: Math.min(9999, quantity) });
                  }}
                />
              );
            })}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
