import { getTextVersion, saveTextDraft } from "@surimono/contract/words";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { Part } from "../../../ui/facts.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { LinesDiff } from "./lines-diff.tsx";
import { pageKey, type TextPage } from "./page-words.ts";

interface PageHistoryProps {
  page: TextPage;
  /** An earlier text is the draft now. */
  onTaken: () => void;
}

/** What was published when and by whom; an earlier text becomes the draft again, which is then published like any other. */
export function PageHistory({ page, onTaken }: PageHistoryProps) {
  // Of a member's consent, which names the text by its day of effect.
  const accepted = useSearchParams()[0].get("accepted");
  const [opened, setOpened] = useState(() => page.versions.find((one) => one.legal_version === accepted)?.version);
  const isFound = page.versions.some(({ legal_version }) => legal_version === accepted);
  const isElsewhere = accepted !== null && !isFound;
  if (page.versions.length === 0 && !isElsewhere) return null;
  return (
    <div className="mt-10">
      {isElsewhere && (
        <Notice tone="info">
          会員が同意したのは「{accepted}」の版です。この画面で公開した版ではなく、お店にはじめから入っていた文です。
        </Notice>
      )}
      <Part title="これまでの版">
        <ul className="divide-y divide-line rounded-card border border-line">
          {page.versions.map((version, at) => (
            <li key={version.version} className="flex flex-col gap-3 px-4 py-3 text-14">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="num font-bold text-deep">第{version.version}版</span>
                <span className="num text-mute">{momentOf(version.published_at ?? version.changed_at)} 公開</span>
                {version.legal_version && <span className="num text-mute">{version.legal_version} 施行</span>}
                {accepted !== null && version.legal_version === accepted && (
                  <b className="text-deep">会員が同意した版</b>
                )}
                <span className="text-mute">{version.by || "はじめの文"}</span>
                {at > 0 && (
                  <Button
                    size={44}
                    className="ml-auto"
                    onClick={() => setOpened(opened === version.version ? undefined : version.version)}
                  >
                    {opened === version.version ? "閉じる" : "違いを見る"}
                  </Button>
                )}
              </div>
              {opened === version.version && <Earlier {...{ page, onTaken }} version={version.version} />}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Earlier({ page, version, onTaken }: PageHistoryProps & { version: number }) {
  const client = useQueryClient();
  const mayWrite = useRight("words.write");
  const { name, draft } = page;
  const earlier = useQuery({
    queryKey: [...pageKey(name), version],
    queryFn: async () => orThrow(await call(getTextVersion, { name, version })).text,
  });
  const take = useMutation({
    mutationFn: async (text: string) =>
      orThrow(await call(saveTextDraft, { name, text, base: draft?.changed_at ?? null })),
    onSuccess: () => {
      showToast("この版を下書きにしました。公開すると、戻ります。", { tone: "success" });
      return client.invalidateQueries({ queryKey: pageKey(name) }).then(onTaken);
    },
  });
  const text = earlier.data;
  if (text === undefined) return null;
  return (
    <>
      <LinesDiff title="この版から、いまの版まで" before={text} after={page.text} />
      {take.isError && <Notice tone="error">{take.error.message}</Notice>}
      {mayWrite && (
        <div>
          <Button size={44} pending={take.isPending} onClick={() => take.mutate(text)}>
            {draft ? "いまの下書きを、この版に置きかえる" : "この版を下書きにする"}
          </Button>
        </div>
      )}
    </>
  );
}
