import { editImageMagicDesign } from "@surimono/contract/designs";
import type { MyItem } from "@surimono/contract/my-items";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { CallError, call } from "#app/session/call.ts";
import { isSessionEnd, toErrorPage } from "#app/session/to-error-page.ts";
import { hasKeptTyping } from "#app/session/use-kept-typing.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { CompletedSheet, type SheetSlot } from "./completed-sheet.tsx";
import { barButton, mainBarButton } from "./detail/bar-button.ts";
import { canBeHad } from "./detail/can-be-had.ts";
import { ItemActions } from "./detail/item-actions.tsx";
import { MyItemFacts } from "./detail/my-item-facts.tsx";
import { PrintFilesSection } from "./detail/print-files-section.tsx";
import { UnitPrice } from "./detail/unit-price.tsx";
import { WithdrawnNotice } from "./detail/withdrawn-notice.tsx";
import { EditorDialog } from "./editor/editor-dialog.tsx";
import { SaleSection } from "./editor/sale-section.tsx";
import { keptEditName } from "./editor/use-item-edit.ts";
import { myItemQuery } from "./my-items.queries.ts";
import { type LookAt, MyItemGallery } from "./pictures/my-item-gallery.tsx";
import { PrintPositions } from "./pictures/print-positions.tsx";
import { SheetPicture } from "./pictures/sheet-picture.tsx";
import { TagSection } from "./tag/tag-section.tsx";

/** Below everything that a buyer looks for. */
const ShareSection = lazy(async () => ({ default: (await import("./detail/share-section.tsx")).ShareSection }));

interface MyItemDialogProps {
  productId: number | undefined;
  onClose: () => void;
  /** A copy was made; it is a draft. */
  onCopied: (productId: number) => void;
  /** Orders a completed item, at the foot, with the other actions beside it. */
  buyBar: (item: MyItem, beside: ReactNode) => ReactNode;
  /** The same for several sizes at once. */
  sheet: SheetSlot;
  /** Below its pictures: the design in every colour. */
  colors?: (item: MyItem) => ReactNode;
  /** What a picture of it shows, for drawing it sharper. */
  lookAt?: LookAt;
  /** What of it lies in the warehouse. */
  stock?: (item: MyItem) => ReactNode;
}

