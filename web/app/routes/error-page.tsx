import { useLocation, useSearchParams } from "react-router";
import { ErrorScreen } from "#app/frame/lost/error-screen.tsx";
import type { Route } from "./+types/error-page";

export const meta: Route.MetaFunction = () => [{ title: "エラー｜SURIMONO" }, { name: "robots", content: "noindex" }];

/**
 * Reached by `navigate("/errorPage", { state: { status, message } })`. The address may carry a status but no text, or a foreign link could
 * show its own in our name.
 */
export default function ErrorPageRoute() {
  const { state } = useLocation() as { state: { status?: unknown; message?: unknown } | null };
  const [search] = useSearchParams();
  const status = Number(state?.status ?? search.get("status"));
  return (
    <ErrorScreen
      status={status >= 400 && status <= 599 ? status : 500}
      message={typeof state?.message === "string" ? state.message : undefined}
    />
  );
}

export function ErrorBoundary() {
  return (
    <main className="page py-16">
      <p>エラーページの表示中に、エラーが発生しました。</p>
      <a href="/" className="mt-4 inline-block text-red-text underline">
        ホームに戻る
      </a>
    </main>
  );
}
