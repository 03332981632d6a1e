import type { OpenedDesign } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import { printedDocument } from "@surimono/domain/designs";
import { type ShownFinding, StillGoods, shownFindings } from "@surimono/studio/editor";
import { Icon } from "@surimono/ui/icon.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Swatch } from "@surimono/ui/swatch.tsx";
import { useMemo, useState } from "react";
import { useSession } from "#app/session/current-user.ts";
import { SIMULATOR_PATH } from "#app/session/trial-path.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Price } from "#app/ui/price.tsx";
import { TomboFrame } from "#app/ui/tombo-frame.tsx";
import { KeepButtons } from "./keep-buttons.tsx";
import { createUrls } from "./local-pictures.ts";
import { presentAreas, presentItem } from "./present-design.ts";
import { priceDesign, priceUnit } from "./price-design.ts";
import { simulatorStudioPath } from "./simulation-choice.ts";
import type { Simulation } from "./simulation-store.ts";

interface SimulatorConfirmScreenProps {
  design: OpenedDesign;
  simulation: Simulation;
  /** Back from the sign-in asked for by saving: it is saved without another press. */
  keepAtOnce: boolean;
}

/** The tried design as printed, its price, and the buttons to save it. Drawn on this device. */
export function SimulatorConfirmScreen({ design, simulation, keepAtOnce }: SimulatorConfirmScreenProps) {
  const isMember = useSession().status === "member";
  const [failure, setFailure] = useState<CallFailure>();
  const areas = useMemo(() => presentAreas(design), [design]);
  const findings = useMemo(() => {
    const goods = { item: presentItem(design), areas };
    return shownFindings(simulation.document, goods, { assets: undefined, picture: () => undefined });
  }, [design, simulation, areas]);
  return (
    <main className="flex min-h-dvh flex-col">
      <div className="page flex-1 py-6 md:py-10">
        <Breadcrumb
          trail={[
            { label: "ホーム", to: "/" },
            { label: "ためしにデザイン", to: SIMULATOR_PATH },
            { label: "仕上がりの確認" },
          ]}
        />
        <h1 className="mt-3 font-bold text-28 md:text-40">仕上がりを、見てみる。</h1>
        <div className="mt-6 grid gap-8 md:grid-cols-2 md:gap-12">
          <TriedGoods design={design} simulation={simulation} />
          <div className="grid content-start gap-6">
            {failure && <Notice tone="error">{failure.message}</Notice>}
            {!isMember && (
              <Notice>
                このデザインと画像は、まだこの端末の中だけにあります。ログインか会員登録をすると、マイアイテムに保存できます。
              </Notice>
            )}
            <Facts design={design} simulation={simulation} />
            <PriceLines design={design} simulation={simulation} />
            <Checks findings={findings} />
          </div>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 border-line border-t bg-white pb-[env(safe-area-inset-bottom)] shadow-bar">
        <div className="page grid grid-cols-2 items-center gap-3 py-3 sm:flex md:py-4">
          <LinkButton to={simulatorStudioPath(simulation)} icon="pencil" className="max-sm:px-1 sm:mr-auto">
            デザインを編集
          </LinkButton>
          <KeepButtons simulation={simulation} keepAtOnce={keepAtOnce} onFailure={setFailure} />
        </div>
      </div>
    </main>
  );
}

function TriedGoods({ design, simulation }: { design: OpenedDesign; simulation: Simulation }) {
  const item = useMemo(() => presentItem(design), [design]);
  const areas = useMemo(() => presentAreas(design), [design]);
  const assetUrl = useMemo(
    () => createUrls(new Map(simulation.pictures.map((picture) => [picture.assetId, picture]))),
    [simulation],
  );
  const printed = printedDocument(simulation.document).areas.map(({ areaKindId }) =>
    areas.find((area) => area.areaKindId === areaKindId),
  );
  const [view, setView] = useState(printed[0]?.view ?? item.views[0]?.id ?? "front");
  const name = item.views.find(({ id }) => id === view)?.name ?? "";
  return (
    <div>
      <TomboFrame className="paper flex aspect-[8/9] items-center justify-center rounded-card">
        <StillGoods
          key={view}
          item={item}
          areas={areas}
          document={simulation.document}
          view={view}
          artUrl="/art"
          assetUrl={assetUrl}
          width={1100}
          name={`${item.name}（${name}）の仕上がり`}
          className="max-h-[92%] max-w-full object-contain"
        />
      </TomboFrame>
      {item.views.length > 1 && (
        <ul className="mt-3 flex gap-3">
          {item.views.map(({ id, name: label }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => setView(id)}
                aria-pressed={id === view}
                aria-label={`${label}を見る`}
                className="min-h-11 min-w-16 rounded-ctl border border-ctl px-4 text-14 text-deep aria-pressed:border-deep aria-pressed:bg-deep aria-pressed:text-white"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-12 text-mute">色や位置は実物とわずかに異なることがあります。</p>
    </div>
  );
}

function Facts({ design, simulation }: { design: OpenedDesign; simulation: Simulation }) {
  const { item } = design;
  const places = printedDocument(simulation.document).areas.flatMap(({ areaKindId }) =>
    design.areas.filter(({ area_kind_id }) => area_kind_id === areaKindId).map(({ name }) => name),
  );
  const { colorId } = simulation.document;
  const color = item.colors.find(({ color_id }) => color_id === colorId) ?? item;
  const facts = [
    ["アイテム", item.name],
    [
      "色",
      <span key="color" className="inline-flex items-center gap-2">
        <Swatch color={color.color_value} />
        {color.color_name}
      </span>,
    ],
    ["印刷方法", item.method_name],
    ["印刷する場所", places.join("・")],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-14">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-mute">{name}</dt>
          <dd className="text-deep">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PriceLines({ design, simulation }: { design: OpenedDesign; simulation: Simulation }) {
  const price = priceDesign(design, simulation.document);
  return (
    <section aria-labelledby="tried-price" className="border-deep border-t pt-4">
      <h2 id="tried-price" className="font-bold text-16">
        料金<span className="ml-3 font-normal text-12 text-mute">{priceUnit(design)}</span>
      </h2>
      <p className="mt-1">
        <Price value={price.total} size={40} />
      </p>
      {price.notes.map((note) => (
        <p key={note} className="num text-12 text-mute">
          {note}
        </p>
      ))}
    </section>
  );
}

function Checks({ findings }: { findings: readonly ShownFinding[] }) {
  return (
    <section aria-labelledby="tried-checks" className="border-line border-t pt-4">
      <h2 id="tried-checks" className="font-bold text-16">
        印刷のチェック
      </h2>
      {findings.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-14 text-ok">
          <Icon name="check" size={18} />
          問題ありません。このまま印刷できます。
        </p>
      ) : (
        <ul className="mt-2 grid gap-2">
          {findings.map((finding) => (
            <li key={`${finding.layerId} ${finding.text}`} className="flex gap-2 text-14">
              <Icon
                name={finding.severity === "error" ? "error" : "warning"}
                size={18}
                className={`mt-0.5 shrink-0 ${finding.severity === "error" ? "text-red-text" : "text-warn"}`}
              />
              <span>
                {finding.text}
                <span className="block text-12 text-mute">{finding.mend}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