/** All of one item. Drafts lead to designing, completed ones to the cart. */
export function MyItemDialog({
  productId,
  onClose,
  onCopied,
  buyBar,
  sheet,
  stock,
  colors,
  lookAt,
}: MyItemDialogProps) {
  const [edited, edit] = useState(() =>
    productId !== undefined && hasKeptTyping(keptEditName(productId)) ? productId : undefined,
  );
  // The browser's Back closes both at once: the item that is opened next is not being edited.
  if (edited !== undefined && edited !== productId) edit(undefined);
  const navigate = useNavigate();
  const { key } = useLocation();
  // Where it was completed: every way out of the sheet leads elsewhere, be it to this very item.
  const [completedAt, setCompletedAt] = useState<string>();
  const query = useQuery({ ...myItemQuery(productId ?? 0), enabled: productId !== undefined });
  const isMissing = query.error instanceof CallError && query.error.failure.status === 404;
  const item = query.data?.product_id === productId ? query.data : undefined;
  return (
    <Dialog
      kind="screen"
      open={productId !== undefined}
      onClose={onClose}
      title={item?.new_name ?? "マイアイテム"}
      actions={item && <Actions item={item} onEdit={() => edit(item.product_id)} buyBar={buyBar} />}
    >
      {item ? (
        <div className="page grid gap-8 py-6 md:grid-cols-2 md:gap-12 md:py-8">
          {/* Before the pictures, which fill a phone. */}
          {item.withdrawn && (
            <div className="md:col-span-2">
              <WithdrawnNotice item={item} />
            </div>
          )}
          <div className="min-w-0">
            <MyItemGallery key={item.product_id} item={item} lookAt={lookAt} />
            {colors?.(item)}
          </div>
          <div className="grid min-w-0 content-start gap-6">
            <Heading item={item} />
            <MyItemFacts item={item} />
            {stock?.(item)}
            <TagSection item={item} />
            {isOrderable(item) && item.size.size_list.length > 1 && <ManySizes item={item} sheet={sheet} />}
            <PrintPositions item={item} />
            <SaleSection key={`sale-${item.product_id}`} item={item} />
            {item.kept_until === null && !item.gallery_hidden && (
              <Suspense fallback={null}>
                <ShareSection key={`share-${item.product_id}`} item={item} />
              </Suspense>
            )}
            {item.version_id && <PrintFilesSection versionId={item.version_id} />}
            {item.tags.map(
              ({ version_id, name }) =>
                version_id && <PrintFilesSection key={version_id} versionId={version_id} of={name} />,
            )}
            <ItemActions key={item.product_id} item={item} onCopied={onCopied} onDeleted={onClose} />
          </div>
          <EditorDialog
            open={edited === item.product_id}
            item={item}
            onClose={() => edit(undefined)}
            onSaved={(as) => {
              edit(undefined);
              if (as === "completed") return setCompletedAt(key);
              showToast("アイテムを保存しました。", { tone: "success" });
              // It was in no list until now (rule my-items-new-asks).
              if (item.is_new) void navigate("/myItems?itemTab=1");
            }}
          />
          {completedAt === key && <CompletedSheet item={item} sheet={sheet} />}
        </div>
      ) : isMissing ? (
        <EmptyState
          title="アイテムが見つかりませんでした"
          action={<Button onClick={onClose}>マイアイテムに戻る</Button>}
        >
          削除したか、アドレスがちがうようです。
        </EmptyState>
      ) : query.isLoadingError ? (
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
      <UnitPrice item={item} />
      <p className="whitespace-pre-line leading-loose">{item.description}</p>
      {item.status === 1 && <Notice>完成したアイテムは編集できません。</Notice>}
    </div>
  );
}

function isOrderable({ status, withdrawn }: MyItem): boolean {
  return status === 1 && !withdrawn;
}

/** For a team or a family: each size with its own quantity. */
function ManySizes({ item, sheet }: { item: MyItem; sheet: SheetSlot }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size={36} icon="plus" onClick={() => setOpen(true)}>
        いくつかのサイズをまとめて注文する
      </Button>
      {isOpen &&
        sheet({
          item,
          title: "サイズと数量",
          picture: <SheetPicture item={item} />,
          onClose: () => setOpen(false),
        })}
    </div>
  );
}

interface ActionsProps extends Pick<MyItemDialogProps, "buyBar"> {
  item: MyItem;
  onEdit: () => void;
}

/** A completed item can be bought, and its design viewed. Only drafts can be changed. */
function Actions({ item, onEdit, buyBar }: ActionsProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const confirmPath = `/item/detail/${item.product_id}/design/confirm?from=detail`;
  if (isOrderable(item)) {
    return buyBar(
      item,
      <LinkButton to={confirmPath} className="max-sm:px-3 max-sm:text-14" size={56}>
        デザインを確認
      </LinkButton>,
    );
  }
  if (item.status === 1) {
    return (
      <LinkButton to={confirmPath} icon="eye" className="max-sm:flex-1 sm:ml-auto">
        デザインを確認
      </LinkButton>
    );
  }
  const editDesign = async () => {
    setBusy(true);
    const answer = await call(editImageMagicDesign, { product_id: item.product_id });
    setBusy(false);
    if (answer.ok) await navigate(answer.value.url);
    else if (!isSessionEnd(answer.failure)) await navigate(...toErrorPage(answer.failure));
  };
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-2 sm:gap-3">
      {!item.withdrawn && (
        <Button onClick={onEdit} className={barButton}>
          内容を編集
        </Button>
      )}
      <Button icon="pencil" pending={busy} onClick={() => void editDesign()} className={barButton}>
        {canBeHad(item) ? "デザインを編集" : "デザインを開く"}
      </Button>
      {item.version_id && canBeHad(item) && (
        <LinkButton to={confirmPath} variant="primary" className={mainBarButton}>
          確認へすすむ
        </LinkButton>
      )}
    </div>
  );
}
