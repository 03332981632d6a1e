import { changeSharedLink, closeSharedLink, type SharedLink } from "@surimono/contract/my-items";
import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Switch } from "@surimono/ui/switch.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call } from "#app/session/call.ts";
import { RemixSwitch } from "./remix-switch.tsx";

interface SharedLinkRowProps {
  productId: number;
  isDraft: boolean;
  link: SharedLink;
  /** Reads the links again. */
  onChanged: () => Promise<void>;
  onClosed: () => void;
}

/** One open link: what whoever has it may do, and its end. */
export function SharedLinkRow({ productId, isDraft, link, onChanged, onClosed }: SharedLinkRowProps) {
  const [busy, setBusy] = useState<"change" | "close">();
  const named = { product_id: productId, link_id: link.link_id };
  const { may_remix, may_comment } = link;
  const change = async (changed: { may_remix?: boolean; may_comment?: boolean }) => {
    setBusy("change");
    // Nothing else is sent: another page may have changed it since.
    const answer = await call(changeSharedLink, { ...named, ...changed });
    if (!answer.ok) showToast(answer.failure.message, { tone: "error" });
    await onChanged();
    setBusy(undefined);
  };
  const close = async () => {
    setBusy("close");
    const answer = await call(closeSharedLink, named);
    // Whichever it was: an address that may open nothing is not offered.
    onClosed();
    if (answer.ok) showToast("リンクを閉じました。", { tone: "success" });
    else showToast(answer.failure.message, { tone: "error" });
    await onChanged();
    setBusy(undefined);
  };
  const day = slashedDay(dayInJapan(new Date(link.made_at)));
  return (
    <li className="grid gap-1 py-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <span className="num">{day} につくったリンク</span>
        <Button size={44} variant="quiet" pending={busy === "close"} onClick={() => void close()}>
          閉じる<span className="sr-only">（{day} につくったリンク）</span>
        </Button>
      </div>
      <RemixSwitch
        checked={may_remix}
        disabled={busy !== undefined}
        isDraft={isDraft}
        onChange={() => void change({ may_remix: !may_remix })}
      />
      <Switch
        checked={may_comment}
        disabled={busy !== undefined}
        onChange={() => void change({ may_comment: !may_comment })}
      >
        <span className="block text-14 text-deep">コメントを受け取る</span>
        <span className="block text-12 text-mute">
          会員でない方も、仕上がりの上に印をつけて書きこめます。リンクを受け取った方みんなに見え、いつでも消せます。
        </span>
      </Switch>
    </li>
  );
}
