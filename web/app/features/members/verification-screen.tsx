import { resendVerification } from "@surimono/contract/members";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.ts";
import { EmailForm } from "./email-form.tsx";
import { NarrowPage } from "./narrow-page.tsx";

const resent = () => showToast("確認メールをお送りしました。", { tone: "success" });

/** After a sign-up: the letter is on its way. */
export function VerificationSent({ email }: { email: string | undefined }) {
  return (
    <NarrowPage title="メールをご確認ください。">
      <p>
        {email ? <b className="text-deep">{email}</b> : "ご入力のメールアドレス"}
        に確認メールをお送りしました。メールの中のリンクを開くと、登録が完了します。リンクは24時間有効です。
      </p>
      <details className="border-line border-t pt-2">
        <summary className="min-h-11 cursor-pointer py-2 font-bold text-14 text-deep">メールが届かないとき</summary>
        <ul className="mb-4 list-disc pl-5 text-14">
          <li>迷惑メールのフォルダーに入っていないかご確認ください。</li>
          <li>数分待っても届かないときは、もう一度お送りします。</li>
        </ul>
        <EmailForm ask={resendVerification} button="確認メールを再送する" email={email ?? ""} onAsked={resent} />
      </details>
    </NarrowPage>
  );
}

interface VerifiedProps {
  kind: "consumer" | "business";
  loginPath: string;
}

/** After the letter's link: the account is open. */
export function Verified({ kind, loginPath }: VerifiedProps) {
  return (
    <NarrowPage title="登録が完了しました。">
      <p>
        メールアドレスを確認しました。
        {kind === "business"
          ? "法人アカウントの審査が終わると、請求書でのお支払いをご利用いただけます。"
          : "ログインして、つくりはじめましょう。"}
      </p>
      <LinkButton to={loginPath} variant="primary" size={56} wide>
        ログインする
      </LinkButton>
    </NarrowPage>
  );
}

/** The link is too old, was used, or was cut by the mail program. */
export function VerificationFailed({ message, loginPath }: { message: string; loginPath: string }) {
  return (
    <NarrowPage title="リンクを確認できませんでした。">
      <Notice tone="warn">{message}</Notice>
      <LinkButton to={loginPath} size={56} wide>
        ログインする
      </LinkButton>
      <section className="border-line border-t pt-6">
        <h2 className="mb-3 font-bold text-16">確認メールをもう一度受け取る</h2>
        <EmailForm ask={resendVerification} button="確認メールを再送する" onAsked={resent} />
      </section>
    </NarrowPage>
  );
}
