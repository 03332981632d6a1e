import { TextLink } from "#app/ui/text-link.tsx";
import { FAN_ACCOUNTS } from "./fan-accounts.ts";
import { useFanInsights } from "./fans.queries.ts";
import { FanFigures } from "./figures/fan-figures.tsx";
import { fansAtAGlance, saidMeanwhile } from "./figures/fans-at-a-glance.ts";

/** What is known of the fans, beside goods chosen for them: two places side by side at 528 px, all four at 696. */
export function FanCard({ ownCount }: { ownCount: number | undefined }) {
  const insights = useFanInsights();
  const glance = fansAtAGlance(insights.data, ownCount);
  const [account] = glance.accounts;
  return (
    <div className="rounded-card border border-line bg-white p-6 shadow-float [--fan-figure:7rem] [--fan-number:2.5rem]">
      <h2 className="font-bold text-16">ファンの情報</h2>
      <p className="mt-1 mb-4 text-12 text-mute">
        {insights.isLoadingError || glance.isUnavailable
          ? "ただいま、最新の情報をご利用いただけません。"
          : "だれに届けるかを見ながら、アイテムをえらべます。"}
      </p>
      <FanFigures {...glance} {...saidMeanwhile(insights)} className="wide:grid-cols-4" />
      <p className="mt-4 flex flex-wrap gap-x-6 border-line border-t pt-3 text-14">
        {account ? (
          <TextLink to={FAN_ACCOUNTS[account].path}>くわしい分析を見る</TextLink>
        ) : (
          <TextLink to="/my-page/fans">SNSと連携する</TextLink>
        )}
        <TextLink to={account ? "/my-page/fans" : "/my-page/setting/calculation"}>
          {account ? "ファン設定" : "人数を入力する"}
        </TextLink>
      </p>
    </div>
  );
}
