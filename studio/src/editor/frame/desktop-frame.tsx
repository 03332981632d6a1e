import { eachLayer } from "@surimono/domain/designs";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import type { ReactNode } from "react";
import { openPanelCommands } from "../commands/studio-commands.ts";
import { layersIn } from "../model/edit-document.ts";
import { ADD_TITLES, AddPanel } from "../panels/add-panel.tsx";
import { AreaStrip, PriceBlock } from "../panels/area-strip.tsx";
import { UploadProgress, useUploads } from "../panels/image/upload-panel.tsx";
import { LayerPanel } from "../panels/layers/layer-panel.tsx";
import { ROW_HEIGHT } from "../panels/layers/row-height.ts";
import { PropertyPanel } from "../panels/property-panel.tsx";
import { PartBoundary } from "../parts/part-boundary.tsx";
import { useEditorState, useSession } from "../session/session-context.ts";
import { GoodsPopover } from "./goods-popover.tsx";
import { AddTextButton, PanelButton } from "./tool-buttons.tsx";

/** Tool rail, workbench, panel, area strip: only what the customer opens covers the workbench. */
export function DesktopFrame({ bar, bench }: { readonly bar: ReactNode; readonly bench: ReactNode }) {
  const { store } = useSession();
  const panel = useEditorState((state) => state.panel);
  // Layers and settings are in the side panel here, and the goods' colours open from the bar.
  const flyout = panel === "layers" || panel === "settings" || panel === "goods" ? undefined : panel;
  const { running, problems, notes } = useUploads();
  const close = () => store.set({ panel: undefined });
  return (
    <div className="grid min-h-0 grow grid-cols-[5rem_minmax(0,1fr)_19.5rem] grid-rows-[3.75rem_minmax(0,1fr)_6.5rem]">
      <nav aria-label="追加" className="row-span-3 flex flex-col border-r border-line bg-white">
        <div className="grid h-15 place-items-center border-b border-line">
          <RegistrationMark />
        </div>
        <PanelButton command={openPanelCommands.image} count={running.length} />
        <AddTextButton onAdded={close} />
        <PanelButton command={openPanelCommands.stamp} />
        <PanelButton command={openPanelCommands.shape} />
        <PanelButton command={openPanelCommands.template} />
        <InkBar />
      </nav>
      <div className="relative col-span-2">
        {bar}
        {panel === "goods" && <GoodsPopover />}
      </div>
      {/* The panel takes its room from the workbench: it covers neither design nor rulers. */}
      <div className={`relative grid min-h-0 min-w-0 ${flyout ? "pl-72" : ""}`}>
        {bench}
        {flyout && (
          <section
            aria-label={ADD_TITLES[flyout]}
            className="absolute top-0 bottom-0 left-0 z-20 flex w-72 flex-col border-r border-line bg-white"
          >
            <header className="flex h-11 shrink-0 items-center pr-1 pl-4">
              <h2 className="grow text-14 font-bold">{ADD_TITLES[flyout]}</h2>
              <IconButton size={36} icon="close" label="閉じる" onClick={close} />
            </header>
            <div className="min-h-0 overflow-y-auto p-4 pt-0">
              <AddPanel kind={flyout} onAdded={close} />
            </div>
          </section>
        )}
        {!flyout && running.length + problems.length + notes.length > 0 && (
          <div className="absolute top-10 left-10 z-20 w-96 rounded-card bg-white p-4 shadow-float">
            <UploadProgress />
          </div>
        )}
      </div>
      <SidePanel />
      <AreaStrip />
      <PriceBlock />
    </div>
  );
}

/**
 * Both parts have fixed sizes and so separate layout: a number changing in the lower one during a drag does not lay out a
 * thousand rows in the upper.
 */
function SidePanel() {
  const count = useEditorState((state) => eachLayer(layersIn(state.document, state.areaKindId)).length);
  return (
    <div className="flex min-h-0 flex-col border-l border-line bg-white">
      {/* A header and this many rows; beyond its share the list scrolls. */}
      <div
        className="relative shrink-0"
        style={{ height: `min(38%, ${(1 + Math.max(1.5, count)) * ROW_HEIGHT + 8}px)` }}
      >
        <div className="absolute inset-0 grid size-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] contain-strict">
          <PartBoundary>
            <LayerPanel />
          </PartBoundary>
        </div>
      </div>
      <div className="relative min-h-0 grow border-t border-line">
        <div className="absolute inset-0 size-full overflow-y-auto contain-strict">
          <PartBoundary>
            <PropertyPanel />
          </PartBoundary>
        </div>
      </div>
    </div>
  );
}

function RegistrationMark() {
  return (
    <svg
      aria-hidden="true"
      width={34}
      height={34}
      viewBox="-17 -17 34 34"
      fill="none"
      className="stroke-red"
      strokeWidth={2}
    >
      <circle r={10} />
      <circle r={4.5} className="fill-red" />
      <path d="M-16 0h32M0 -16v32" />
    </svg>
  );
}

/** The colour bar of a printer's sheet. */
function InkBar() {
  return (
    <span aria-hidden="true" className="mt-auto mb-5 flex justify-center gap-0.5">
      {["bg-cyan", "bg-navy", "bg-yellow", "bg-ink", "bg-red"].map((ink) => (
        <span key={ink} className={`size-2 ${ink}`} />
      ))}
    </span>
  );
}
