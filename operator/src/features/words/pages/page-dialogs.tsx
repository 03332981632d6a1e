import { dropTextDraft, publishTextDraft } from "@surimono/contract/words";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { call, orThrow } from "../../../session/call.ts";
import { momentIn } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../../ui/use-as-opened.ts";
import type { TextPage } from "./page-words.ts";

interface PublishDialogProps {
  page: TextPage;
  /** When the draft that is on the screen was changed. */
  base: string;
  onDone: () => void;
  onClose: () => void;
}

export function PublishDialog({ page: { name, is_legal }, base: shown, onDone, onClose }: PublishDialogProps) {
  const base = useAsOpened(shown);
  return (
    <ReasonDialog
      title="この文を公開しますか？"
      effect="お店のページと検索結果の文が、数秒で変わります。前の文には、いつでも戻せます。"
      yes="公開する"
      run={async (form) => {
        const wish = { name, base, publish_at: momentIn(form, "publish_at"), reason: String(form.get("reason")) };
        const legal_version = is_legal ? String(form.get("legal_version")) : null;
        orThrow(await call(publishTextDraft, { ...wish, legal_version, is_material: form.has("is_material") }));
        showToast(wish.publish_at ? "公開を予約しました。" : "公開しました。", { tone: "success" });
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput
        label="公開する時刻（日本時間）"
        name="publish_at"
        type="datetime-local"
        hint="空にすると、いますぐ公開します。"
      />
      {is_legal && (
        <>
          <TextInput
            label="施行日"
            name="legal_version"
            type="date"
            hint="版の名前になり、同意の記録に残ります。いまの版より後の日にします。"
            required
          />
          <Checkbox name="is_material">重要な変更なので、会員全員のベルに知らせる</Checkbox>
        </>
      )}
    </ReasonDialog>
  );
}

interface DropDialogProps extends Pick<PublishDialogProps, "base" | "onClose"> {
  name: string;
  onDropped: () => Promise<void>;
}

export function DropDialog({ name, base: shown, onDropped, onClose }: DropDialogProps) {
  const base = useAsOpened(shown);
  return (
    <ReasonDialog
      title="下書きを捨てますか？"
      effect="公開している文は、そのままです。"
      yes="捨てる"
      run={async (form) => {
        orThrow(await call(dropTextDraft, { name, base, reason: String(form.get("reason")) }));
        await onDropped();
      }}
      onDone={() => showToast("下書きを捨てました。", { tone: "success" })}
      onClose={onClose}
    />
  );
}
