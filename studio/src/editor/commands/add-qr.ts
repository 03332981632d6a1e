import type { QrLayer } from "@surimono/domain/designs";
import { qrModules } from "../../scene/index.ts";
import { mapLayers } from "../model/edit-document.ts";
import { makeQrLayer } from "../model/make-layer.ts";
import type { EditorContext } from "../tools/tool.ts";
import { addMade } from "./add-layer.ts";

export function addQr(context: EditorContext, content: string): QrLayer | undefined {
  return addMade(context, "QRコードの追加", (id, area) => makeQrLayer(id, content, qrModules(content).across, area));
}

/** A ground given as `undefined` is taken away. */
export type QrFields = Partial<Pick<QrLayer, "content" | "color">> & { readonly ground?: string | undefined };

export function changeQr(
  context: EditorContext,
  layer: QrLayer,
  fields: QrFields,
  { label, field }: { readonly label: string; readonly field: string },
): void {
  context.store.commit({
    label,
    key: `${field} ${layer.id}`,
    change: (document) =>
      mapLayers(document, [layer.id], (current) => (current.kind === "qr" ? withQrFields(current, fields) : current)),
  });
}

export function withQrFields(layer: QrLayer, fields: QrFields): QrLayer {
  const { ground, ...rest } = { ...layer, ...fields };
  return ground === undefined ? rest : { ...rest, ground };
}
