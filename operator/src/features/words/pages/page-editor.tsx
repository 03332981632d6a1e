import { previewTextPage } from "@surimono/contract/words";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { ChangedElsewhere } from "../../../ui/changed-elsewhere.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";
import { LinesDiff } from "./lines-diff.tsx";
import { DropDialog, PublishDialog } from "./page-dialogs.tsx";
import { PAGES_KEY, type TextPage } from "./page-words.ts";
import { usePageText } from "./use-page-text.ts";

interface PageEditorProps {
  page: TextPage;
  /** Fetches the page again. */
  refetch: () => Promise<TextPage | undefined>;
}

/** Markdown, its preview by the shop's own renderer, and what differs from what is shown. */
export function PageEditor({ page, refetch }: PageEditorProps) {
  const client = useQueryClient();
  const mayWrite = useRight("words.write");
  const { name, draft } = page;
  const written = usePageText(page);
  const { text } = written;
  const [asked, setAsked] = useState<"publish" | "drop">();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: PAGES_KEY });
    return refetch();
  };
  const look = useMutation({ mutationFn: async () => orThrow(await call(previewTextPage, { name, text })) });
  const failure = written.refused ?? look.error;
  const close = () => setAsked(undefined);
  return (
    <section aria-label="文を書く" className="flex flex-col gap-4">
      <UnsavedGuard isDirty={written.isDirty} />
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
        onChange={(event) => written.setText(event.target.value)}
      />
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {written.isElsewhere && <Elsewhere page={page} written={written} />}
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button size={44} icon="eye" pending={look.isPending} onClick={() => look.mutate()}>
            プレビュー
          </Button>
          <Button size={44} pending={written.saving} disabled={!written.isDirty} onClick={written.save}>
            下書きを保存
          </Button>
          <Button size={44} variant="primary" disabled={draft?.text !== text} onClick={() => setAsked("publish")}>
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
        <PublishDialog page={page} base={draft.changed_at} onDone={() => void refresh()} onClose={close} />
      )}
      {asked === "drop" && draft && (
        <DropDialog
          name={name}
          base={draft.changed_at}
          onDropped={async () => written.take((await refresh()) ?? page)}
          onClose={close}
        />
      )}
    </section>
  );
}

function Elsewhere({ page, written }: { page: TextPage; written: ReturnType<typeof usePageText> }) {
  const { draft } = page;
  return (
    <ChangedElsewhere
      what="文"
      draft={draft ? { by: draft.by, at: draft.changed_at } : undefined}
      isUntouched={!written.isDirty}
      saving={written.saving}
      onTake={() => written.take(page)}
      onSaveOver={written.saveOver}
    />
  );
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
