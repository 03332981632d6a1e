import type { MyItem } from "@surimono/contract/my-items";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** What of the item is no longer sold, and links to goods of the same kind or other colours. */
export function WithdrawnNotice({ item }: { item: MyItem }) {
  const isDraft = item.status === 0;
  return (
    <Notice tone="warn">
      <p>
        {item.goods_withdrawn
          ? "このアイテムのお取り扱いは終了しました。"
          : "この色、または印刷方法・場所のお取り扱いは終了しました。"}
        {isDraft ? "完成できませんが、デザインは「ほかのアイテムにコピー」で使えます。" : "新しく注文はできません。"}
      </p>
      <p className="mt-1.5">
        <NextStep item={item} />
      </p>
    </Notice>
  );
}

function NextStep({ item }: { item: MyItem }) {
  if (!item.goods_withdrawn)
    return <TextLink to={`/items/detail/${item.parent_id}`}>ほかの色・印刷方法を見る</TextLink>;
  // The kind may be gone with its last item.
  if (item.kind_name === "") return <TextLink to="/items">アイテム一覧を見る</TextLink>;
  return <TextLink to={`/items?kind_id=${item.kind_id}`}>{item.kind_name}をほかからえらぶ</TextLink>;
}
