import { slashedDay } from "@surimono/domain/kernel";
import { Part } from "../../../ui/facts.tsx";
import { momentOf } from "../../../ui/moment.ts";
import type { DeskMember } from "./member-query.ts";

const ACTIONS: Readonly<Record<string, string>> = {
  decideDeskBusiness: "法人の審査を決めた",
  setDeskCreditLimit: "与信の上限を変えた",
  suspendDeskMember: "利用を停止した",
  liftDeskSuspension: "停止を解除した",
  exportDeskMember: "データを書き出した",
  closeDeskMember: "退会の手続きをした",
};

/** Newest first: what operators did at the console, and every suspension, whoever decided it where. */
export function MemberHistory({ one }: { one: DeskMember }) {
  return (
    <>
      {one.suspensions.length > 0 && (
        <Part title="停止の記録">
          <ul className="flex flex-col gap-3 text-14">
            {one.suspensions.map((line) => (
              <li key={line.decided_at}>
                <p className="num text-12 text-mute">{momentOf(line.decided_at)}</p>
                <p>
                  <span className="font-bold text-deep">{line.decided_by}</span> が
                  {line.decision === "suspend" ? "停止" : "解除"}
                  {line.until && `（${slashedDay(line.until.slice(0, 10))}まで）`}
                </p>
                <p className="text-12 text-mute">理由：{line.reason}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="履歴">
        {one.timeline.length === 0 && <p className="text-14 text-mute">この画面での操作は、まだありません。</p>}
        <ol className="border-line border-l pl-4">
          {one.timeline.toReversed().map((line) => (
            <li key={line.id} className="relative pb-4 text-14">
              <span aria-hidden="true" className="absolute top-1.5 -left-[21px] size-2.5 rounded-full bg-red" />
              <p className="num text-12 text-mute">{momentOf(line.at)}</p>
              <p>
                <span className="font-bold text-deep">{line.by}</span> が{ACTIONS[line.what] ?? line.what}
              </p>
              {line.reason && <p className="text-12 text-mute">理由：{line.reason}</p>}
            </li>
          ))}
        </ol>
      </Part>
    </>
  );
}
