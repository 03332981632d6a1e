import {
  copyCatalogueItem,
  discardCatalogueDraft,
  publishCatalogueDrafts,
  saveCatalogueDraft,
  unplanCatalogueDraft,
} from "@surimono/contract/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { momentIn } from "../../ui/moment.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../ui/use-as-opened.ts";
import { CATALOGUE_KEY, type CatalogueFile, fileAddress } from "./goods-query.ts";
import { PublishDialog, type SeenDraft } from "./publish-dialog.tsx";
import type { useDraftText } from "./use-draft-text.ts";

interface FileActionsProps {
  file: CatalogueFile;
  draft: ReturnType<typeof useDraftText>;
  isItem: boolean;
  /** The saved draft has nothing wrong. */
  isSound: boolean;
}

type Asked = "discard" | "withdraw" | "copy" | "unplan";

/** What is done seldom, above the fields. */
export function FileActions({ file, draft, isItem }: Omit<FileActionsProps, "isSound">) {
  const [asked, setAsked] = useState<Asked>();
  const { draft: saved } = file;
  return (
    <div className="flex flex-wrap gap-3">
      {saved?.planned_for && <Button onClick={() => setAsked("unplan")}>予約をやめる</Button>}
      {saved && (
        <Button variant="quiet" icon="trash" onClick={() => setAsked("discard")}>
          下書きを捨てる
        </Button>
      )}
      {isItem && (
        <Button variant="quiet" icon="copy" onClick={() => setAsked("copy")}>
          これをもとに新しい商品
        </Button>
      )}
      {isItem && !saved && file.text !== null && !draft.isDirty && (
        <Button variant="quiet" onClick={() => setAsked("withdraw")}>
          販売を終える…
        </Button>
      )}
      {asked && <AskedDialog {...{ file, draft, asked }} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

/** Always in sight: the fields are longer than any screen. */
export function SaveBar({ file, draft, isSound }: Omit<FileActionsProps, "isItem">) {
  const [publishing, setPublishing] = useState<SeenDraft>();
  const { path, draft: saved } = file;
  const canSave = draft.isDirty || (saved?.is_outdated ?? false);
  return (
    <div className="sticky bottom-0 z-20 mt-8 flex flex-wrap gap-3 border-line border-t bg-white py-3">
      {!saved?.is_removal && (
        <Button variant="primary" disabled={!canSave} pending={draft.saving} onClick={draft.save}>
          下書きを保存
        </Button>
      )}
      {saved && (
        <Button
          disabled={draft.isDirty || !isSound || draft.isElsewhere}
          onClick={() => setPublishing({ path, revision: saved.revision })}
        >
          公開する…
        </Button>
      )}
      {publishing && <PublishDialog drafts={[publishing]} onClose={() => setPublishing(undefined)} />}
    </div>
  );
}

interface AskedDialogProps extends Pick<FileActionsProps, "file" | "draft"> {
  asked: Asked;
  onClose: () => void;
}

function AskedDialog({ asked, onClose, file: shown, draft }: AskedDialogProps) {
  const file = useAsOpened(shown);
  const client = useQueryClient();
  const go = useNavigate();
  const { path, draft: saved } = file;
  const common = { onClose };
  const done = (words: string) => () => {
    showToast(words, { tone: "success" });
    void client.invalidateQueries({ queryKey: CATALOGUE_KEY });
  };
  if (asked === "withdraw") return <WithdrawDialog {...common} file={file} onDone={done("記録しました。")} />;
  return (
    <>
      {asked === "discard" && saved && (
        <ReasonDialog
          {...common}
          title="下書きを捨てますか？"
          effect="公開中の内容は変わりません。捨てた下書きは、元に戻せません。"
          yes="捨てる"
          withReason={false}
          run={async () => orThrow(await call(discardCatalogueDraft, { path, revision: saved.revision }))}
          onDone={() => {
            done("下書きを捨てました。")();
            if (file.edition === 0) void go("/goods");
            else draft.take({ ...file, draft: null });
          }}
        />
      )}
      {asked === "unplan" && saved && (
        <ReasonDialog
          {...common}
          title="公開の予約をやめますか？"
          effect="下書きは残ります。"
          yes="やめる"
          withReason={false}
          run={async () => orThrow(await call(unplanCatalogueDraft, { path, revision: saved.revision }))}
          onDone={done("予約を取り消しました。")}
        />
      )}
      {asked === "copy" && (
        <ReasonDialog
          {...common}
          title="これをもとに新しい商品を作りますか？"
          effect="新しい番号の下書きができます。公開するまで、お店には出ません。"
          yes="作る"
          withReason={false}
          run={async () => {
            const made = orThrow(await call(copyCatalogueItem, { path }));
            void go(fileAddress(made.path));
          }}
          onDone={done("新しい商品の下書きを作りました。")}
        />
      )}
    </>
  );
}

interface WithdrawDialogProps {
  file: CatalogueFile;
  onDone: () => void;
  onClose: () => void;
}

function WithdrawDialog({ file, onDone, onClose }: WithdrawDialogProps) {
  const client = useQueryClient();
  // Of the draft that a refused try left: the next one is of it.
  const left = useRef<string>(null);
  return (
    <ReasonDialog
      onClose={onClose}
      title="販売を終えますか？"
      effect="新しくは作れず、カートに入っている方も注文できなくなります。マイアイテムとご注文の記録は残り、受けたご注文は印刷されます。"
      yes="販売を終える"
      run={async (form) => {
        // What is refused leaves its draft, which says why.
        await withdraw(file, left, momentIn(form, "at"), String(form.get("reason"))).finally(() =>
          client.invalidateQueries({ queryKey: CATALOGUE_KEY }),
        );
      }}
      onDone={onDone}
    >
      <TextInput
        label="終える日時"
        hint="空にすると、いますぐ終えます。日本時間で、1分ほどの幅があります。"
        name="at"
        type="datetime-local"
      />
    </ReasonDialog>
  );
}

/** The draft that takes the item away, whose revision is `left` for another try, and its publication. */
async function withdraw(
  { path, edition }: CatalogueFile,
  left: RefObject<string | null>,
  at: string | null,
  reason: string,
): Promise<void> {
  const wish = { path, text: null, revision: left.current, base: edition };
  const { revision } = orThrow(await call(saveCatalogueDraft, wish));
  left.current = revision;
  orThrow(await call(publishCatalogueDrafts, { drafts: [{ path, revision }], at, reason }));
}
