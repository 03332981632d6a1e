import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { addQr } from "../../commands/add-qr.ts";
import { BLANK_ENTRIES, type QrEntry, qrContentOf } from "../../model/qr-entry.ts";
import { useSession } from "../../session/session-context.ts";
import { QrForm } from "./qr-form.tsx";
import { QrPicture } from "./qr-picture.tsx";

/** A code for a page, an account, a network or words, seen before it is added. */
export function QrPanel({ onAdded }: { readonly onAdded: () => void }) {
  const session = useSession();
  const [entry, setEntry] = useState<QrEntry>(BLANK_ENTRIES.link);
  const written = qrContentOf(entry);
  const content = "content" in written ? written.content : undefined;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (content !== undefined && addQr(session, content)) onAdded();
      }}
    >
      <QrForm entry={entry} onChange={setEntry} />
      <QrPicture content={content} />
      <Button type="submit" variant="primary" size={44} disabled={content === undefined}>
        QRコードを追加
      </Button>
      <p className="text-12 leading-5 text-mute">
        カメラで読み取れる大きさと余白で置かれます。一辺は20 mm以上がおすすめです。
      </p>
    </form>
  );
}
