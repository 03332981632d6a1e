import { type MyItem, publishMyItem } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Switch } from "@surimono/ui/switch.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { lazy, Suspense, useState } from "react";
import { call } from "#app/session/call.ts";
import { confirm } from "#app/ui/confirm.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { queryClient } from "../../../query-client.ts";
import { forgetMyItems } from "../my-items.queries.ts";

/** Hardly anybody ever needs it. */
const ObjectionDialog = lazy(async () => ({ default: (await import("./objection-dialog.tsx")).ObjectionDialog }));

/** Whether the gallery shows the item to everybody: off by default, and its maker can change it at any time. */
export function PublishSection({ item }: { item: MyItem }) {
  const [busy, setBusy] = useState(false);
  const [objecting, setObjecting] = useState(false);
  const isPublished = item.promotion_flag === 1;
  const change = async () => {
    if (!isPublished && !(await isSure(item))) return;
    setBusy(true);
    const answer = await call(publishMyItem, { product_id: item.product_id, promotion_flag: isPublished ? 0 : 1 });
    if (answer.ok) {
      await Promise.all([forgetMyItems(), queryClient.invalidateQueries({ queryKey: ["published-items"] })]);
      showToast(isPublished ? "ギャラリーでの公開をやめました。" : "ギャラリーに公開しました。", { tone: "success" });
    } else showToast(answer.failure.message, { tone: "error" });
    setBusy(false);
  };
  return (
    <section aria-label="ギャラリー" className="grid gap-2 border-line border-t pt-4">
      {item.gallery_hidden && (
        <>
          <Notice tone="warn">
            運営の確認により、ギャラリーには表示されません。くわしくは、お送りしたメールをご覧ください。
          </Notice>
          <div>
            <Button size={44} onClick={() => setObjecting(true)}>
              運営に申し出る
            </Button>
          </div>
          {objecting && (
            <Suspense>
              <ObjectionDialog productId={item.product_id} onClose={() => setObjecting(false)} />
            </Suspense>
          )}
        </>
      )}
      {/* Unpublishing must stay possible whatever happened to the goods. */}
      {(isPublished || !(item.withdrawn || item.gallery_hidden)) && (
        <Switch checked={isPublished} disabled={busy} onChange={() => void change()}>
          <span className="block font-bold text-14 text-deep">ギャラリーに公開する</span>
          <span className="block text-12 text-mute">
            画像・名前・説明と、あなたのニックネームが、だれでも見られるようになります。いつでもやめられます。
          </span>
        </Switch>
      )}
      {isPublished && item.goods_withdrawn && (
        <p className="text-12 text-mute">お取り扱いが終了したアイテムのため、ギャラリーには表示されていません。</p>
      )}
      {isPublished && !item.gallery_hidden && !item.goods_withdrawn && (
        <p>
          <TextLink to={`/gallery?item=${item.product_id}`}>ギャラリーで見る</TextLink>
        </p>
      )}
    </section>
  );
}

function isSure(item: MyItem): Promise<boolean> {
  return confirm({
    title: "ギャラリーに公開しますか？",
    message: `「${item.new_name}」の画像・名前・説明と、あなたのニックネームを、会員でない方も見られるようになります。ほかの方の権利を侵害するもの、個人の情報がわかるものは公開できません（利用規約 第4条・第5条）。`,
    yes: "公開する",
    no: "公開しない",
  });
}
