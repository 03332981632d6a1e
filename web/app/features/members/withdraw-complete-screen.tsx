import { LinkButton } from "#app/ui/link-button.tsx";
import { NarrowPage } from "./form/narrow-page.tsx";

/** Shows nothing personal, as anybody may open it. */
export function WithdrawCompleteScreen() {
  return (
    <NarrowPage title="退会の手続きが完了しました。">
      <p>
        SURIMONOをご利用いただき、ありがとうございました。すべての端末でログアウトし、確認のメールをお送りしました。
      </p>
      <p className="text-14">同じメールアドレスで、いつでも新しく会員登録していただけます。</p>
      <LinkButton to="/" variant="primary" size={56}>
        ホームに戻る
      </LinkButton>
    </NarrowPage>
  );
}
