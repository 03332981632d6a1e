import { addPasskey, askNewPasskey } from "@surimono/contract/operators";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { makePasskey, wordsOf } from "./passkey-device.ts";

interface AddPasskeyDialogProps {
  onDone: () => void;
  onClose: () => void;
}

export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const add = async (form: FormData) => {
    const question = orThrow(await call(askNewPasskey, { password: String(form.get("password")) }));
    const credential = await makePasskey(question);
    orThrow(
      await call(addPasskey, { challenge_id: question.challenge_id, name: String(form.get("name")), credential }),
    );
  };
  return (
    <ReasonDialog
      title="パスキーの登録"
      effect="次へ進むと、端末が指紋や顔、暗証番号での確認を求めます。登録すると、メールでもお知らせします。"
      yes="次へ"
      withReason={false}
      run={async (form) => {
        try {
          await add(form);
        } catch (error) {
          throw new Error(wordsOf(error as Error));
        }
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput
        label="名前"
        hint="「仕事用の電話」など、見分けられる名前にしてください。"
        name="name"
        maxLength={40}
        autoComplete="off"
        required
      />
      <TextInput label="いまのパスワード" name="password" type="password" autoComplete="current-password" required />
    </ReasonDialog>
  );
}
