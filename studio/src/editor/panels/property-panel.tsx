import type { GroupLayer, Layer } from "@surimono/domain/designs";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import type { ReactNode } from "react";
import { alignCommands, distributeCommands } from "../commands/align-commands.ts";
import { fitIntoAreaCommand } from "../commands/fit-commands.ts";
import { groupCommand, intoGroupCommand, outOfGroupCommand, ungroupCommand } from "../commands/group-commands.ts";
import { flipXCommand, flipYCommand, lockCommand } from "../commands/layer-commands.ts";
import { openPanelCommands } from "../commands/studio-commands.ts";
import { layersIn } from "../model/edit-document.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { isHeldFast, lockedGroupAround, onlyCommitted } from "../store/editor-state.ts";
import { QrFields } from "./codes/qr-fields.tsx";
import { CommandButton } from "./command-button.tsx";
import { CutFields } from "./cut-fields.tsx";
import { millimetres } from "./fields/lengths.ts";
import { OpacitySlider, PlacementFields } from "./fields/placement-fields.tsx";
import { ImageFields } from "./image/image-fields.tsx";
import { kindWords } from "./layers/layer-words.ts";
import { RepeatFields } from "./repeat/repeat-fields.tsx";
import { ShapeFields } from "./shapes/shape-fields.tsx";
import { StampFields } from "./shapes/stamp-fields.tsx";
import { TextFields } from "./text/text-fields.tsx";

interface PanelProps {
  /** Where the panel is a sheet. */
  readonly onClose?: () => void;
}

/** The selection, from top to bottom: what it is, its settings, its place. What was typed and refused is of its own layers alone: hence the keys. */
export function PropertyPanel({ onClose }: PanelProps) {
  // As in the document: only the place changes during a drag, and its fields read that themselves.
  const layer = useEditorState(onlyCommitted);
  const isFast = useEditorState((state) => layer !== undefined && isHeldFast(state, layer));
  const selection = useEditorState((state) => state.selection);
  const close = onClose && <IconButton size={36} icon="close" label="閉じる" onClick={onClose} />;
  // A lock of the group around it holds it as its own does.
  if (layer)
    return <LayerProperties layer={isFast && !layer.locked ? { ...layer, locked: true } : layer} close={close} />;
  return selection.length > 1 ? (
    <ManyProperties selection={selection} close={close} />
  ) : (
    <AreaProperties close={close} />
  );
}

interface PropertiesProps {
  readonly close: ReactNode;
}

function LayerProperties({ layer, close }: PropertiesProps & { readonly layer: Layer }) {
  return (
    <section className="grid content-start gap-3 p-4 pt-0" aria-label={`「${layer.name}」の設定`}>
      <header className="flex h-11 items-center">
        <h2 className="grow text-14 font-bold">{kindWords(layer)}</h2>
        <CommandButton command={flipXCommand} />
        <CommandButton command={flipYCommand} />
        <CommandButton command={fitIntoAreaCommand} />
        {close}
      </header>
      {layer.locked && (
        <p className="flex items-center justify-between text-12 text-mute">
          ロック中は変更できません。
          <UnlockButton />
        </p>
      )}
      {layer.kind === "text" && <TextFields key={layer.id} layer={layer} />}
      {layer.kind === "image" && <ImageFields layer={layer} />}
      {layer.kind === "shape" && <ShapeFields key={layer.id} layer={layer} />}
      {layer.kind === "stamp" && <StampFields key={layer.id} layer={layer} />}
      {layer.kind === "qr" && <QrFields key={layer.id} layer={layer} />}
      {layer.kind === "group" && !layer.repeat && <GroupHint layer={layer} />}
      <RepeatFields layer={layer} />
      <OpacitySlider layer={layer} />
      <PlacementFields key={`place ${layer.id}`} />
      <AlignRow />
      <GroupRow />
    </section>
  );
}

