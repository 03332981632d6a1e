import { useSearchParams } from "react-router";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/error-login";

export const meta: Route.MetaFunction = () => [
  { title: "ログインできませんでした｜SURIMONO" },
  { name: "robots", content: "noindex" },
];

/** `?error=` as the identity provider names it: what the customer broke off reads differently from what was refused. */
export default function ErrorLoginRoute() {
  const [search] = useSearchParams();
  const cancelled = ["access_denied", "cancelled", "user_cancelled_login"].includes(search.get("error") ?? "");
  return (
    <main className="page flex min-h-[60dvh] flex-col items-start justify-center py-16">
      <h1 className="font-bold text-28 md:text-40">
        {cancelled ? "ログインを中止しました" : "ログインできませんでした"}
      </h1>
      <p className="mt-4 max-w-xl leading-relaxed">
        {cancelled
          ? "ログインの手続きが途中で終わりました。続けるときは、もう一度ログインしてください。"
          : "このアカウントではログインが認められませんでした。別の方法でログインするか、時間をおいてお試しください。"}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/login" variant="primary">
          ログインする
        </LinkButton>
        <LinkButton to="/">ホームに戻る</LinkButton>
      </div>
    </main>
  );
}
