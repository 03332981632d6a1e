import { listOperatorPasskeys, removePasskey, renamePasskey } from "@surimono/contract/operators";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { knowsPasskeys } from "./passkey-device.ts";

interface Shown {
  readonly passkey_id: string;
  readonly name: string;
}

/** The operator's own passkeys, below the devices. */
export function Passkeys() {
  const [dialog, setDialog] = useState<"add" | { what: "rename" | "remove"; passkey: Shown }>();
  const passkeys = useQuery({
    queryKey: ["passkeys"],
    queryFn: async () => orThrow(await call(listOperatorPasskeys, {})).passkeys,
  });
  const close = () => setDialog(undefined);
  const done = (words: string) => () => {
    showToast(words, { tone: "success" });
    void passkeys.refetch();
  };
  return (
    <section className="mt-10">
      <h2 className="font-bold text-18 text-deep">パスキー</h2>
      <p className="mt-2 mb-5 text-14 text-mute">
        指紋や顔、端末の暗証番号でログインできます。パスワードも確認コードもいりません。なくした端末のパスキーは、すぐに削除してください。
      </p>
      <Fetched query={passkeys}>
        {(rows) => (
          <>
            {rows.length === 0 && (
              <p className="rounded-card border border-line p-6 text-center text-mute">まだ登録されていません。</p>
            )}
            {rows.length > 0 && (
              <ul className="divide-y divide-line rounded-card border border-line">
                {rows.map((passkey) => (
                  <li key={passkey.passkey_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                    <div className="min-w-0 flex-1 basis-56">
                      <p className="break-all font-bold text-deep">
                        {passkey.name} {passkey.is_backed_up && <Badge tone="ok">バックアップ済み</Badge>}
                      </p>
                      <p className="num text-12 text-mute">
                        登録 {momentOf(passkey.created_at)}
                        {passkey.last_used_at && `／最後の使用 ${momentOf(passkey.last_used_at)}`}
                      </p>
                    </div>
                    <Button size={44} onClick={() => setDialog({ what: "rename", passkey })}>
                      名前を変える
                    </Button>
                    <Button size={44} onClick={() => setDialog({ what: "remove", passkey })}>
                      削除
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Fetched>
      {knowsPasskeys ? (
        <Button className="mt-4" icon="plus" onClick={() => setDialog("add")}>
          パスキーを登録する
        </Button>
      ) : (
        <p className="mt-4 text-14 text-mute">このブラウザでは、パスキーを登録できません。</p>
      )}
      {dialog === "add" && <AddPasskeyDialog onDone={done("パスキーを登録しました。")} onClose={close} />}
      {typeof dialog === "object" && dialog.what === "rename" && (
        <ReasonDialog
          title="パスキーの名前"
          effect="どの端末のパスキーか、見分けられる名前にしてください。"
          yes="変える"
          withReason={false}
          run={async (form) =>
            orThrow(
              await call(renamePasskey, {
                passkey_id: dialog.passkey.passkey_id,
                name: String(form.get("name")),
              }),
            )
          }
          onDone={done("名前を変えました。")}
          onClose={close}
        >
          <TextInput label="名前" name="name" defaultValue={dialog.passkey.name} maxLength={40} required />
        </ReasonDialog>
      )}
      {typeof dialog === "object" && dialog.what === "remove" && (
        <ReasonDialog
          title="パスキーの削除"
          effect={`「${dialog.passkey.name}」では、もうログインできなくなります。ログイン中の端末は、そのままです。`}
          yes="削除する"
          withReason={false}
          run={async () => orThrow(await call(removePasskey, { passkey_id: dialog.passkey.passkey_id }))}
          onDone={done("パスキーを削除しました。")}
          onClose={close}
        />
      )}
    </section>
  );
}
