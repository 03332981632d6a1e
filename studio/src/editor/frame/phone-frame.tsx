import { type ReactNode, useEffect, useState } from "react";
import { ADD_TITLES, type AddKind, AddPanel } from "../panels/add-panel.tsx";
import { AreaStrip, PriceBlock } from "../panels/area-strip.tsx";
import { IconButton } from "../panels/icon-button.tsx";
import { LayerPanel } from "../panels/layer-panel.tsx";
import { PropertyPanel } from "../panels/property-panel.tsx";
import { UploadProgress, useUploads } from "../panels/upload-panel.tsx";
import { useEditorState } from "../session/session-context.ts";
import { AddTextButton, ToolButton } from "./tool-buttons.tsx";

type Sheet = AddKind | "layers" | "settings";

const TITLES: Readonly<Record<Sheet, string>> = {
  ...ADD_TITLES,
  layers: "レイヤー",
  settings: "設定",
};

/** The bench above, seven tools below, everything else in a sheet that leaves half of the bench free. */
export function PhoneFrame({ bar, bench }: { readonly bar: ReactNode; readonly bench: ReactNode }) {
  const [sheet, setSheet] = useState<Sheet>();
  const { running, problems } = useUploads();
  const count = useEditorState((state) => state.selection.length);
  const wish = useEditorState((state) => state.textFocus);
  const toggle = (which: Sheet) => setSheet(sheet === which ? undefined : which);
  const close = () => setSheet(undefined);

  // A text that wants to be typed in needs its field.
  useEffect(() => {
    if (wish > 0) setSheet("settings");
  }, [wish]);

  return (
    <div className="flex min-h-0 grow flex-col">
      {bar}
      <div className="relative grid min-h-0 grow">
        {bench}
        {sheet !== "image" && (running.length > 0 || problems.length > 0) && (
          <div className="absolute inset-x-3 top-3 z-20 rounded-card bg-white p-3 shadow-float">
            <UploadProgress />
          </div>
        )}
      </div>
      {sheet ? (
        <section
          aria-label={TITLES[sheet]}
          className="flex max-h-[46dvh] min-h-0 shrink-0 flex-col rounded-t-card border-t border-line bg-white shadow-bar"
        >
          <div className="min-h-0 overflow-y-auto">
            <SheetContent sheet={sheet} onClose={close} onAdded={() => setSheet("settings")} />
          </div>
        </section>
      ) : (
        <div className="shrink-0">
          <AreaStrip />
          <PriceBlock />
        </div>
      )}
      <nav
        aria-label="道具"
        className="grid shrink-0 grid-cols-7 border-t border-line bg-white pb-[env(safe-area-inset-bottom)]"
      >
        <ToolButton
          icon="image"
          word="画像"
          isOn={sheet === "image"}
          count={running.length}
          onClick={() => toggle("image")}
        />
        <AddTextButton onAdded={() => setSheet("settings")} />
        <ToolButton icon="stamp" word="スタンプ" isOn={sheet === "stamp"} onClick={() => toggle("stamp")} />
        <ToolButton icon="shapes" word="図形" isOn={sheet === "shape"} onClick={() => toggle("shape")} />
        <ToolButton icon="template" word="ひな形" isOn={sheet === "template"} onClick={() => toggle("template")} />
        <ToolButton icon="layers" word="レイヤー" isOn={sheet === "layers"} onClick={() => toggle("layers")} />
        <ToolButton
          icon="sliders"
          word="設定"
          isOn={sheet === "settings"}
          count={count}
          onClick={() => toggle("settings")}
        />
      </nav>
    </div>
  );
}

interface SheetContentProps {
  readonly sheet: Sheet;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

function SheetContent({ sheet, onClose, onAdded }: SheetContentProps) {
  if (sheet === "layers") return <LayerPanel onClose={onClose} />;
  if (sheet === "settings") return <PropertyPanel onClose={onClose} />;
  return (
    <div className="p-4 pt-0">
      <header className="flex h-11 items-center">
        <h2 className="grow text-14 font-bold">{TITLES[sheet]}</h2>
        <IconButton icon="close" label="閉じる" onClick={onClose} />
      </header>
      <AddPanel kind={sheet} onAdded={onAdded} />
    </div>
  );
}
