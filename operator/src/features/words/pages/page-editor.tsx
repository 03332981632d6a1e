import { dropTextDraft, previewTextPage, publishTextDraft, saveTextDraft } from "@surimono/contract/words";
import { Button } from "@surimono/ui/button.tsx";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { momentIn, momentOf } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";
import { LinesDiff } from "./lines-diff.tsx";
import { PAGES_KEY, type TextPage } from "./page-words.ts";

interface PageEditorProps {
  page: TextPage;
  onDone: () => unknown;
}

/** Markdown, its preview by the shop's own renderer, and what differs from what is shown. */
export function PageEditor({ page, onDone }: PageEditorProps) {
  const client = useQueryClient();
  const mayWrite = useRight("words.write");
  const { name, draft } = page;
  const stored = draft?.text ?? page.text;
  const [text, setText] = useStoredText(stored);
  const [asked, setAsked] = useState<"publish" | "drop">();
  const isSaved = text === stored;
  const done = (words: string) => () => {
    showToast(words, { tone: "success" });
    void client.invalidateQueries({ queryKey: PAGES_KEY });
    return onDone();
  };
  const save = useMutation({
    mutationFn: async () => orThrow(await call(saveTextDraft, { name, text, base: draft?.changed_at ?? null })),
    onSuccess: done("下書きを保存しました。"),
  });
  const look = useMutation({ mutationFn: async () => orThrow(await call(previewTextPage, { name, text })) });
  const failure = save.error ?? look.error;
  return (
    <section aria-label="文を書く" className="flex flex-col gap-4">
      <UnsavedGuard isDirty={!isSaved} />
      {draft?.state === "planned" && (
        <Notice tone="info">{momentOf(draft.publish_at ?? "")} に公開します。保存すると、予約は取り消されます。</Notice>
      )}
      <TextArea
        label="文（Markdown）"
        hint="1行目は「# 見出し」です。HTMLは使えません。"
        value={text}
        readOnly={!mayWrite}
        rows={20}
        maxLength={100_000}
        spellCheck={false}
        className="[&_textarea]:max-h-[60dvh]"
        onChange={(event) => setText(event.target.value)}
      />
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button size={44} icon="eye" pending={look.isPending} onClick={() => look.mutate()}>
            プレビュー
          </Button>
          <Button size={44} pending={save.isPending} disabled={isSaved} onClick={() => save.mutate()}>
            下書きを保存
          </Button>
          <Button size={44} variant="primary" disabled={!draft || !isSaved} onClick={() => setAsked("publish")}>
            公開する
          </Button>
          {draft && (
            <Button size={44} variant="quiet" icon="trash" onClick={() => setAsked("drop")}>
              下書きを捨てる
            </Button>
          )}
        </div>
      )}
      {look.data && <Preview {...look.data} />}
      {text !== page.text && <LinesDiff title="いま公開している文との違い" before={page.text} after={text} />}
      {asked === "publish" && draft && (
        <PublishDialog
          page={page}
          base={draft.changed_at}
          onDone={() => {
            void client.invalidateQueries({ queryKey: PAGES_KEY });
            void onDone();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === "drop" && draft && (
        <ReasonDialog
          title="下書きを捨てますか？"
          effect="公開している文は、そのままです。"
          yes="捨てる"
          run={async (form) =>
            orThrow(await call(dropTextDraft, { name, base: draft.changed_at, reason: String(form.get("reason")) }))
          }
          onDone={() => {
            setText(page.text);
            void done("下書きを捨てました。")();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** What is being written: it stays with its cursor when it was saved, and follows what is stored as long as nobody wrote here. */
function useStoredText(stored: string) {
  const [text, setText] = useState(stored);
  const [known, setKnown] = useState(stored);
  if (stored !== known) {
    setKnown(stored);
    if (text === known) setText(stored);
  }
  return [text, setText] as const;
}

function Preview({ html, faults }: { html: string; faults: readonly { line: number; words: string }[] }) {
  if (faults.length > 0)
    return (
      <Notice tone="error">
        {faults.map(({ line, words }) => (
          <span key={`${line}${words}`} className="block">
            {line > 0 ? `${line}行目：` : ""}
            {words}
          </span>
        ))}
      </Notice>
    );
  return (
    // Nothing of it runs. Of the same origin, as style sheets and fonts are given to no other.
    <iframe
      title="プレビュー"
      sandbox="allow-same-origin"
      srcDoc={html}
      className="h-[70dvh] w-full rounded-card border border-line bg-white"
    />
  );
}

interface PublishDialogProps {
  page: TextPage;
  base: string;
  onDone: () => unknown;
  onClose: () => void;
}

function PublishDialog({ page: { name, is_legal }, base, onDone, onClose }: PublishDialogProps) {
  return (
    <ReasonDialog
      title="この文を公開しますか？"
      effect="お店のページと検索結果の文が、数秒で変わります。前の文には、いつでも戻せます。"
      yes="公開する"
      run={async (form) => {
        const wish = { name, base, publish_at: momentIn(form, "publish_at"), reason: String(form.get("reason")) };
        const legal_version = is_legal ? String(form.get("legal_version")) : null;
        orThrow(await call(publishTextDraft, { ...wish, legal_version, is_material: form.has("is_material") }));
        showToast(wish.publish_at ? "公開を予約しました。" : "公開しました。", { tone: "success" });
      }}
      onDone={() => void onDone()}
      onClose={onClose}
    >
      <TextInput
        label="公開する時刻（日本時間）"
        name="publish_at"
        type="datetime-local"
        hint="空にすると、いますぐ公開します。"
      />
      {is_legal && (
        <>
          <TextInput
            label="施行日"
            name="legal_version"
            type="date"
            hint="版の名前になり、同意の記録に残ります。いまの版より後の日にします。"
            required
          />
          <Checkbox name="is_material">重要な変更なので、会員全員のベルに知らせる</Checkbox>
        </>
      )}
    </ReasonDialog>
  );
}
