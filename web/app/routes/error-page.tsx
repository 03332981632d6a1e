import { useSearchParams } from "react-router";
import { ErrorPage } from "#app/frame/error-page.tsx";
import type { Route } from "./+types/error-page";

export const meta: Route.MetaFunction = () => [{ title: "エラー｜SURIMONO" }, { name: "robots", content: "noindex" }];

/** `?status=` and `?message=` come from our own screens; both are shown as plain text. */
export default function ErrorPageRoute() {
  const [search] = useSearchParams();
  return <ErrorPage status={search.get("status") ?? undefined} message={search.get("message")?.slice(0, 200)} />;
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
