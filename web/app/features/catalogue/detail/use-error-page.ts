import { useEffect } from "react";
import { useNavigate } from "react-router";
import { toErrorPage } from "#app/session/to-error-page.ts";

/** Leaves for /errorPage when there is an error. */
export function useErrorPage(error: Error | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    const [path, options] = toErrorPage(error);
    void navigate(path, { ...options, replace: true });
  }, [error, navigate]);
}
