import type { MyItem } from "@surimono/contract/my-items";
import { Swatch } from "@surimono/ui/swatch.tsx";

/** Keyword tags that are shown (rule catalogue-five-tags); 「タグ」 alone is a name tag or hang tag. */
const MAX_TAGS = 5;

/** Facts about the item: goods, method, colour, places, sizes. */
export function MyItemFacts({ item }: { item: MyItem }) {
  const color = item.color.color_list.find(({ color_id }) => color_id === item.color_id);
  const method = item.print_info.find(({ method_id }) => method_id === item.method_id);
  const places = method?.area_kind.filter(({ kind_id }) => item.area_kind_ids.includes(kind_id)) ?? [];
  const sizes = item.size.size_list.map(({ size_name }) => size_name);
  const facts = [
    ["アイテム", item.name],
    [
      "色",
      color && (
        <span className="inline-flex items-center gap-2">
          <Swatch color={color.color_value} />
          {color.color_name}
        </span>
      ),
    ],
    ["印刷方法", method?.method_name],
    ["印刷する場所", places.map(({ kind_name }) => kind_name).join("・")],
    ["サイズ", item.offered_sizes.length > 1 ? sizes.join("・") : "フリーサイズ"],
    ["キーワード", item.keywords.slice(0, MAX_TAGS).join("・")],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-14">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-mute">{name}</dt>
            <dd className="text-deep">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
