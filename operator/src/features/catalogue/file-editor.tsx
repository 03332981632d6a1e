import { checkCatalogueDrafts } from "@surimono/contract/catalogue";
import { Notice } from "@surimono/ui/notice.tsx";
import { Tabs } from "@surimono/ui/tabs.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { ChangedElsewhere } from "../../ui/changed-elsewhere.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { GoodsBadges } from "./draft-badges.tsx";
import { ItemFields } from "./fields/item-fields.tsx";
import { FileActions, SaveBar } from "./file-actions.tsx";
import { FileVersions } from "./file-versions.tsx";
import { CATALOGUE_KEY, type CatalogueFile } from "./goods-query.ts";
import { JsonEditor, ProblemList } from "./json-editor.tsx";
import { nameOfPath } from "./path-names.ts";
import { problemInJapanese } from "./problem-words.ts";
import { TextDiff } from "./text-diff.tsx";
import { useDraftText } from "./use-draft-text.ts";
import { itemIn, useItemChange } from "./use-item-change.ts";

type Tab = "fields" | "text" | "difference" | "versions";

/** The draft of a file: fields for the usual, the whole text for the rest, what it changes, and what was sold before. */
export function FileEditor({ file, isItem }: { file: CatalogueFile; isItem: boolean }) {
  const [tab, setTab] = useState<Tab>(isItem ? "fields" : "text");
  const mayWrite = useRight("catalogue.write");
  const draft = useDraftText(file);
  const item = isItem ? itemIn(draft.text) : undefined;
  const change = useItemChange(draft.text, draft.setText);
  const problems = useProblems(file);
  const own = problems.filter(({ path }) => path === file.path);
  const readOnly = !mayWrite || (file.draft?.is_removal ?? false);
  const editor = { text: draft.text, onChange: draft.setText, readOnly };
  return (
    <>
      <ScreenHeading
        title={isItem ? (item?.name ?? file.path) : nameOfPath(file.path)}
        aside={
          <GoodsBadges
            state={file.text !== null ? "sold" : file.edition > 0 ? "withdrawn" : "new"}
            draft={file.draft}
          />
        }
      />
      <div className="flex flex-col gap-4">
        <Standing file={file} />
        {draft.refused && <Notice tone="error">{draft.refused.message}</Notice>}
        {draft.isElsewhere && <Elsewhere file={file} draft={draft} />}
        {mayWrite && <FileActions file={file} draft={draft} isItem={isItem} />}
        {problems.length > 0 && tab !== "text" && <ProblemList problems={problems} />}
      </div>
      <div className="mt-6">
        <Tabs
          label="編集"
          value={tab}
          onChange={setTab}
          tabs={[
            ...(isItem
              ? [
                  {
                    id: "fields" as const,
                    label: "項目",
                    panel: item ? (
                      <ItemFields
                        item={item}
                        lastSizeId={file.last_size_id}
                        change={change}
                        problems={own}
                        readOnly={readOnly}
                      />
                    ) : (
                      <Notice tone="warn">
                        文字の形がくずれているため、項目では直せません。「全文」で直してください。
                      </Notice>
                    ),
                  },
                ]
              : []),
            {
              id: "text",
              label: "全文",
              panel: (
                <>
                  <JsonEditor label={file.path} {...editor} problems={draft.isDirty ? [] : own} />
                  <Others problems={problems.filter(({ path }) => path !== file.path)} />
                </>
              ),
            },
            {
              id: "difference",
              label: "違い",
              panel: <TextDiff before={file.text ?? ""} after={file.draft?.is_removal ? "" : draft.text} />,
            },
            {
              id: "versions",
              label: "履歴",
              panel: <FileVersions file={file} mayWrite={mayWrite} onTaken={draft.take} />,
            },
          ]}
        />
      </div>
      <UnsavedGuard isDirty={draft.isDirty} />
      {mayWrite && <SaveBar file={file} draft={draft} isSound={problems.length === 0} />}
    </>
  );
}

/** Of the draft as it was saved. */
function useProblems({ path, draft }: CatalogueFile) {
  const check = useQuery({
    queryKey: [...CATALOGUE_KEY, "check", draft?.revision],
    queryFn: async () => orThrow(await call(checkCatalogueDrafts, { paths: [path] })),
    enabled: draft !== null,
  });
  return draft === null ? [] : (check.data?.problems ?? []);
}

/** What is wrong in other files because of this draft. */
function Others({ problems }: { problems: Parameters<typeof ProblemList>[0]["problems"] }) {
  if (problems.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="mb-2 text-14">この下書きのために、ほかのところにも誤りがあります。</p>
      <ProblemList problems={problems} />
    </div>
  );
}

function Standing({ file: { draft } }: { file: CatalogueFile }) {
  if (!draft) return null;
  const saved = `${draft.saved_by}さんの下書き（${momentOf(draft.saved_at)}）`;
  if (draft.trouble !== null)
    return (
      <Notice tone="error">
        予約した時刻に公開できませんでした。直して、もう一度公開してください。
        <span className="block whitespace-pre-wrap text-12">{problemInJapanese(draft.trouble)}</span>
      </Notice>
    );
  if (draft.is_outdated)
    return (
      <Notice tone="warn">
        {saved}のあとに、新しい版が公開されました。「違い」で確かめて、保存し直すと公開できます。
      </Notice>
    );
  if (draft.planned_for !== null)
    return (
      <Notice tone="info">
        {momentOf(draft.planned_for)} に{draft.is_removal ? "販売を終えます" : "公開します"}
        。保存し直すと、予約は取り消されます。
      </Notice>
    );
  return (
    <Notice tone="info">
      {draft.is_removal ? `販売を終える、${saved}です。` : `${saved}です。お店にはまだ出ていません。`}
    </Notice>
  );
}

function Elsewhere({ file, draft }: { file: CatalogueFile; draft: ReturnType<typeof useDraftText> }) {
  return (
    <ChangedElsewhere
      what="下書き"
      draft={file.draft ? { by: file.draft.saved_by, at: file.draft.saved_at } : undefined}
      isUntouched={!draft.isDirty && !draft.refused}
      saving={draft.saving}
      onTake={() => draft.take(file)}
      onSaveOver={draft.saveOver}
    />
  );
}
