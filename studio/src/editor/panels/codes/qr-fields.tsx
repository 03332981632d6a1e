import type { QrLayer } from "@surimono/domain/designs";
import { useState } from "react";
import { changeQr } from "../../commands/add-qr.ts";
import { type QrEntry, qrContentOf, readQrContent } from "../../model/qr-entry.ts";
import { useSession } from "../../session/session-context.ts";
import { CheckField } from "../fields/check-field.tsx";
import { ColorField } from "../fields/color-field.tsx";
import { QrForm } from "./qr-form.tsx";

/** What the code says, and its colours. It follows what is typed as soon as that can be read. */
export function QrFields({ layer }: { readonly layer: QrLayer }) {
  const session = useSession();
  const [entry, setEntry] = useState<QrEntry>();
  // What is typed and cannot be read yet; otherwise the layer's own, which undo changes too.
  const written = entry && qrContentOf(entry);
  const isOwn = !written || ("content" in written && written.content !== layer.content);
  const shown = isOwn ? readQrContent(layer.content) : entry;

  function type(next: QrEntry): void {
    setEntry(next);
    const content = qrContentOf(next);
    if ("content" in content)
      changeQr(session, layer, { content: content.content }, { label: "QRコードの内容", field: "content" });
  }

  return (
    <fieldset className="grid min-w-0 gap-3" disabled={layer.locked}>
      <legend className="sr-only">QRコードの設定</legend>
      <QrForm entry={shown} onChange={type} />
      <ColorField
        label="コードの色"
        value={layer.color}
        onChange={(color) => changeQr(session, layer, { color }, { label: "コードの色", field: "color" })}
      />
      <CheckField
        label="下地を付ける"
        isChecked={layer.ground !== undefined}
        onChange={(isOn) =>
          changeQr(session, layer, { ground: isOn ? "#ffffff" : undefined }, { label: "コードの下地", field: "ground" })
        }
      />
      {layer.ground !== undefined && (
        <ColorField
          label="下地の色"
          value={layer.ground}
          onChange={(ground) => changeQr(session, layer, { ground }, { label: "下地の色", field: "ground-color" })}
        />
      )}
    </fieldset>
  );
}
