import { MAX_ITEM_DESCRIPTION, MAX_ITEM_NAME } from "@surimono/domain/my-items";
import type { UseFormReturn } from "react-hook-form";
import { formatYen } from "#app/ui/price.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { type ItemWords, readPrice } from "./item-words.ts";

interface ItemWordsFormProps {
  form: UseFormReturn<ItemWords>;
  unitPrice: number;
}

/** Name, description and selling price, with what is earned by each piece. */
export function ItemWordsForm({ form, unitPrice }: ItemWordsFormProps) {
  const { register, watch, formState } = form;
  const [name, description, price] = watch(["new_name", "description", "regular_price"]);
  const profit = readPrice(price) - unitPrice;
  return (
    <div className="grid gap-3">
      <TextInput
        label="アイテムの名前"
        required
        aside={`${[...name].length} / ${MAX_ITEM_NAME}`}
        error={formState.errors.new_name?.message}
        autoComplete="off"
        {...register("new_name")}
      />
      <TextArea
        label="説明"
        required
        aside={`${[...description].length} / ${MAX_ITEM_DESCRIPTION}`}
        error={formState.errors.description?.message}
        {...register("description")}
      />
      <TextInput
        label="販売価格（税込）"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        hint={`単価は${formatYen(unitPrice)}です。`}
        error={formState.errors.regular_price?.message}
        {...register("regular_price")}
      />
      <dl className="flex items-baseline justify-between border-line border-t pt-3 text-14">
        <dt>1点売れたときの利益</dt>
        <dd className="num font-bold text-16 text-deep">
          {Number.isFinite(profit) && profit >= 0 ? formatYen(profit) : "—"}
        </dd>
      </dl>
    </div>
  );
}
