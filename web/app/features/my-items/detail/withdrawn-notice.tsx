import type { MyItem } from "@surimono/contract/my-items";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { isTagGone } from "../tag/is-tag-gone.ts";

/** What of the item is no longer sold, and what to do without it: links to goods of the same kind or other colours. */
export function WithdrawnNotice({ item }: { item: MyItem }) {
  const isDraft = item.status === 0;
  if (item.gone_extras) return <Notice tone="warn">{wordsOfExtras(item)}</Notice>;
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

function wordsOfExtras(item: MyItem): string {
  const isPersonalGone = item.gone_extras?.includes("personal");
  const goneTags = item.tags.filter((tag) => isTagGone(item, tag));
  const names = [...goneTags.map(({ name }) => name), ...(isPersonalGone ? ["差し込み"] : [])].join("と");
  const redone = "デザインを仕上げなおすと";
  const way = goneTags.length === 0 ? redone : isPersonalGone ? `タグを外し、${redone}` : "タグを外すと";
  return [
    `${names}のお取り扱いは終了しました。`,
    item.status === 0
      ? `${way}、完成できます。`
      : `新しく注文はできません。「コピーする」でつくった下書きで${way}、注文できるようになります。`,
    isPersonalGone ? "文字は、どれも見本のままになります。" : "",
  ].join("");
}

function NextStep({ item }: { item: MyItem }) {
  if (!item.goods_withdrawn)
    return <TextLink to={`/items/detail/${item.parent_id}`}>ほかの色・印刷方法を見る</TextLink>;
  // The kind may be gone with its last item.
  if (item.kind_name === "") return <TextLink to="/items">アイテム一覧を見る</TextLink>;
  return <TextLink to={`/items?kind_id=${item.kind_id}`}>{item.kind_name}をほかからえらぶ</TextLink>;
}
