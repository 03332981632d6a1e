import { decideGalleryCase } from "@surimono/contract/words";
import { canDecide, GALLERY_EVENTS, GALLERY_VERDICTS, type GalleryVerdict } from "@surimono/domain/words";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../../ui/use-as-opened.ts";
import type { GalleryCase } from "./case-words.tsx";

const EFFECTS: Readonly<Record<GalleryVerdict, string>> = {
  left: "いまの扱いのまま、通報を確認済みにします。",
  hidden: "つぎに開かれる画面から、ギャラリーに出なくなります。つくった方は、ご自身での注文はできます。",
  removed: "ギャラリーに出なくなり、新しい注文もできなくなります。お受けしているご注文は、そのままお届けします。",
  restored: "つくった方の公開の設定に戻り、注文もできるようになります。",
};

/** What may be decided on it now. */
export function verdictsOf(one: GalleryCase): { readonly id: GalleryVerdict; readonly name: string }[] {
  const item = one.name === "" ? undefined : { isHidden: one.is_hidden, isRemoved: one.is_removed };
  const waits = one.state === "open" || one.state === "objected" || one.open_reports > 0;
  return GALLERY_VERDICTS.filter((id) => (id === "left" ? waits : canDecide(id, { item }))).map((id) => ({
    id,
    name: id === "left" && one.state === "objected" ? "いまの扱いを続ける" : GALLERY_EVENTS[id],
  }));
}

interface VerdictDialogProps {
  one: GalleryCase;
  verdict: GalleryVerdict;
  onDone: () => void;
  onClose: () => void;
}

export function VerdictDialog({ one: shown, verdict, onDone, onClose }: VerdictDialogProps) {
  const one = useAsOpened(shown);
  const isOut = verdict === "hidden" || verdict === "removed";
  const isTold = verdict !== "left" || one.events.at(-1)?.kind === "objection";
  return (
    <ReasonDialog
      title={`「${one.name || one.product_id}」：${GALLERY_EVENTS[verdict]}`}
      effect={EFFECTS[verdict]}
      yes={GALLERY_EVENTS[verdict]}
      run={async (form) => {
        const words = String(form.get("words") ?? "").trim();
        const { product_id, moved_at } = one;
        const reason = String(form.get("reason"));
        orThrow(await call(decideGalleryCase, { product_id, verdict, words, reason, moved_at }));
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {isTold && (
        <TextArea
          label="つくった方へのことば"
          name="words"
          hint="メールとベルのお知らせに書かれます。通報した方のことは書かないでください。"
          maxLength={200}
          required={isOut}
        />
      )}
    </ReasonDialog>
  );
}
