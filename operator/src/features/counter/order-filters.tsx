import { PREFECTURES } from "@surimono/domain/delivery";
import { ORDER_STATE_NAMES } from "@surimono/domain/orders";
import { PAYMENT_METHODS } from "@surimono/domain/payments";
import { Button } from "@surimono/ui/button.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import type { FormEvent } from "react";
import { useFormKey } from "../../ui/use-form-key.ts";
import type { OrderSearch } from "./order-search.ts";

interface OrderFiltersProps {
  search: OrderSearch;
  onSearch: (given: OrderSearch["given"]) => void;
}

const optionsOf = (names: Readonly<Record<string, string>>, ...without: string[]) =>
  Object.entries(names).flatMap(([value, label]) => (without.includes(value) ? [] : [{ value, label }]));

const SORTS = optionsOf({
  newest: "注文の新しい順",
  oldest: "注文の古い順",
  dispatch: "発送予定日の早い順",
  most: "金額の大きい順",
  least: "金額の小さい順",
});
const METHODS = Object.values(PAYMENT_METHODS).map(({ code, name }) => ({ value: code, label: name }));
const PLACES = PREFECTURES.map((name) => ({ value: name, label: name }));
const MORE = ["lifecycle", "payment", "fulfilment", "payment_type", "prefecture", "city", "least", "most", "member"];

/** The same for the same filters, in whatever order they come. */
const saidBy = (given: OrderSearch["given"]) => JSON.stringify(Object.entries(given).sort());

/** Every filter of the list; what is rarely needed is folded until it is set. */
export function OrderFilters({ search: { given }, onSearch }: OrderFiltersProps) {
  const form = useFormKey(saidBy(given));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget).entries()].map(([name, value]) => [name, String(value).trim()]);
    const asked = Object.fromEntries(typed.filter(([, value]) => value !== ""));
    form.keep(saidBy(asked));
    onSearch(asked);
  };
  const of = (name: string) => ({ name, defaultValue: given[name] ?? "" });
  return (
    <form key={form.key} onSubmit={submit} className="mt-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          {...of("text")}
          type="search"
          label="番号、お名前、電話、メール、お問い合わせ番号"
          className="min-w-60 flex-1"
        />
        <Select {...of("sort")} label="並び順" placeholder="見かたに合わせる" options={SORTS} />
        {/* Level with the fields, which keep a line below for errors. */}
        <Button type="submit" icon="search" size={48} className="mb-6">
          さがす
        </Button>
      </div>
      <details open={MORE.some((name) => given[name]) || Boolean(given["from"] ?? given["until"])}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 underline">
          くわしく絞り込む
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-1 md:grid-cols-3 lg:grid-cols-4">
          <TextInput {...of("from")} type="date" label="注文日（この日から）" />
          <TextInput {...of("until")} type="date" label="注文日（この日まで）" />
          <TextInput {...of("least")} type="number" min={0} label="合計（円以上）" />
          <TextInput {...of("most")} type="number" min={0} label="合計（円以下）" />
          <Select
            {...of("lifecycle")}
            label="注文"
            placeholder="すべて"
            options={optionsOf(ORDER_STATE_NAMES.lifecycle, "draft", "abandoned")}
          />
          <Select
            {...of("payment")}
            label="支払い"
            placeholder="すべて"
            options={optionsOf(ORDER_STATE_NAMES.payment)}
          />
          <Select
            {...of("fulfilment")}
            label="工房"
            placeholder="すべて"
            options={optionsOf(ORDER_STATE_NAMES.fulfilment)}
          />
          <Select {...of("payment_type")} label="お支払い方法" placeholder="すべて" options={METHODS} />
          <Select {...of("prefecture")} label="お届け先の都道府県" placeholder="すべて" options={PLACES} />
          <TextInput {...of("city")} label="市区町村（先頭から）" maxLength={40} />
          <TextInput {...of("member")} label="会員のID" maxLength={64} />
        </div>
      </details>
    </form>
  );
}
