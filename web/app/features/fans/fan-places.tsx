import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { AgeBars, FanNumber, GenderRing, Words } from "./empty-charts.tsx";

const PLACES: readonly { title: string; chart: ReactNode }[] = [
  { title: "ファンの人数", chart: <FanNumber /> },
  { title: "男女の割合", chart: <GenderRing /> },
  { title: "年代と男女の割合", chart: <AgeBars /> },
  { title: "ファンのことば", chart: <Words /> },
];

/** The dashboard of the home page before there is anything to show: its places, and how they are filled. */
export function FanPlaces() {
  return (
    <MarkedSection
      id="fans"
      title="ファン"
      lead="だれに届いているかがわかると、つぎにつくるものが見えてきます。"
      more={{ to: "/my-page/fans", label: "ファン設定" }}
    >
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-6">
        {PLACES.map(({ title, chart }) => (
          <li key={title} className="border-deep border-t pt-3">
            <h3 className="font-bold text-14">{title}</h3>
            <div aria-hidden="true" className="mt-3 flex h-28 items-center justify-center md:h-40">
              {chart}
            </div>
            <p className="text-12 text-mute">まだデータがありません</p>
          </li>
        ))}
      </ul>
      <div className="paper mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card p-5 md:mt-8 md:p-7">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-bold text-16 text-deep md:text-20">ファンのことを、設定しませんか。</p>
          <p className="mt-1 text-14 leading-[1.75]">
            SNSとつなぐか、人数や割合をご自分で入力すると、ここに分析と利益の見込みが出ます。
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <LinkButton to="/my-page/fans" className="max-sm:w-full">
            SNSとつなぐ
          </LinkButton>
          <LinkButton to="/my-page/fans/custom" icon="pencil" className="max-sm:w-full">
            自分で入力する
          </LinkButton>
        </div>
      </div>
    </MarkedSection>
  );
}
