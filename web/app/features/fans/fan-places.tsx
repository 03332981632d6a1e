import { showFanCount } from "@surimono/domain/fans";
import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { formatNumber } from "#app/ui/price.tsx";
import { AgeBars, EmptyNumber, GenderRing, Words } from "./empty-charts.tsx";

const NOTHING = "まだデータがありません";

/** Below the number of fans, which alone may be known already. */
const EMPTY: readonly { title: string; chart: ReactNode }[] = [
  { title: "男女の割合", chart: <GenderRing /> },
  { title: "年代と男女の割合", chart: <AgeBars /> },
  { title: "ファンのことば", chart: <Words /> },
];

/** The dashboard of the home page as far as there is anything to show: its places, and how they are filled. */
export function FanPlaces({ fanCount }: { fanCount: number | undefined }) {
  return (
    <MarkedSection
      id="fans"
      title="ファン"
      lead="だれに届いているかがわかると、つぎにつくるものが見えてきます。"
      more={{ to: "/my-page/fans", label: "ファン設定" }}
    >
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-6">
        <Place title="ファンの人数" note={fanCount ? "ご自分で入力した人数です" : NOTHING}>
          {fanCount ? <FanNumber count={fanCount} /> : <EmptyNumber />}
        </Place>
        {EMPTY.map(({ title, chart }) => (
          <Place key={title} title={title} note={NOTHING}>
            {chart}
          </Place>
        ))}
      </ul>
      <div className="paper mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card p-5 md:mt-8 md:p-7">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-bold text-16 text-deep md:text-20">ファンのことを、設定しませんか。</p>
          <p className="mt-1 text-14 leading-[1.75]">
            SNSとつなぐか、ファンの人数をご自分で入力すると、利益の見込みがわかります。
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <LinkButton to="/my-page/fans" className="max-sm:w-full">
            SNSとつなぐ
          </LinkButton>
          <LinkButton to="/my-page/setting/calculation" icon="pencil" className="max-sm:w-full">
            人数を入力する
          </LinkButton>
        </div>
      </div>
    </MarkedSection>
  );
}

function Place({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="border-deep border-t pt-3">
      <h3 className="font-bold text-14">{title}</h3>
      <div className="mt-3 flex h-28 items-center justify-center md:h-40">{children}</div>
      <p className="text-12 text-mute">{note}</p>
    </li>
  );
}

function FanNumber({ count }: { count: number }) {
  const { figure, unit } = showFanCount(count);
  return (
    <p className="num whitespace-nowrap font-bold text-40 text-deep leading-none tracking-[-0.045em] md:text-[4rem]">
      {formatNumber(figure)}
      <span className="ml-1 text-16 tracking-normal md:text-20">{unit}</span>
    </p>
  );
}
