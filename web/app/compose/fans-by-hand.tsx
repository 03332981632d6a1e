import { useNavigate, useSearchParams } from "react-router";
import { CustomScreen } from "#app/features/fans/custom-screen.tsx";
import { accountOfType, FAN_ACCOUNTS } from "#app/features/fans/fan-accounts.ts";
import { useSession } from "#app/session/current-user.ts";
import { RecommendedForMember } from "./recommended-for-member.tsx";

/** `edit=true` opens the form with the saved figures; `accountType` names the account that they replace. */
export function FansByHand() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  return (
    <CustomScreen
      editing={query.get("edit") === "true"}
      instead={accountOfType(query.get("accountType"))}
      userId={session.status === "member" ? session.member.user_id : ""}
      onSaved={() => void navigate(FAN_ACCOUNTS.custom.path, { replace: true })}
    >
      <RecommendedForMember />
    </CustomScreen>
  );
}
