import { useEffect } from "react";
import { useNavigate } from "react-router";
import { CallError } from "#app/session/call.ts";

/** Leaves for /errorPage when there is an error. */
export function useErrorPage(error: Error | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (error) void navigate(errorPagePath(error), { replace: true });
  }, [error, navigate]);
}

export function errorPagePath(error: Error): string {
  const failure = error instanceof CallError ? error.failure : undefined;
  const query = new URLSearchParams({ status: String(failure?.status || 500), message: error.message });
  return `/errorPage?${query}`;
}
