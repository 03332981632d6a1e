import { SOCIAL_LINK_PARAM } from "@surimono/contract/fans";
import type { SocialNetwork } from "@surimono/domain/fans";
import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { connectPath, FAN_ACCOUNTS, networkNamed } from "#app/features/fans/fan-accounts.ts";
import { FansScreen } from "#app/features/fans/fans-screen.tsx";

/** `connect` names the account with the open dialog; the network's redirect brings its ticket. */
export function FansPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const onConnect = useCallback(
    (account: SocialNetwork | undefined) =>
      void navigate(account ? connectPath(account) : "/my-page/fans", {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate],
  );
  const onLinked = useCallback(
    (account: SocialNetwork) => void navigate(FAN_ACCOUNTS[account].path, { replace: true }),
    [navigate],
  );
  return (
    <FansScreen
      connect={networkNamed(query.get("connect"))}
      ticket={query.get(SOCIAL_LINK_PARAM)}
      onConnect={onConnect}
      onLeave={(url) => window.location.assign(url)}
      onLinked={onLinked}
    />
  );
}
