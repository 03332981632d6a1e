import { editImageMagicDesign } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import type { MyItem } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { isSessionEnd, toErrorPage } from "#app/session/to-error-page.ts";
import { hasKeptTyping } from "#app/session/use-kept-typing.ts";
import { askedPart } from "#app/ui/asked-part.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { CompletedSheet, type SheetSlot } from "./completed-sheet.tsx";
import { barButton, mainBarButton } from "./detail/bar-button.ts";
import { canBeHad } from "./detail/can-be-had.ts";
import { MyItemFacts } from "./detail/my-item-facts.tsx";
import { UnitPrice } from "./detail/unit-price.tsx";
import { WithdrawnNotice } from "./detail/withdrawn-notice.tsx";
import { SaleSection } from "./editor/sale-section.tsx";
import { completeItem, mayComplete } from "./editor/save-item.ts";
import { keptEditName } from "./editor/use-item-edit.ts";
import { MyItemGallery } from "./pictures/my-item-gallery.tsx";
import { PrintPositions } from "./pictures/print-positions.tsx";
import { TagDesignButton } from "./tag/tag-design-button.tsx";
import { TagSection } from "./tag/tag-section.tsx";
import { type TagDesign, useTagDesign } from "./tag/use-tag-design.ts";

/** Its form comes when the page is drawn. */
const EditorDialog = lazyPart(async () => (await import("./editor/editor-dialog.tsx")).EditorDialog);
const LeaveDialog = askedPart(async () => (await import("./editor/leave-dialog.tsx")).LeaveDialog);
const DRAFTS = "/myItems?itemTab=1";

interface ConfirmScreenProps {
  item: MyItem;
  /** Opened from the item's detail: back leads there. */
  fromDetail: boolean;
  onChanged: () => void;
  /** Orders the item, once it is completed. */
  sheet: SheetSlot;
}

/** After designing: look at it, then keep it as a draft or complete it (rule my-items-new-asks). */
export function ConfirmScreen({ item, fromDetail, onChanged, sheet }: ConfirmScreenProps) {
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(() => hasKeptTyping(keptEditName(item.product_id)));
  const [isLeaving, setLeaving] = useState(false);
  const [completed, setCompleted] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const tags = useTagDesign({ item, onFailure: setFailure });
  // Unchanged and unsaved: the list of drafts does not show it.
  const isHidden = item.delete_flag === 1;
  const detail = `/my-items?itemTab=${item.status === 1 ? 0 : 1}&productId=${item.product_id}`;

  const complete = () => {
    setCompleted(true);
    // The sheet shows the saved texts.
    onChanged();
  };
  const saved = (as: "draft" | "completed") => {
    setEditing(false);
    if (as === "completed") complete();
    else if (item.is_new) void navigate(DRAFTS);
    else onChanged();
  };
  const close = () => {
    if (isHidden && !completed) setLeaving(true);
    else void navigate(detail);
  };

  return (
    <main className="flex min-h-dvh flex-col">
      <div className="page flex-1 py-6 md:py-10">
        <div className="flex items-start justify-between gap-3">
          <Breadcrumb
            trail={[
              { label: "マイアイテム", to: item.status === 1 ? "/my-items?itemTab=0" : "/my-items?itemTab=1" },
              { label: item.new_name, ...(fromDetail && { to: detail }) },
              { label: "デザインの確認" },
            ]}
          />
          <IconButton icon="close" label="デザインの確認を閉じる" onClick={close} className="-mt-2.5 -mr-2.5" />
        </div>
        <h1 className="mt-3 font-bold text-28 md:text-40">
          {item.status === 1 && !completed ? "デザインの確認" : "できあがりを、たしかめる。"}
        </h1>
        {item.withdrawn && (
          <div className="mt-6">
            <WithdrawnNotice item={item} />
          </div>
        )}
        <div className="mt-6 grid gap-8 md:grid-cols-2 md:gap-12">
          <MyItemGallery item={item} />
          <ItemSummary
            item={item}
            tags={item.status === 0 && canBeHad(item) ? tags : undefined}
            completed={completed}
          />
        </div>
      </div>
      <ConfirmBar
        item={item}
        tags={tags}
        failure={failure}
        onFailure={setFailure}
        onEdit={() => setEditing(true)}
        onCompleted={complete}
        detail={detail}
      />
      <Suspense>
        <EditorDialog open={isEditing} item={item} onClose={() => setEditing(false)} onSaved={saved} />
      </Suspense>
      {isLeaving && (
        <LeaveDialog
          open
          item={item}
          onClose={() => setLeaving(false)}
          onMoved={() => void navigate(DRAFTS)}
          onLeft={() => void navigate("/items")}
        />
      )}
      {completed && <CompletedSheet item={item} sheet={sheet} />}
    </main>
  );
}

