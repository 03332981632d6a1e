import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { startSession } from "#app/session/current-user.ts";
import { token } from "#app/session/token.ts";

/** Stores the token of a form, and continues to the wanted page. */
export function useSignIn(wanted: string): (newToken: string) => Promise<void> {
  const navigate = useNavigate();
  const isOwn = useRef(false);
  const path = `/callback?${new URLSearchParams({ handleLogin: "true", redirectTo: wanted })}`;
  // After a sign-in in another tab this one continues too: a second sign-in would log that tab out again (rule session-account-switched).
  useEffect(
    () =>
      token.subscribe(() => {
        if (token.get() && !isOwn.current) void navigate(path, { replace: true });
      }),
    [navigate, path],
  );
  return async (newToken) => {
    isOwn.current = true;
    await startSession(newToken);
    await navigate(path, { replace: true });
  };
}
