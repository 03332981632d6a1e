import type { MyItem } from "@surimono/contract/my-items";
import { formatYen } from "@surimono/domain/kernel";
import { MAX_ITEM_DESCRIPTION, MAX_ITEM_NAME } from "@surimono/domain/my-items";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { ErrorWords } from "@surimono/ui/field.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { type UnitPrices, unitPricesOf } from "../price/unit-prices.ts";
import { type EditErrors, type ItemEdit, readPrice } from "./item-edit.ts";

interface EditorFormProps {
  item: MyItem;
  edit: ItemEdit;
  errors: EditErrors;
  onChange: (part: Partial<ItemEdit>) => void;
}

/** Name, description, selling price with its profit, and sizes. */
export function EditorForm({ item, edit, errors, onChange }: EditorFormProps) {
  const unitPrices = unitPricesOf(item, edit.sizeIds);
  return (
    <div className="grid content-start gap-3">
      <TextInput
        label="アイテムの名前"
        required
        autoComplete="off"
        aside={`${[...edit.name].length} / ${MAX_ITEM_NAME}`}
        error={errors.name}
        value={edit.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label="説明"
        required
        aside={`${[...edit.description].length} / ${MAX_ITEM_DESCRIPTION}`}
        error={errors.description}
        value={edit.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextInput
        label="販売価格（税込）"
        required
        inputMode="numeric"
        autoComplete="off"
        hint={sayUnitPrices(unitPrices)}
        error={errors.price}
        value={edit.price}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <dl className="flex items-baseline justify-between border-line border-t pt-3 text-14">
        <dt>1点売れたときの利益</dt>
        <dd className="num font-bold text-16 text-deep">{sayProfit(readPrice(edit.price), unitPrices)}</dd>
      </dl>
      <SizeField
        sizes={item.offered_sizes}
        chosen={edit.sizeIds}
        error={errors.sizeIds}
        onChange={(sizeIds) => onChange({ sizeIds })}
      />
    </div>
  );
}

function sayUnitPrices({ lowest, highest }: UnitPrices): string {
  return highest > lowest
    ? `単価は、サイズにより${formatYen(lowest)}〜${formatYen(highest)}です。`
    : `単価は${formatYen(lowest)}です。`;
}

/** A dear size may earn nothing, or less. */
function sayProfit(price: number, { lowest, highest }: UnitPrices): string {
  if (!(price >= lowest)) return "—";
  const most = formatYen(price - lowest);
  return highest > lowest ? `${formatYen(price - highest)}〜${most}` : most;
}

interface SizeFieldProps {
  sizes: MyItem["offered_sizes"];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (sizeIds: readonly number[]) => void;
}

/** The item's sizes; no choice if the goods have only one. */
function SizeField({ sizes, chosen, error, onChange }: SizeFieldProps) {
  if (sizes.length === 1) {
    return (
      <dl className="flex justify-between border-line border-t pt-3 text-14">
        <dt>サイズ</dt>
        <dd className="text-deep">フリーサイズ</dd>
      </dl>
    );
  }
  return (
    <fieldset className="border-line border-t pt-3">
      <legend className="float-left mb-1 w-full font-bold text-14 text-deep">
        サイズ<span className="ml-2 font-normal text-12 text-red-text">必須</span>
      </legend>
      <div className="clear-both grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {sizes.map(({ size_id, size_name, unit_price }) => (
          <Checkbox
            key={size_id}
            checked={chosen.includes(size_id)}
            aria-invalid={error ? true : undefined}
            onChange={(event) =>
              onChange(
                sizes
                  .map((size) => size.size_id)
                  .filter((id) => (id === size_id ? event.target.checked : chosen.includes(id))),
              )
            }
          >
            {size_name}
            <span className="num ml-2 text-12 text-mute">{formatYen(unit_price)}</span>
          </Checkbox>
        ))}
      </div>
      <p className="min-h-5 text-12 text-red-text">{error && <ErrorWords>{error}</ErrorWords>}</p>
    </fieldset>
  );
}
