import { SOCIAL_LINK_PARAM } from "@surimono/contract/fans";
import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { FAN_ACCOUNTS, type FanAccountKey } from "#app/features/fans/fan-accounts.ts";
import { FansScreen } from "#app/features/fans/fans-screen.tsx";

/** `connect` names the account whose dialog is open; the way back from a network brings its ticket. */
export function FansSettings() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const named = query.get("connect");
  const onConnect = useCallback(
    (account: FanAccountKey | undefined) =>
      void navigate(account ? `/my-page/fans?connect=${account}` : "/my-page/fans", {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate],
  );
  const onLinked = useCallback(
    (account: FanAccountKey) => void navigate(FAN_ACCOUNTS[account].path, { replace: true }),
    [navigate],
  );
  return (
    <FansScreen
      connect={named === "youtube" || named === "instagram" ? named : undefined}
      ticket={query.get(SOCIAL_LINK_PARAM)}
      onConnect={onConnect}
      onLeave={(url) => window.location.assign(url)}
      onLinked={onLinked}
    />
  );
}
