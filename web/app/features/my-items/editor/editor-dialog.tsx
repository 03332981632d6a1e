import type { CallFailure } from "@surimono/contract/kernel";
import type { MyItem } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useRef, useState } from "react";
import { confirm } from "#app/ui/confirm.ts";
import { useUnsaved } from "#app/ui/use-unsaved.ts";
import { forgetMyItems } from "../my-items.queries.ts";
import { ChoiceDialog } from "./choice-dialog.tsx";
import { EditorForm } from "./editor-form.tsx";
import { ImageListField } from "./image-list-field.tsx";
import { fingerprint, type ItemEdit } from "./item-edit.ts";
import { completeItem, mayComplete, saveItem } from "./save-item.ts";
import { useItemEdit } from "./use-item-edit.ts";

interface EditorDialogProps {
  open: boolean;
  item: MyItem;
  onClose: () => void;
  /** `draft` is in the list, `completed` can be ordered. */
  onSaved: (as: "draft" | "completed") => void;
}

/** Words, price, sizes and pictures of a draft. For a new design it asks what to make of it (rule my-items-new-asks). */
export function EditorDialog(props: EditorDialogProps) {
  // Remounted at each opening, so that it starts with the current item.
  return props.open ? <OpenEditor {...props} /> : null;
}

function OpenEditor({ item, onClose, onSaved }: EditorDialogProps) {
  const { base, edit, change, changeImages, restore, errors, isValid, isChanged, removedMockups } = useItemEdit(item);
  const isNew = base.is_new;
  const [busy, setBusy] = useState(false);
  const [asking, ask] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const { mayLeave, letLeave } = useUnsaved(isChanged);

  const store = useStoring(base, edit);
  const save = async (as: "draft" | "completed") => {
    if (busy) return;
    setBusy(true);
    if (as === "completed" && !(await mayComplete(base.product_id))) return setBusy(false);
    const problem = await store(as);
    setBusy(false);
    ask(false);
    setFailure(problem);
    if (problem) return;
    letLeave();
    onSaved(as);
  };
  const close = async () => {
    if (!busy && (await mayLeave())) onClose();
  };
  const putBack = async () => {
    const sure = await confirm({
      title: "編集前の内容に戻しますか？",
      message: "この画面を開いたときの内容に戻ります。",
      yes: "元に戻す",
      no: "編集を続ける",
      danger: true,
    });
    if (!sure) return;
    restore();
    setFailure(undefined);
  };

  return (
    <Dialog
      kind="screen"
      open
      onClose={() => void close()}
      title="アイテムを編集"
      actions={
        <>
          <Button icon="refresh" disabled={!isChanged} onClick={() => void putBack()} className="mr-auto">
            元に戻す
          </Button>
          <Button
            variant="primary"
            pending={busy}
            disabled={!isValid || !(isChanged || isNew)}
            onClick={() => (isNew ? ask(true) : void save("draft"))}
            className="min-w-36"
          >
            保存する
          </Button>
        </>
      }
    >
      <div className="page py-6 md:py-8">
        {failure && <SaveFailure failure={failure} onReload={() => void forgetMyItems().then(onClose)} />}
        <div className="grid gap-8 md:grid-cols-2 md:gap-12">
          <ImageListField
            images={edit.images}
            removedMockups={removedMockups}
            error={errors.images}
            onChange={changeImages}
          />
          <EditorForm item={base} edit={edit} errors={errors} onChange={change} />
        </div>
      </div>
      <ChoiceDialog
        open={asking}
        onClose={() => ask(false)}
        title="どのように保存しますか？"
        description="完成すると注文できるようになり、デザイン・名前・価格は変更できなくなります。下書きは、あとから編集できます。"
        choices={[
          { label: "完成する", variant: "primary", pending: busy, onChoose: () => void save("completed") },
          { label: "下書きに保存", pending: busy, onChoose: () => void save("draft") },
        ]}
      />
    </Dialog>
  );
}

/** If only the completion failed, or its answer was lost, only that is repeated. */
function useStoring(base: MyItem, edit: ItemEdit) {
  const saved = useRef<string>(undefined);
  return async (as: "draft" | "completed"): Promise<CallFailure | undefined> => {
    if (as === "draft" || saved.current !== fingerprint(edit)) {
      const problem = await saveItem(base, edit);
      if (problem) return problem;
      saved.current = fingerprint(edit);
    }
    return as === "completed" ? completeItem(base.product_id) : undefined;
  };
}

function SaveFailure({ failure, onReload }: { failure: CallFailure; onReload: () => void }) {
  return (
    <div className="mb-6">
      <Notice tone="error">
        {failure.message}
        {(failure.code === "my-items/changed-elsewhere" || failure.code === "my-items/completed") && (
          <Button size={36} variant="quiet" onClick={onReload}>
            編集をやめて、最新の内容を読み込む
          </Button>
        )}
      </Notice>
    </div>
  );
}
