import type { previewJournal } from "@surimono/contract/books";
import type { AnswerOf } from "@surimono/contract/kernel";
import { JOURNAL_SOFTWARE } from "@surimono/domain/books";
import { formatNumber } from "@surimono/domain/kernel";
import { Part } from "../../ui/facts.tsx";
import { momentOf } from "../../ui/moment.ts";

/** The files that were made of just these days, the latest first. */
export function JournalFiles({ files }: Pick<AnswerOf<typeof previewJournal>, "files">) {
  return (
    <Part title="この期間で書き出したファイル">
      <ul className="divide-y divide-line rounded-card border border-line text-14">
        {files.map((file) => (
          <li key={file.at + file.sha256} className="px-4 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <b className="text-deep">{JOURNAL_SOFTWARE[file.software]}</b>
              <span>{file.is_per_day ? "1日ごと" : "1件ずつ"}</span>
              <span className="num">{formatNumber(file.rows)}行</span>
              <span>{file.by}</span>
              <span className="num text-12 text-mute">{momentOf(file.at)}</span>
            </p>
            <p className="break-all font-mono text-12 text-mute">{file.sha256}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-mute">
        同じ期間のファイルで、下の記号（SHA-256）が同じなら、中身も同じです。違うときは、あとから記録が加わっています。
      </p>
    </Part>
  );
}
