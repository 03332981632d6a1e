import { editImageMagicDesign } from "@surimono/contract/designs";
import { type MyItem, markProduct } from "@surimono/contract/my-items";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { confirm } from "#app/ui/confirm.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.ts";
import { MyItemFacts } from "./my-item-facts.tsx";
import { MyItemGallery } from "./my-item-gallery.tsx";
import { forgetMyItems, myItemQuery } from "./my-items.queries.ts";
import { PrintFilesSection } from "./print-files-section.tsx";
import { ProfitLines } from "./profit-lines.tsx";
import { TagSection } from "./tag-section.tsx";

interface MyItemDialogProps {
  productId: number | undefined;
  onClose: () => void;
  /** What orders a completed item: sizes, quantities and the cart. */
  order: (item: MyItem) => ReactNode;
}

/** One item whole (spec §2 my-item detail). Drafts lead on to designing, completed ones to the cart. */
export function MyItemDialog({ productId, onClose, order }: MyItemDialogProps) {
  const query = useQuery({ ...myItemQuery(productId ?? 0), enabled: productId !== undefined });
  const item = query.data?.product_id === productId ? query.data : undefined;
  return (
    <Dialog
      kind="screen"
      open={productId !== undefined}
      onClose={onClose}
      title={item?.new_name ?? "マイアイテム"}
      actions={item && <Actions item={item} onClose={onClose} />}
    >
      {item ? (
        <div className="page grid gap-8 py-6 md:grid-cols-2 md:gap-12 md:py-8">
          <MyItemGallery key={item.product_id} item={item} />
          <div className="grid content-start gap-6">
            <Heading item={item} />
            <MyItemFacts item={item} />
            <TagSection item={item} />
            <ProfitLines sellingPrice={item.regular_price} unitPrice={item.unit_price} fanCount={undefined} />
            {item.status === 1 && !item.withdrawn && order(item)}
            {item.version_id && <PrintFilesSection versionId={item.version_id} />}
            {item.tags.map(
              ({ version_id, name }) =>
                version_id && <PrintFilesSection key={version_id} versionId={version_id} of={name} />,
            )}
          </div>
        </div>
      ) : query.isError ? (
        <ErrorState
          title="アイテムの情報を取得できませんでした"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <div className="flex justify-center py-24">
          <Spinner size={40} />
        </div>
      )}
    </Dialog>
  );
}

function Heading({ item }: { item: MyItem }) {
  return (
    <div className="grid gap-3">
      <div>
        {item.status === 1 ? (
          <Badge tone="ok" icon="check">
            完成
          </Badge>
        ) : (
          <Badge icon="pencil">下書き</Badge>
        )}
      </div>
      <h2 className="font-bold text-28">{item.new_name}</h2>
      <p className="whitespace-pre-line leading-loose">{item.description}</p>
      {item.status === 1 && <Notice>完成したアイテムは編集できません。</Notice>}
      {item.withdrawn && <Notice tone="warn">このアイテムのお取り扱いは終了しました。注文はできません。</Notice>}
    </div>
  );
}

function Actions({ item, onClose }: { item: MyItem; onClose: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const editDesign = async () => {
    setBusy(true);
    const answer = await call(editImageMagicDesign, { product_id: item.product_id });
    setBusy(false);
    if (answer.ok) await navigate(answer.value.url);
    else await navigate("/errorPage");
  };
  const remove = async () => {
    const sure = await confirm({
      title: "アイテムを削除しますか？",
      message: `「${item.new_name}」を一覧から削除します。これまでの注文には影響しません。`,
      yes: "削除する",
      no: "削除しない",
      danger: true,
    });
    if (!sure) return;
    const answer = await call(markProduct, { product_id: item.product_id, delete_flag: 1 });
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    onClose();
    await forgetMyItems();
    showToast("アイテムを削除しました。", { tone: "success" });
  };
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => void remove()} className="mr-auto">
        削除
      </Button>
      {item.status === 0 && !item.withdrawn && (
        <>
          <Button icon="pencil" pending={busy} onClick={() => void editDesign()}>
            デザインを編集
          </Button>
          {item.version_id && (
            <LinkButton to={`/item/detail/${item.product_id}/design/confirm`} variant="primary">
              確認して完成へ
            </LinkButton>
          )}
        </>
      )}
    </>
  );
}
