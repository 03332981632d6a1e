import { formatYen } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import type { Checked, Choices } from "./goods-query.ts";
import { TAG_NAMES } from "./tag-names.ts";

type ItemChange = Checked["items"][number];
const KINDS: Readonly<Record<ItemChange["kind"], string>> = {
  new: "新しく販売",
  changed: "変更",
  again: "ふたたび販売",
  withdrawn: "販売を終了",
};
const SHOWN = 12;

/** What publishing would change: first prices by table with the items that they move, then item by item. */
export function EffectList({
  fees,
  items,
  choices,
}: Pick<Checked, "fees" | "items"> & { choices: Choices | undefined }) {
  if (items.length === 0) return <p className="text-14 text-mute">商品の内容と価格は変わりません。</p>;
  return (
    <div className="flex flex-col gap-4 text-14">
      {fees.map(({ table, steps, items: moved, my_items, cart_lines }) => (
        <section
          key={`${table} ${moved[0]?.item_id}`}
          aria-label={`料金表 ${table}`}
          className="rounded-ctl border border-line p-3"
        >
          <p className="font-bold">料金表 {table}</p>
          <ul className="num mt-1">
            {steps.map(({ from, was, is }) => (
              <li key={from}>
                {from}点から {formatYen(was)} → <b>{formatYen(is)}</b>
              </li>
            ))}
          </ul>
          <p className="mt-1">
            {moved.length}商品：
            {moved
              .slice(0, SHOWN)
              .map(({ name }) => name)
              .join("、")}
            {moved.length > SHOWN && ` ほか${moved.length - SHOWN}商品`}
          </p>
          <p className="num text-12 text-mute">
            お客様のマイアイテム {my_items}件、カートの中 {cart_lines}件に、新しい料金がかかります。
          </p>
        </section>
      ))}
      <ul className="divide-y divide-line rounded-ctl border border-line">
        {items.slice(0, 200).map((item) => (
          <li key={item.item_id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-3 py-2">
            <Badge tone={item.kind === "withdrawn" ? "warn" : "plain"}>{KINDS[item.kind]}</Badge>
            <span className="num text-12 text-mute">{item.item_id}</span>
            <span className="font-bold">{item.name}</span>
            <span className="num w-full">{wordsOf(item, choices)}</span>
          </li>
        ))}
        {items.length > 200 && <li className="px-3 py-2 text-mute">ほか{items.length - 200}商品</li>}
      </ul>
    </div>
  );
}

function wordsOf({ prices, gone, tables, pictures }: ItemChange, choices: Choices | undefined): string {
  return [
    ...prices.map(({ size, was, is }) => `本体${size === "" ? "" : ` ${size}`} ${formatYen(was)} → ${formatYen(is)}`),
    ...(tables.length > 0 ? [`料金表 ${tables.join("、")}`] : []),
    ...(pictures ? [`写真 ${pictures.was}枚 → ${pictures.is}枚`] : []),
    ...(gone.length > 0 ? [`販売をやめるもの：${gone.map((part) => partName(part, choices)).join("、")}`] : []),
  ].join("／");
}

function partName({ kind, name }: ItemChange["gone"][number], choices: Choices | undefined): string {
  const methodName = (id: string | undefined) =>
    choices?.methods.find((one) => `${one.id}` === id)?.name ?? `方法 ${id}`;
  if (kind === "size") return `サイズ ${name}`;
  if (kind === "colour") return name;
  if (kind === "personal") return "名入れ";
  if (kind === "tag") return TAG_NAMES[name] ?? "タグ";
  if (kind === "method") return methodName(name);
  const [place, method] = name.split(" ");
  return `${choices?.places.find(({ id }) => `${id}` === place)?.name ?? place}（${methodName(method)}）`;
}
