import { Button } from "@surimono/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { MisprintArt } from "./misprint-art.tsx";

interface ErrorScreenProps {
  status?: number | undefined;
  message?: string | undefined;
  /** For errors where the same URL may work the next time. */
  canReload?: boolean;
}

/** Status and message, and a link home (rule errors-page). It fetches nothing, so that it cannot fail itself. */
export function ErrorScreen({
  status = 500,
  message = "エラーが発生しました。しばらく待ってからもう一度お試しください。",
  canReload = false,
}: ErrorScreenProps) {
  return (
    <main className="page flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center">
      <MisprintArt text={String(status)} />
      <h1 className="mt-6 font-bold text-28 md:text-40">ページを表示できませんでした</h1>
      <p className="num mt-6">Error ステータスコード：{status}</p>
      <p className="mt-1 max-w-2xl">Error メッセージ：{message}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/" reloadDocument variant="primary" size={56}>
          ホームに戻る
        </LinkButton>
        {canReload && (
          <Button size={56} icon="refresh" onClick={() => location.reload()}>
            もう一度読み込む
          </Button>
        )}
      </div>
    </main>
  );
}
