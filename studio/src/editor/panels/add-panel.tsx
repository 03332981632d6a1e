import { lazy, Suspense } from "react";
import { ShapePicker } from "./shape-picker.tsx";
import { UploadPanel } from "./upload-panel.tsx";

/** What can be added from a list; text is added at once and needs none. */
export type AddKind = "image" | "stamp" | "shape" | "template";

export const ADD_TITLES: Readonly<Record<AddKind, string>> = {
  image: "画像",
  stamp: "スタンプ",
  shape: "図形",
  template: "テンプレート",
};

const StampPanel = lazy(async () => ({ default: (await import("./stamp-panel.tsx")).StampPanel }));
const TemplatePanel = lazy(async () => ({ default: (await import("./template-panel.tsx")).TemplatePanel }));

export function AddPanel({ kind, onAdded }: { readonly kind: AddKind; readonly onAdded: () => void }) {
  if (kind === "image") return <UploadPanel onAdded={onAdded} />;
  if (kind === "shape") return <ShapePicker onAdded={onAdded} />;
  return (
    <Suspense fallback={<p className="text-14 text-mute">読み込んでいます…</p>}>
      {kind === "stamp" ? <StampPanel onAdded={onAdded} /> : <TemplatePanel onAdded={onAdded} />}
    </Suspense>
  );
}
