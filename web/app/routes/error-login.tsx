import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { loginPath, readWantedPath } from "#app/features/members/wanted-path.ts";
import { logSignIn } from "#app/session/log-sign-in.ts";
import { safePath } from "#app/session/safe-path.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/error-login";

export const meta: Route.MetaFunction = () => [
  { title: "ログインできませんでした｜SURIMONO" },
  { name: "robots", content: "noindex" },
];

/** Login errors by the identity provider's codes: cancelled, not authorized, and those that the customer can fix. */
const REASONS = {
  cancelled: {
    title: "ログインを中止しました",
    text: "ログインの手続きが途中で終わりました。続けるときは、もう一度ログインしてください。",
  },
  refused: {
    title: "ログインできませんでした",
    text: "このアカウントではログインが認められませんでした。別の方法でログインするか、時間をおいてお試しください。",
  },
  unverified: {
    title: "ログインできませんでした",
    text: "そのアカウントのメールアドレスが、まだ確認されていません。確認を済ませてから、もう一度ログインしてください。",
  },
  otherWay: {
    title: "別の方法でログインしてください",
    text: "このメールアドレスは、別の方法で登録されています。はじめに登録した方法でログインしてください。パスワードで登録していてお忘れの場合は、ログイン画面の「パスワードを忘れた方」から設定し直せます。",
  },
  over: {
    title: "ログインの手続きが終わっています",
    text: "手続きの期限が切れたか、すでに一度使われています。もう一度、はじめからログインしてください。",
  },
  tooMany: {
    title: "しばらくログインできません",
    text: "短い時間に何度もお試しいただいたため、受け付けを止めています。10分ほど待ってから、もう一度お試しください。",
  },
  suspended: {
    title: "アカウントのご利用を停止しています",
    text: "理由と期間は、登録のメールアドレスにお送りしたメールをご覧ください。ご不明な点や退会のご希望は、お問い合わせフォームからご連絡ください。",
  },
  unavailable: {
    title: "ログインできませんでした",
    text: "ログイン先のサービスに接続できませんでした。時間をおいて、もう一度お試しください。",
  },
} as const;

const REASON_OF = new Map<string | null, keyof typeof REASONS>(
  Object.entries({
    access_denied: "cancelled",
    cancelled: "cancelled",
    user_cancelled_login: "cancelled",
    email_not_verified: "unverified",
    email_not_found: "unverified",
    // An account by password, or by another provider.
    account_not_linked: "otherWay",
    // The way back came too late, a second time, or in another browser.
    state_mismatch: "over",
    state_invalid: "over",
    state_not_found: "over",
    invalid_code: "over",
    no_code: "over",
    too_many: "tooMany",
    suspended: "suspended",
    unavailable: "unavailable",
  } as const),
);

export default function ErrorLoginRoute() {
  const [search] = useSearchParams();
  const error = search.get("error");
  const { title, text } = REASONS[REASON_OF.get(error) ?? "refused"];
  useEffect(() => logSignIn(error ?? "unnamed"), [error]);
  return (
    <main className="page flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center">
      <h1 className="font-bold text-28 md:text-40">{title}</h1>
      <p className="mt-4 max-w-xl leading-relaxed">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={loginPath(safePath(readWantedPath()))} variant="primary">
          ログインする
        </LinkButton>
        {error === "suspended" && <LinkButton to="/inquiryFormContent">お問い合わせ</LinkButton>}
        <LinkButton to="/">ホームに戻る</LinkButton>
      </div>
    </main>
  );
}
