import { bringBackCatalogueVersion, getCatalogueFile, getCatalogueVersion } from "@surimono/contract/catalogue";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { causeName } from "./cause-name.ts";
import { CATALOGUE_KEY, type CatalogueFile, fileKey } from "./goods-query.ts";
import { TextDiff } from "./text-diff.tsx";

interface FileVersionsProps {
  file: CatalogueFile;
  mayWrite: boolean;
  /** The draft has become that of an earlier version. */
  onTaken: (file: CatalogueFile) => void;
}

/** A version, and the draft that was seen when it was asked for. */
interface Wanted {
  readonly edition: number;
  readonly revision: string | null;
}

/** What was sold when, who published it, and the way back to it. */
export function FileVersions({ file, mayWrite, onTaken }: FileVersionsProps) {
  const [shown, setShown] = useState<number>();
  const [wanted, setWanted] = useState<Wanted>();
  const client = useQueryClient();
  if (file.versions.length === 0) return <p className="text-14 text-mute">まだ公開したことがありません。</p>;
  const want = (edition: number) => setWanted({ edition, revision: file.draft?.revision ?? null });
  const again = file.versions[1];
  const bringBack = async ({ edition, revision }: Wanted) => {
    const { path } = file;
    orThrow(await call(bringBackCatalogueVersion, { path, edition, revision }));
    await client.invalidateQueries({ queryKey: CATALOGUE_KEY });
    onTaken(
      await client.fetchQuery({
        queryKey: fileKey(path),
        queryFn: async () => orThrow(await call(getCatalogueFile, { path })),
      }),
    );
  };
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line">
        {file.versions.map((version, at) => (
          <li key={version.edition} className="flex flex-col gap-2 px-4 py-3 text-14">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="num font-bold">{momentOf(version.at)}</span>
              <span>{version.by === "start" ? "" : version.by}</span>
              <span className="text-mute">{causeName(version.cause)}</span>
              {at === 0 && !version.is_removal && <Badge tone="ok">いまの版</Badge>}
              {version.is_removal && <Badge>販売終了</Badge>}
              <span className="ml-auto flex gap-2">
                <Button
                  size={44}
                  variant="quiet"
                  onClick={() => setShown(shown === version.edition ? undefined : version.edition)}
                >
                  {shown === version.edition ? "閉じる" : "変わったところ"}
                </Button>
                {mayWrite && at > 0 && !version.is_removal && (
                  <Button size={44} onClick={() => want(version.edition)}>
                    この版に戻す
                  </Button>
                )}
                {mayWrite && at === 0 && version.is_removal && again && (
                  <Button size={44} onClick={() => want(again.edition)}>
                    また販売する
                  </Button>
                )}
              </span>
            </div>
            {version.reason !== "" && <p className="text-mute">{version.reason}</p>}
            {shown === version.edition && <VersionDiff path={file.path} edition={version.edition} />}
          </li>
        ))}
      </ul>
      {wanted && (
        <ReasonDialog
          title="この版を下書きにしますか？"
          effect={
            wanted.revision
              ? "いまの下書きは、この版の内容に置きかわります。公開するまで、お店は変わりません。"
              : "この版と同じ内容の下書きができます。変わるところを確かめて、公開してください。"
          }
          yes="下書きにする"
          withReason={false}
          run={() => bringBack(wanted)}
          onDone={() => showToast("前の版を下書きにしました。公開すると、お店に出ます。", { tone: "success" })}
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  );
}

function VersionDiff({ path, edition }: { path: string; edition: number }) {
  const version = useQuery({
    queryKey: [...CATALOGUE_KEY, "version", path, edition],
    queryFn: async () => orThrow(await call(getCatalogueVersion, { path, edition })),
  });
  return (
    <Fetched query={version}>{({ text, before }) => <TextDiff before={before ?? ""} after={text ?? ""} />}</Fetched>
  );
}
