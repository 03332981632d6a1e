import {
  findInk,
  flattenLayers,
  MOST_SCREEN_INKS,
  type Screen,
  type ScreenPrint,
  SHOP_INKS,
  screensOf,
} from "@surimono/domain/designs";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { type ReactNode, useState } from "react";
import { addInk, changeInks, forgetInks, removeInk, setHalftone, swapInk } from "../commands/change-inks.ts";
import { findArea } from "../model/edit-document.ts";
import { inksOf } from "../session/auto-inks.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";
import { BesideGoodsDialog } from "./beside-goods-dialog.tsx";
import { Choices } from "./choices.tsx";

/** The inks of each place, with the goods as they print. */
export function InksDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useSession();
  const { areas } = useEditorProps();
  const document = useEditorState((state) => state.document);
  const areaKindId = useEditorState((state) => state.areaKindId);
  const used = areas.filter((area) => hasArt(document, area.areaKindId));
  const open = areas.find((area) => area.areaKindId === areaKindId);
  const screen = findArea(document, areaKindId)?.screen;
  return (
    <BesideGoodsDialog
      title="インク"
      back="この色で刷る"
      onClose={onClose}
      goods={open && { view: open.view, name: `${open.name}を、選んだインクで刷った見本`, height: "min(58dvh, 520px)" }}
      below={<figcaption className="text-12 text-mute">実際に刷る色です。ふちは、はっきりと出ます。</figcaption>}
    >
      <div className="grid content-start gap-5">
        {used.length > 1 && (
          <Choices
            legend="場所"
            choices={used.map((area) => ({ id: area.areaKindId, name: area.name }))}
            chosen={areaKindId}
            onChoose={(id) => store.openArea(id)}
          />
        )}
        {screen ? <Inks key={areaKindId} screen={screen} /> : <NoInks />}
      </div>
    </BesideGoodsDialog>
  );
}

function hasArt(document: Parameters<typeof findArea>[0], areaKindId: number): boolean {
  return flattenLayers(findArea(document, areaKindId)?.layers ?? []).some(({ hidden }) => !hidden);
}

function NoInks() {
  return (
    <p className="text-14 leading-relaxed">
      この場所には、まだ刷るものがありません。絵や文字を置くと、お店のインクから近い色を選びます。
    </p>
  );
}

/** What the list below is for. */
type Picking = { readonly kind: "swap"; readonly ink: string } | { readonly kind: "add" } | undefined;

function Inks({ screen }: { readonly screen: ScreenPrint }) {
  const session = useSession();
  const { store } = session;
  const { hex } = useGoodsColor();
  const [picking, setPicking] = useState<Picking>();
  const screens = screensOf(screen, hex);
  const isLast = screen.inks.length === 1;
  const pick = (ink: string) => {
    if (picking?.kind === "swap") swapInk(store, picking.ink, ink);
    if (picking?.kind === "add") addInk(store, ink);
    setPicking(undefined);
  };
  return (
    <>
      <section aria-labelledby="inks-heading">
        <h2 id="inks-heading" className="text-16 font-bold">
          使うインク
          <span className="num ml-3 text-12 font-normal text-mute">
            {screen.inks.length}色・版{screens.length}枚（{MOST_SCREEN_INKS}色まで）
          </span>
        </h2>
        <HowMany screen={screen} />
        <ol className="mt-3 divide-y divide-line border-line border-y">
          {screens.map((one, index) => (
            <InkRow
              key={one.id}
              screen={one}
              place={index + 1}
              isPicked={picking?.kind === "swap" && picking.ink === one.id}
              onSwap={one.base === "under" ? undefined : () => setPicking({ kind: "swap", ink: one.id })}
              onRemove={one.base === "under" || isLast ? undefined : () => removeInk(store, one.id)}
            />
          ))}
        </ol>
        <div className="mt-2 flex flex-wrap gap-x-4">
          {screen.inks.length < MOST_SCREEN_INKS && (
            <WordButton onClick={() => setPicking({ kind: "add" })}>インクを追加</WordButton>
          )}
          {!screen.auto && <WordButton onClick={() => forgetInks(store)}>自動で選び直す</WordButton>}
        </div>
      </section>
      {picking && <InkList chosen={screen.inks} picking={picking} onPick={pick} />}
      <div>
        <Checkbox checked={screen.halftone === true} onChange={() => setHalftone(store, !screen.halftone)}>
          網点で濃淡を刷る
        </Checkbox>
        <p className="ml-8 text-12 text-mute leading-relaxed">
          写真やぼかしを、細かな点（45線）で表します。点は近くで見えます。入れないと、濃淡は平らな色にまとまります。
        </p>
      </div>
      <p className="text-12 text-mute leading-relaxed">
        明るいインクから順に刷り、あとのインクの下に0.2&nbsp;mm入りこませて、すき間を防ぎます。
        {screens[0]?.base && "濃い色の本体なので、はじめに白を敷きます。"}
        インクの色は、画面と実物でわずかに異なることがあります。
      </p>
    </>
  );
}