/** Unlocks the layer, or leads to the locked group. */
function UnlockButton() {
  const { store } = useSession();
  const group = useEditorState((state) => {
    const layer = onlyCommitted(state);
    return layer && !layer.locked ? lockedGroupAround(state, layer) : undefined;
  });
  if (!group) return <CommandButton command={{ ...lockCommand, label: "ロックを解除" }} isLabelled />;
  return (
    <button type="button" className="min-h-9 text-14 text-red-text underline" onClick={() => store.select([group.id])}>
      グループを選択
    </button>
  );
}

/** How to reach its contents. */
function GroupHint({ layer }: { readonly layer: GroupLayer }) {
  return (
    <p className="text-12 leading-5 text-mute">
      {layer.layers.length}枚をまとめて動かせます。ダブルクリック（ダブルタップ）すると、中のレイヤーを選べます。
    </p>
  );
}

/** The grouping commands for the selection. */
function GroupRow() {
  const session = useSession();
  const possible = useEditorState((state) => GROUPING.filter((command) => command.when(state, session)));
  if (possible.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-2">
      {possible.map((command) => (
        <CommandButton key={command.id} command={command} isLabelled className="border border-line px-2" />
      ))}
    </div>
  );
}

const GROUPING = [groupCommand, ungroupCommand, outOfGroupCommand, intoGroupCommand];

function ManyProperties({ selection, close }: PropertiesProps & { readonly selection: readonly string[] }) {
  return (
    <section className="grid content-start gap-3 p-4 pt-0" aria-label="選択中のレイヤー">
      <header className="flex h-11 items-center">
        <h2 className="grow text-14 font-bold">{selection.length}個を選択中</h2>
        <CommandButton command={flipXCommand} />
        <CommandButton command={flipYCommand} />
        {close}
      </header>
      <PlacementFields key={selection.join()} />
      <AlignRow />
      <div className="flex gap-2">
        {distributeCommands.map((command) => (
          <CommandButton key={command.id} command={command} isLabelled className="grow border border-line px-2" />
        ))}
      </div>
      <GroupRow />
    </section>
  );
}

function AlignRow() {
  return (
    <fieldset className="flex justify-between border-t border-line pt-2">
      <legend className="sr-only">揃える</legend>
      {alignCommands.map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
    </fieldset>
  );
}

/** Nothing is selected: shows what may be printed here. */
function AreaProperties({ close }: PropertiesProps) {
  const { areas } = useEditorProps();
  const areaKindId = useEditorState((state) => state.areaKindId);
  const isCut = useEditorState((state) => state.document.dieCut !== undefined);
  const area = areas.find((candidate) => candidate.areaKindId === areaKindId);
  const isEmpty = useEditorState((state) => layersIn(state.document, areaKindId).length === 0);
  if (!area) return null;
  return (
    <section className="grid content-start gap-3 p-4 pt-0 text-14" aria-label="印刷範囲">
      <header className="flex h-11 items-center">
        <h2 className="grow text-14 font-bold">印刷範囲</h2>
        {close}
      </header>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        <dt className="text-mute">場所</dt>
        <dd>{area.name}</dd>
        <dt className="text-mute">大きさ</dt>
        <dd className="num">
          {millimetres(area.width)} × {millimetres(area.height)} mm
        </dd>
        {area.safe > 0 && !isCut && (
          <>
            <dt className="text-mute">安全な余白</dt>
            <dd className="num">{millimetres(area.safe)} mm</dd>
          </>
        )}
        {area.feeText !== "" && (
          <>
            <dt className="text-mute">プリント代</dt>
            <dd className="num">{area.feeText}</dd>
          </>
        )}
      </dl>
      {area.dieCut && <CutFields rules={area.dieCut} />}
      <p className="border-t border-line pt-3 text-12 leading-5 text-mute">
        赤い点線の内側が印刷されます。外にはみ出した部分は薄く表示されます。
      </p>
      {isEmpty && (
        <div className="grid gap-2">
          <p className="text-12 leading-5 text-mute">何を載せるか迷ったら、ことばを入れるだけで8案をつくれます。</p>
          <CommandButton
            command={openPanelCommands.arrange}
            isLabelled
            className="justify-center border border-ctl font-bold text-deep"
          />
        </div>
      )}
    </section>
  );
}
