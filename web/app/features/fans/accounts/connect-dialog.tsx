import { startSocialLink } from "@surimono/contract/fans";
import type { SocialNetwork } from "@surimono/domain/fans";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { useEffect, useState } from "react";
import { backgroundCall } from "#app/session/call.ts";
import { connectPath, FAN_ACCOUNTS } from "../fan-accounts.ts";

const ASKED: Readonly<Record<SocialNetwork, { where: string; read: readonly string[] }>> = {
  youtube: {
    where: "Google",
    read: [
      "チャンネルの名前と登録者数",
      "登録者の増減、性別と年代の割合",
      "動画の題名と説明（よく使うことばを調べるため）",
    ],
  },
  instagram: {
    where: "Facebook",
    read: [
      "アカウントの名前とフォロワー数",
      "フォロワーの性別と年代の割合",
      "投稿の文章（よく使うことばを調べるため）",
    ],
  },
};

interface ConnectDialogProps {
  account: SocialNetwork;
  open: boolean;
  /** Back from the network: the link is being finished. */
  finishing: boolean;
  onClose: () => void;
  /** Leaves the shop for the network's page. */
  onLeave: (url: string) => void;
  /** Also closes it; shows the sentence. */
  onFailed: (message: string) => void;
}

/** Says what is read and sends the member to the network. Disabled while it connects. */
export function ConnectDialog({ account, open, finishing, onClose, onLeave, onFailed }: ConnectDialogProps) {
  const [leaving, setLeaving] = useState(false);
  // The browser's back button restores the page as it was left.
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener("pageshow", stay);
    return () => window.removeEventListener("pageshow", stay);
  }, []);
  const { name, provider } = FAN_ACCOUNTS[account];
  const { where, read } = ASKED[account];
  const connecting = leaving || finishing;
  const start = async () => {
    setLeaving(true);
    const answer = await backgroundCall(startSocialLink, { privider_id: provider, back: connectPath(account) });
    if (answer.ok) return onLeave(answer.value.url);
    setLeaving(false);
    onFailed(answer.failure.message);
  };
  return (
    <Dialog
      open={open}
      onClose={() => !connecting && onClose()}
      mustAnswer={connecting}
      title={finishing ? `${name}と連携しています` : `${name}と連携する`}
      description={
        finishing
          ? "アカウントを確認しています。このままお待ちください。"
          : `${where}の画面に移ります。ログインして、許可をお願いします。`
      }
      actions={
        finishing ? undefined : (
          <>
            <Button variant="primary" pending={leaving} onClick={() => void start()}>
              {where}の画面へすすむ
            </Button>
            <Button onClick={onClose} disabled={leaving}>
              やめる
            </Button>
          </>
        )
      }
    >
      {finishing ? (
        <p role="status" className="flex justify-center py-6 text-red">
          <Spinner size={40} label="連携しています" />
        </p>
      ) : (
        <>
          <p className="font-bold text-14 text-deep">読み取るもの</p>
          <ul className="mt-2 flex flex-col gap-2 text-14">
            {read.map((thing) => (
              <li key={thing} className="flex items-start gap-2.5">
                <Icon name="check" size={18} className="mt-0.5 text-red" />
                {thing}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-12 text-mute">
            投稿したり、内容を変えたりすることはありません。連携はいつでも解除できます。
          </p>
        </>
      )}
    </Dialog>
  );
}
