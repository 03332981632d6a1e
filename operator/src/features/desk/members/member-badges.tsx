import type { listDeskMembers } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { Badge } from "@surimono/ui/badge.tsx";

type Member = AnswerOf<typeof listDeskMembers>["members"][number];

export function MemberBadges({ member }: { member: Pick<Member, "kind" | "business_state" | "is_suspended"> }) {
  return (
    <>
      <Badge>{member.kind === "business" ? "法人" : "個人"}</Badge>
      {member.business_state === "waiting" && (
        <Badge tone="warn" icon="warning">
          審査待ち
        </Badge>
      )}
      {member.business_state === "approved" && (
        <Badge tone="ok" icon="check">
          承認済み
        </Badge>
      )}
      {member.business_state === "rejected" && <Badge icon="close">承認なし</Badge>}
      {member.is_suspended && (
        <Badge tone="red" icon="lock">
          停止中
        </Badge>
      )}
    </>
  );
}
