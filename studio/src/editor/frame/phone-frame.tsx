import { IconButton } from "@surimono/ui/icon-button.tsx";
import { type ReactNode, useEffect } from "react";
import { openPanelCommands } from "../commands/studio-commands.ts";
import { ADD_TITLES, AddPanel } from "../panels/add-panel.tsx";
import { AreaStrip, PriceBlock } from "../panels/area-strip.tsx";
import { GoodsSlot } from "../panels/goods/goods-slot.tsx";
import { UploadProgress, useUploads } from "../panels/image/upload-panel.tsx";
import { LayerPanel } from "../panels/layers/layer-panel.tsx";
import { PropertyPanel } from "../panels/property-panel.tsx";
import { PartBoundary } from "../parts/part-boundary.tsx";
import { useEditorState, useSession } from "../session/session-context.ts";
import type { PanelName } from "../store/editor-state.ts";
import { AddTextButton, PanelButton } from "./tool-buttons.tsx";

const TITLES: Readonly<Record<PanelName, string>> = {
  ...ADD_TITLES,
  layers: "レイヤー",
  settings: "設定",
  goods: "アイテムの色とサイズ",
};

/** The workbench above, seven tools below, everything else in a sheet that leaves half of the workbench free. */
export function PhoneFrame({ bar, bench }: { readonly bar: ReactNode; readonly bench: ReactNode }) {
  const { store } = useSession();
  const sheet = useEditorState((state) => state.panel);
  const { running, problems, notes } = useUploads();
  const count = useEditorState((state) => state.selection.length);
  const sitting = useEditorState(({ mode }) => (mode?.kind === "type" ? mode.sitting : undefined));
  const open = (panel: PanelName) => store.set({ panel });
  const close = () => store.set({ panel: undefined });

  // The on-screen keyboard will cover the sheet and leave the text above visible; once it closes, the text's settings are
  // there.
  useEffect(() => {
    if (sitting !== undefined) store.set({ panel: "settings" });
  }, [sitting, store]);

  return (
    <div className="flex min-h-0 grow flex-col">
      {bar}
      <div className="relative grid min-h-0 grow">
        {bench}
        {sheet !== "image" && running.length + problems.length + notes.length > 0 && (
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
            <PartBoundary key={sheet}>
              <SheetContent sheet={sheet} onClose={close} onAdded={() => open("settings")} />
            </PartBoundary>
          </div>
        </section>
      ) : (
        <div className="shrink-0">
          <AreaStrip />
          <PriceBlock />
        </div>
      )}
      <nav aria-label="道具" className="flex shrink-0 border-t border-line bg-white pb-[env(safe-area-inset-bottom)]">
        <PanelButton command={openPanelCommands.image} count={running.length} />
        <AddTextButton onAdded={() => open("settings")} />
        <PanelButton command={openPanelCommands.stamp} />
        <PanelButton command={openPanelCommands.shape} />
        <PanelButton command={openPanelCommands.template} />
        <PanelButton command={openPanelCommands.layers} />
        <PanelButton command={openPanelCommands.settings} count={count} />
      </nav>
    </div>
  );
}

interface SheetContentProps {
  readonly sheet: PanelName;
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
        <IconButton size={36} icon="close" label="閉じる" onClick={onClose} />
      </header>
      {sheet === "goods" ? <GoodsSlot /> : <AddPanel kind={sheet} onAdded={onAdded} />}
    </div>
  );
}
