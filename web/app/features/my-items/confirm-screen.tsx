import { editImageMagicDesign } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import type { MyItem } from "@surimono/contract/my-items";
import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { confirm } from "#app/ui/confirm.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.ts";
import { completeItem, saveWords } from "./complete-item.ts";
import { CompletedDialog } from "./completed-dialog.tsx";
import { type ItemWords, wordsResolver } from "./item-words.ts";
import { ItemWordsForm } from "./item-words-form.tsx";
import { MyItemFacts } from "./my-item-facts.tsx";
import { MyItemGallery } from "./my-item-gallery.tsx";
import { TagDesignButton } from "./tag-design-button.tsx";
import { TagSection } from "./tag-section.tsx";
import { useTagDesign } from "./use-tag-design.ts";

/** After designing: look at it, name it, then keep it as a draft or complete it (spec §4 Confirm dialog modes). */
export function ConfirmScreen({ item }: { item: MyItem }) {
  const navigate = useNavigate();
  const [completed, setCompleted] = useState(false);
  const [busy, setBusy] = useState<"draft" | "complete" | "design">();
  const [failure, setFailure] = useState<CallFailure>();
  const form = useForm<ItemWords>({
    resolver: wordsResolver(item.unit_price),
    defaultValues: {
      new_name: item.new_name,
      description: item.description,
      regular_price: String(item.regular_price),
    },
  });

  useDefaultPrice(form, item.regular_price);
  const keepWords = useKeptWords(form, item.product_id);
  const tags = useTagDesign({ item, onFailure: setFailure, beforeLeaving: keepWords });

  const run = (name: NonNullable<typeof busy>, work: () => Promise<CallFailure | undefined>) => async () => {
    setBusy(name);
    setFailure(await work());
    setBusy(undefined);
  };
  const saveDraft = form.handleSubmit((words) =>
    run("draft", async () => {
      const problem = await saveWords(item.product_id, words, true);
      if (problem) return problem;
      showToast("下書きを保存しました。", { tone: "success" });
      await navigate("/myItems?itemTab=1");
      return undefined;
    })(),
  );
  const complete = form.handleSubmit(async (words) => {
    const sure = await confirm({
      title: "このデザインで完成しますか？",
      message: "完成すると、デザイン・名前・価格は変更できなくなります。",
      yes: "完成する",
      no: "もう少し直す",
    });
    if (!sure) return;
    await run("complete", async () => {
      const problem = await completeItem(item.product_id, words);
      if (!problem) setCompleted(true);
      return problem;
    })();
  });
  const design = run("design", async () => {
    await keepWords();
    const answer = await call(editImageMagicDesign, { product_id: item.product_id });
    if (!answer.ok) return answer.failure;
    await navigate(answer.value.url);
    return undefined;
  });

  if (item.status === 1 && !completed) return <AlreadyCompleted item={item} />;
  return (
    <main className="flex min-h-dvh flex-col">
      <div className="page flex-1 py-6 md:py-10">
        <Breadcrumb
          trail={[
            { label: "マイアイテム", to: "/my-items?itemTab=1" },
            { label: item.new_name },
            { label: "デザインの確認" },
          ]}
        />
        <h1 className="mt-3 font-bold text-28 md:text-40">できあがりを、たしかめる。</h1>
        <div className="mt-6 grid gap-8 md:grid-cols-2 md:gap-12">
          <MyItemGallery item={item} />
          <form noValidate className="grid content-start gap-6" onSubmit={(event) => void complete(event)}>
            {failure && <Notice tone="error">{failure.message}</Notice>}
            {!item.version_id && (
              <Notice tone="warn">デザインがまだ完成していません。「デザインを編集」から仕上げてください。</Notice>
            )}
            <MyItemFacts item={item} />
            <TagSection item={item} design={tags} />
            <ItemWordsForm form={form} unitPrice={item.unit_price} />
            {/* Enter in a field completes, as the filled button does. */}
            <button type="submit" hidden />
          </form>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 border-line border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-bar">
        <div className="page flex flex-wrap items-center gap-3 py-3 max-sm:[&>*]:flex-1 md:py-4">
          <Button icon="pencil" pending={busy === "design"} onClick={() => void design()} className="max-sm:px-2">
            デザインを編集
          </Button>
          <TagDesignButton item={item} design={tags} className="max-sm:px-2" />
          <Button pending={busy === "draft"} onClick={() => void saveDraft()} className="max-sm:px-2 sm:ml-auto">
            下書き保存
          </Button>
          <Button
            variant="primary"
            pending={busy === "complete"}
            disabled={!item.version_id}
            onClick={() => void complete()}
            className="max-sm:basis-full sm:min-w-52"
          >
            完成する
          </Button>
        </div>
      </div>
      <CompletedDialog open={completed} item={item} />
    </main>
  );
}

/** The default price follows the unit price, as when a tag is taken off; one that was typed stays. */
function useDefaultPrice(form: UseFormReturn<ItemWords>, price: number): void {
  const isTouched = form.formState.dirtyFields.regular_price === true;
  useEffect(() => {
    if (!isTouched) form.resetField("regular_price", { defaultValue: String(price) });
  }, [form, isTouched, price]);
}

/** On the way to a studio: what was typed is kept if it can be. */
function useKeptWords(form: UseFormReturn<ItemWords>, productId: number): () => Promise<void> {
  const { isDirty } = form.formState;
  return async () => {
    if (isDirty && (await form.trigger())) await saveWords(productId, form.getValues(), false);
  };
}

function AlreadyCompleted({ item }: { item: MyItem }) {
  return (
    <main className="page flex min-h-dvh flex-col items-center justify-center gap-6 py-16 text-center">
      <h1 className="font-bold text-28">「{item.new_name}」は完成しています</h1>
      <p>完成したアイテムは編集できません。マイアイテムから注文できます。</p>
      <LinkButton to={`/my-items?itemTab=0&productId=${item.product_id}`} variant="primary" size={56}>
        マイアイテムを見る
      </LinkButton>
    </main>
  );
}
