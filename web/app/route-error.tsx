import { CallError } from "@surimono/contract/kernel";
import { useEffect } from "react";
import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { ErrorScreen } from "./frame/lost/error-screen.tsx";
import { NotFound } from "./frame/lost/not-found.tsx";
import { reportLater } from "./session/report-later.ts";

/**
 * The title of a page that could not be shown, for the layout that keeps the frame around it; other pages have their own. The root's is
 * passed on, as the home page has no other.
 */
export function errorMeta({ error, matches }: { error?: unknown; matches: ({ meta?: unknown } | undefined)[] }) {
  if (!error) return matches[0]?.meta as MetaDescriptor[] | undefined;
  const status = isRouteErrorResponse(error) ? error.status : error instanceof CallError ? error.failure.status : 500;
  return [{ title: `${status === 404 ? "ページが見つかりませんでした" : "エラー"}｜SURIMONO` }];
}

/** Replaces a route that could not be shown. Re-export it as a route's `ErrorBoundary` to keep the frame around it. */
export function RouteError({ error }: { error: unknown }) {
  useEffect(() => {
    // Answers of the server and of guards are not crashes, and `call` has reported its own.
    if (!isRouteErrorResponse(error) && !(error instanceof CallError)) reportLater(error);
  }, [error]);
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? (
      <NotFound />
    ) : (
      <ErrorScreen status={error.status} message={error.statusText || undefined} canReload />
    );
  }
  if (error instanceof CallError) {
    if (error.failure.status === 404) return <NotFound />;
    return <ErrorScreen status={error.failure.status || 503} message={error.failure.message} canReload />;
  }
  if (isMissingPart(error))
    return (
      <ErrorScreen
        status={503}
        message="ページの一部を読み込めませんでした。接続を確かめて、もう一度お試しください。"
        canReload
      />
    );
  return <ErrorScreen canReload />;
}

/** Code that could not be fetched; each browser words it differently. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);
}