interface ItemSummaryProps {
  item: MyItem;
  /** Undefined once it is completed, or no longer sold whatever is changed: tags are then only shown. */
  tags: TagDesign | undefined;
  completed: boolean;
}

function ItemSummary({ item, tags, completed }: ItemSummaryProps) {
  return (
    <div className="grid min-w-0 content-start gap-6">
      {!item.version_id && (
        <Notice tone="warn">デザインがまだ仕上がっていません。「デザインを編集」から仕上げてください。</Notice>
      )}
      {item.status === 1 && !completed && <Notice>完成したアイテムは編集できません。</Notice>}
      <div>
        <h2 className="mb-2 font-bold text-20 md:text-28">{item.new_name}</h2>
        <UnitPrice item={item} />
        <p className="mt-3 whitespace-pre-line leading-loose">{item.description}</p>
      </div>
      <MyItemFacts item={item} />
      <TagSection item={item} {...(tags && { design: tags })} />
      <PrintPositions item={item} />
      <SaleSection item={item} />
    </div>
  );
}

interface ConfirmBarProps {
  item: MyItem;
  tags: TagDesign;
  failure: CallFailure | undefined;
  onFailure: (failure: CallFailure | undefined) => void;
  /** The completed item's page. */
  detail: string;
  onEdit: () => void;
  onCompleted: () => void;
}

/** The next steps. Completing warns beside its button that nothing can be edited then (rule my-items-complete), without a question. */
function ConfirmBar({ item, tags, failure, onFailure, detail, onEdit, onCompleted }: ConfirmBarProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"complete" | "design">();

  const run = async (name: NonNullable<typeof busy>, work: () => Promise<CallFailure | undefined>) => {
    setBusy(name);
    onFailure(await work());
    setBusy(undefined);
  };
  const complete = () =>
    run("complete", async () => {
      if (!(await mayComplete(item.product_id))) return undefined;
      const problem = await completeItem(item.product_id);
      if (!problem) onCompleted();
      return problem;
    });
  const design = () =>
    run("design", async () => {
      const answer = await call(editImageMagicDesign, { product_id: item.product_id });
      if (answer.ok) await navigate(answer.value.url);
      else if (!isSessionEnd(answer.failure)) await navigate(...toErrorPage(answer.failure));
      return undefined;
    });

  return (
    <div className="sticky bottom-0 z-10 border-line border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-bar">
      {failure && (
        <div className="page pt-3">
          <Notice tone="error">{failure.message}</Notice>
        </div>
      )}
      <div className="page flex flex-wrap items-center gap-2 py-3 sm:gap-3 md:py-4">
        {item.status === 1 ? (
          <LinkButton to={detail} variant="primary" className="max-sm:basis-full sm:ml-auto">
            マイアイテムを見る
          </LinkButton>
        ) : (
          <>
            <Button icon="pencil" pending={busy === "design"} onClick={() => void design()} className={barButton}>
              {canBeHad(item) ? "デザインを編集" : "デザインを開く"}
            </Button>
            {!item.withdrawn && (
              <>
                <TagDesignButton item={item} design={tags} className={barButton} />
                <Button onClick={onEdit} className={barButton}>
                  内容を編集
                </Button>
                <p className="text-12 max-sm:basis-full max-sm:text-center sm:ml-auto sm:max-w-56 sm:text-right">
                  完成すると、デザインと内容は変更できなくなります。
                </p>
                <Button
                  variant="primary"
                  pending={busy === "complete"}
                  disabled={!item.version_id}
                  onClick={() => void complete()}
                  className={mainBarButton}
                >
                  完成する
                </Button>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}
