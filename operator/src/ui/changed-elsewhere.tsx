import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { momentOf } from "./moment.ts";

interface ChangedElsewhereProps {
  /** What was changed, such as 下書き. */
  what: string;
  /** The draft that is there now; undefined: there is none any more. */
  draft: { readonly by: string; readonly at: string } | undefined;
  /** Nothing was written here that would be lost. */
  isUntouched: boolean;
  saving: boolean;
  onTake: () => void;
  onSaveOver: () => void;
}

/** Somebody else was first: which of the two texts goes on. */
export function ChangedElsewhere({ what, draft, isUntouched, saving, onTake, onSaveOver }: ChangedElsewhereProps) {
  if (isUntouched)
    return (
      <Notice tone="warn">
        <span className="flex flex-wrap items-center gap-3">
          別の画面かほかの担当者が、この{what}を変えました。
          <Button size={44} icon="refresh" onClick={onTake}>
            新しい内容を読み込む
          </Button>
        </span>
      </Notice>
    );
  return (
    <Notice tone="warn">
      <p>
        {draft
          ? `${draft.by}さんが ${momentOf(draft.at)} に保存した下書きがあります。`
          : "下書きは、公開されたか捨てられました。"}
        この画面に入力した内容は、そのまま残っています。
      </p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button size={44} onClick={onTake}>
          入力を捨てて、新しい内容を読み込む
        </Button>
        <Button size={44} pending={saving} onClick={onSaveOver}>
          この画面の内容で上書きする
        </Button>
      </p>
    </Notice>
  );
}
