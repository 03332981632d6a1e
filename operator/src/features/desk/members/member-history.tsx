import { slashedDay } from "@surimono/domain/kernel";
import { DeedHistory } from "../../../ui/deed-history.tsx";
import { Part } from "../../../ui/facts.tsx";
import { momentOf } from "../../../ui/moment.ts";
import type { DeskMember } from "./member-query.ts";

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
      <DeedHistory lines={one.timeline} subject={one.member.member_id} />
    </>
  );
}
