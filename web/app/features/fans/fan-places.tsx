import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { customFormPath, FAN_ACCOUNTS } from "./fan-accounts.ts";
import { useFanInsights } from "./fans.queries.ts";
import { FanFigures } from "./figures/fan-figures.tsx";
import { type FansAtAGlance, fansAtAGlance, saidMeanwhile } from "./figures/fans-at-a-glance.ts";

/** The home page's dashboard: what is known of all fans, and how to know more. `ownCount` is the member's own setting. */
export function FanPlaces({ ownCount }: { ownCount: number | undefined }) {
  const insights = useFanInsights();
  const glance = fansAtAGlance(insights.data, ownCount);
  return (
    <MarkedSection
      id="fans"
      title="ファン"
      lead="だれに届いているかがわかると、つぎにつくるものが見えてきます。"
      more={{ to: "/my-page/fans", label: "ファン設定" }}
    >
      {(insights.isLoadingError || glance.isUnavailable) && (
        <div className="mb-6">
          <Notice tone="warn">
            ただいま、最新のファンの情報をご利用いただけません。少し待ってから、もう一度お試しください。
          </Notice>
        </div>
      )}
      <FanFigures {...glance} {...saidMeanwhile(insights)} className="md:grid-cols-4 md:gap-x-6" />
      {/* Not asked while unknown: the member may have linked an account. */}
      {(insights.data || insights.isPending) && (
        <div className="paper mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card p-5 md:mt-8 md:p-7">
          {insights.isPending ? (
            <Skeleton className="h-14 w-full" />
          ) : glance.accounts.length > 0 ? (
            <Accounts {...glance} />
          ) : (
            <Invitation hasCount={ownCount !== undefined} />
          )}
        </div>
      )}
    </MarkedSection>
  );
}

function Invitation({ hasCount }: { hasCount: boolean }) {
  return (
    <>
      <Words title={hasCount ? "どんなファンに届いているか、調べませんか。" : "ファンのことを、設定しませんか。"}>
        SNSと連携するか、ご自分で数字を入力すると、男女や年代の割合と、利益の見込みがわかります。
      </Words>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <LinkButton to="/my-page/fans" className="max-sm:w-full">
          SNSと連携する
        </LinkButton>
        <LinkButton to={customFormPath()} icon="pencil" className="max-sm:w-full">
          手動で設定する
        </LinkButton>
      </div>
    </>
  );
}

function Accounts({ accounts, isAnalysing }: FansAtAGlance) {
  return (
    <>
      <Words title={isAnalysing ? "ファンを分析しています。" : "アカウントごとの分析を、ご覧いただけます。"}>
        {isAnalysing ? "終わると、ここに表示されます。" : "おすすめのアイテムと、利益の見込みもわかります。"}
      </Words>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        {accounts.map((account) => (
          <LinkButton key={account} to={FAN_ACCOUNTS[account].path} className="max-sm:w-full">
            {FAN_ACCOUNTS[account].name}の分析
          </LinkButton>
        ))}
      </div>
    </>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="font-bold text-16 text-deep md:text-20">{title}</p>
      <p className="mt-1 text-14 leading-[1.75]">{children}</p>
    </div>
  );
}
