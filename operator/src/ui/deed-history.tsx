import { deedWord } from "@surimono/contract/operators";
import { Part } from "./facts.tsx";
import { momentOf } from "./moment.ts";
import { RecordLink } from "./record-link.tsx";

interface DeedHistoryProps {
  /** As the record names it. */
  subject?: string;
  /** Oldest first. */
  lines: readonly {
    readonly id: string;
    readonly at: string;
    readonly what: string;
    readonly by: string;
    readonly reason: string;
  }[];
}

/** What operators did to one thing, newest first. */
export function DeedHistory({ lines, subject }: DeedHistoryProps) {
  return (
    <Part title="履歴" aside={subject !== undefined && lines.length > 0 && <RecordLink subject={subject} />}>
      {lines.length === 0 && <p className="text-14 text-mute">この画面での操作は、まだありません。</p>}
      <ol className="border-line border-l pl-4">
        {lines.toReversed().map((line) => (
          <li key={line.id} className="relative pb-4 text-14">
            <span aria-hidden="true" className="absolute top-1.5 -left-[21px] size-2.5 rounded-full bg-red" />
            <p className="num text-12 text-mute">{momentOf(line.at)}</p>
            <p>
              <span className="font-bold text-deep">{line.by}</span> が{deedWord(line.what)}
            </p>
            {line.reason && <p className="text-12 text-mute">理由：{line.reason}</p>}
          </li>
        ))}
      </ol>
    </Part>
  );
}
