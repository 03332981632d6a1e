import { LinkButton } from "#app/ui/link-button.tsx";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { FanFigures } from "./fan-figures.tsx";

/** The dashboard of the home page as far as there is anything to show: its places, and how they are filled. */
export function FanPlaces({ fanCount }: { fanCount: number | undefined }) {
  return (
    <MarkedSection
      id="fans"
      title="ファン"
      lead="だれに届いているかがわかると、つぎにつくるものが見えてきます。"
      more={{ to: "/my-page/fans", label: "ファン設定" }}
    >
      <FanFigures fanCount={fanCount} className="md:grid-cols-4 md:gap-x-6" />
      <div className="paper mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card p-5 md:mt-8 md:p-7">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-bold text-16 text-deep md:text-20">
            {fanCount ? "ファンの人数は、いつでも変えられます。" : "ファンのことを、設定しませんか。"}
          </p>
          <p className="mt-1 text-14 leading-[1.75]">
            {!fanCount && "ファンの人数をご自分で入力すると、利益の見込みがわかります。"}
            SNSとの連携は準備中です。
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <LinkButton to="/my-page/setting/calculation" icon="pencil" className="max-sm:w-full">
            {fanCount ? "人数を変更する" : "人数を入力する"}
          </LinkButton>
          <LinkButton to="/my-page/fans" className="max-sm:w-full">
            SNSとの連携について
          </LinkButton>
        </div>
      </div>
    </MarkedSection>
  );
}