/** Chosen anew by the studio, but no more than so many. */
function HowMany({ screen }: { readonly screen: ScreenPrint }) {
  const { store, scene } = useSession();
  const { hex } = useGoodsColor();
  const choose = (count: number) => {
    const { document, areaKindId } = store.get();
    const area = findArea(document, areaKindId);
    if (!area) return;
    const { auto: _, ...kept } = screen;
    const inks = inksOf(area, hex, scene.assets, count);
    if (!inks) return store.complain("絵や書体を読み込んでいます。すべて表示されてから、もう一度お選びください。");
    if (inks.length > 0) changeInks(store, "インクの数", { ...kept, inks });
  };
  const counts = Array.from({ length: MOST_SCREEN_INKS }, (_, index) => index + 1);
  return (
    <div className="mt-2">
      <Choices
        legend="色の数"
        choices={counts.map((count) => ({ id: count, name: `${count}色` }))}
        chosen={screen.inks.length}
        onChoose={choose}
      />
    </div>
  );
}

interface InkRowProps {
  readonly screen: Screen;
  readonly place: number;
  readonly isPicked: boolean;
  readonly onSwap: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function InkRow({ screen: { name, hex, base }, place, isPicked, onSwap, onRemove }: InkRowProps) {
  return (
    <li className={`flex min-h-12 items-center gap-3 px-1 ${isPicked ? "bg-tint" : ""}`}>
      <span className="num w-4 text-12 text-mute">{place}</span>
      <span
        aria-hidden="true"
        className="size-6 shrink-0 rounded-full border border-ctl"
        style={{ backgroundColor: hex }}
      />
      <span className="min-w-0 grow text-14">
        {name}
        {base === "under" && <span className="ml-2 text-12 text-mute">下に敷く白</span>}
      </span>
      {onSwap && (
        <WordButton label={`${name}を別のインクに替える`} onClick={onSwap}>
          替える
        </WordButton>
      )}
      {onRemove && (
        <WordButton label={`${name}を外す`} onClick={onRemove}>
          外す
        </WordButton>
      )}
    </li>
  );
}

function InkList(props: {
  readonly chosen: readonly string[];
  readonly picking: NonNullable<Picking>;
  readonly onPick: (ink: string) => void;
}) {
  const { chosen, picking, onPick } = props;
  const title =
    picking.kind === "add" ? "追加するインク" : `「${findInk(picking.ink)?.name ?? ""}」の代わりに使うインク`;
  return (
    <section aria-label={title} className="rounded-card border border-line p-3">
      <h3 className="text-14 font-bold">{title}</h3>
      <ul className="mt-2 grid grid-cols-4 gap-1">
        {SHOP_INKS.map(({ id, name, hex }) => (
          <li key={id}>
            <button
              type="button"
              disabled={picking.kind === "add" && chosen.includes(id)}
              className={`grid w-full justify-items-center gap-1 rounded-ctl px-0.5 py-1.5 text-12 leading-tight hover:bg-paper disabled:opacity-40 ${chosen.includes(id) ? "bg-paper font-bold" : ""}`}
              onClick={() => onPick(id)}
            >
              <span
                aria-hidden="true"
                className="size-8 rounded-full border border-ctl"
                style={{ backgroundColor: hex }}
              />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WordButton(props: { readonly onClick: () => void; readonly label?: string; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      className="min-h-11 shrink-0 text-14 text-red-text underline"
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
