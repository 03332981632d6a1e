import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isSessionEnd, toErrorPage } from "#app/session/to-error-page.ts";

/** What was asked for, and what went wrong. */
export interface Asked {
  readonly error: Error | null;
  /** It failed, and no earlier answer is left: else that stays on the screen. */
  readonly isLoadingError: boolean;
}

/** Leaves for /errorPage when any of it cannot be had; an ended session leads to the login by itself. */
export function useErrorPage(...asked: readonly (Asked | undefined)[]): void {
  const error = asked.find((one) => one?.isLoadingError)?.error;
  const navigate = useNavigate();
  useEffect(() => {
    if (!error || isSessionEnd(error)) return;
    const [path, options] = toErrorPage(error);
    void navigate(path, { ...options, replace: true });
  }, [error, navigate]);
}
