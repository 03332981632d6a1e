import { arrangePart, qrPart, stampPart, templatePart } from "../parts/all-parts.ts";
import { PartBoundary } from "../parts/part-boundary.tsx";
import { PartSlot } from "../parts/part-slot.tsx";
import { UploadPanel } from "./image/upload-panel.tsx";
import { ShapePicker } from "./shapes/shape-picker.tsx";

/** What can be added from a list; text is added at once and needs no list. */
export type AddKind = "image" | "stamp" | "shape" | "template" | "arrange" | "qr";

export const ADD_TITLES: Readonly<Record<AddKind, string>> = {
  image: "画像",
  stamp: "スタンプ",
  shape: "図形",
  template: "テンプレート",
  arrange: "おまかせレイアウト",
  qr: "QRコード",
};

interface AddPanelProps {
  readonly kind: AddKind;
  readonly onAdded: () => void;
}

export function AddPanel(props: AddPanelProps) {
  return (
    <PartBoundary key={props.kind}>
      <AddPanelOf {...props} />
    </PartBoundary>
  );
}

function AddPanelOf({ kind, onAdded }: AddPanelProps) {
  switch (kind) {
    case "image":
      return <UploadPanel onAdded={onAdded} />;
    case "shape":
      return <ShapePicker onAdded={onAdded} />;
    case "stamp":
      return <PartSlot part={stampPart}>{({ StampPanel }) => <StampPanel onAdded={onAdded} />}</PartSlot>;
    case "qr":
      return <PartSlot part={qrPart}>{({ QrPanel }) => <QrPanel onAdded={onAdded} />}</PartSlot>;
    case "arrange":
      return <PartSlot part={arrangePart}>{({ ArrangePanel }) => <ArrangePanel onAdded={onAdded} />}</PartSlot>;
    case "template":
      return <PartSlot part={templatePart}>{({ TemplatePanel }) => <TemplatePanel onAdded={onAdded} />}</PartSlot>;
  }
}
