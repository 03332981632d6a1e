import { LinkButton } from "#app/ui/link-button.tsx";
import { RegistrationMark } from "#app/ui/registration-mark.tsx";

/** After an inquiry was sent. */
export function ThanksScreen() {
  return (
    <main className="page flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center">
      <RegistrationMark size={56} />
      <h1 className="mt-6 font-bold text-28 md:text-40">ありがとうございました</h1>
      <p className="mt-3 max-w-md leading-[1.8]">
        お問い合わせを受け付け、お知らせのメールをお送りしました。2営業日以内にお返事します。メールが届かないときは、迷惑メールの中もご確認ください。
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/" variant="primary" size={56}>
          ホームに戻る
        </LinkButton>
        <LinkButton to="/faq" size={56}>
          よくある質問を見る
        </LinkButton>
      </div>
    </main>
  );
}
