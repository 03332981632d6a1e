import { getPrintFile, type PrintFile, type PrintFileKind } from "@surimono/contract/designs";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "#app/session/call.ts";
import { printFilesQuery } from "../my-items.queries.ts";

const KIND_NAMES: Readonly<Record<PrintFileKind, string>> = {
  png: "印刷用PNG",
  plate: "白版PNG",
  pdf: "原寸PDF",
  film: "版下フィルム",
  proof: "校正紙（PDF）",
  ticket: "指示書（JSON）",
  ticket_csv: "指示書（CSV）",
};

/** The print files, for their designer: by area, then those of the whole. `of` names a tag. */
export function PrintFilesSection({ versionId, of }: { versionId: string; of?: string }) {
  const headingId = useId();
  const query = useQuery(printFilesQuery(versionId));
  const files = query.data?.files ?? [];
  const rowNames = [...new Set(files.map(rowName))];
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="font-bold text-16">
        印刷データ{of && `（${of}）`}
      </h3>
      {query.isLoadingError ? (
        <p className="text-14">
          印刷データを確認できませんでした。
          <Button size={36} variant="quiet" onClick={() => void query.refetch()} pending={query.isFetching}>
            もう一度確認する
          </Button>
        </p>
      ) : (
        <>
          {query.data?.ready === false && (
            <Notice>印刷データを準備しています。できあがるまで、ダウンロードに少し時間がかかります。</Notice>
          )}
          <dl className="grid gap-3 text-14">
            {rowNames.map((name) => (
              <FileRow
                key={name}
                name={name}
                versionId={versionId}
                files={files.filter((file) => rowName(file) === name)}
              />
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/** By place, those of the whole last, and by size if sizes differ. */
function rowName({ area_name = "全体", size_names: sizes }: PrintFile): string {
  if (!sizes) return area_name;
  return `${area_name}（${sizes.length > 1 ? `${sizes[0]}〜${sizes.at(-1)}` : sizes[0]}）`;
}

function FileRow({ name, versionId, files }: { name: string; versionId: string; files: readonly PrintFile[] }) {
  return (
    <div className="grid gap-1.5">
      <dt className="text-mute">{name}</dt>
      <dd className="flex flex-wrap gap-2">
        {files.map((file) => (
          <DownloadButton key={file.file_name} file={file} versionId={versionId} of={name} />
        ))}
      </dd>
    </div>
  );
}

function DownloadButton({ file, versionId, of }: { file: PrintFile; versionId: string; of: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const answer = await call(getPrintFile, {
      version_id: versionId,
      kind: file.kind,
      ...(file.area_kind_id !== undefined && { area_kind_id: file.area_kind_id }),
      ...(file.size_group !== undefined && { size_group: file.size_group }),
      ...(file.film !== undefined && { film: file.film }),
    });
    setBusy(false);
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    saveFile(answer.value as Blob, `${versionId.slice(0, 8)}-${file.file_name}`);
  };
  const name = `${KIND_NAMES[file.kind]}${file.film === undefined ? "" : `${file.film}（${file.ink_name}）`}`;
  return (
    <Button
      size={36}
      icon="download"
      pending={busy}
      onClick={() => void download()}
      aria-label={`${of}の${name}をダウンロード`}
    >
      {name}
    </Button>
  );
}
