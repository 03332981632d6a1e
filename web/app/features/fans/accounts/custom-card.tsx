import type { WireUserInsight } from "@surimono/contract/fans";
import { Badge } from "@surimono/ui/badge.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { customFormPath, FAN_ACCOUNTS } from "../fan-accounts.ts";
import { FanNumber } from "../figures/fan-number.tsx";
import { CardFootButton } from "./card-foot-button.tsx";
import { CardFrame } from "./card-frame.tsx";
import { forgetTyped } from "./fan-changes.ts";

/** The member's typed figures, beside the cards of the networks. */
export function CustomCard({ insight }: { insight: WireUserInsight | undefined }) {
  const count = insight?.fans_info.fansSumNumber;
  return (
    <CardFrame
      account="custom"
      badge={
        insight ? (
          <Badge tone="ok" icon="check">
            設定済み
          </Badge>
        ) : (
          <Badge>未設定</Badge>
        )
      }
      foot={
        insight && (
          <CardFootButton label="削除する" name="入力した数字を削除する" onPress={() => forgetTyped(insight.user_id)} />
        )
      }
      actions={
        insight ? (
          <>
            <LinkButton to={FAN_ACCOUNTS.custom.path} iconAfter="arrow-right" wide>
              分析を見る
            </LinkButton>
            <LinkButton to={customFormPath()} icon="pencil" wide>
              変更する
            </LinkButton>
          </>
        ) : (
          <LinkButton to={customFormPath()} icon="pencil" wide>
            手動で設定する
          </LinkButton>
        )
      }
    >
      {insight?.sns_name && <p className="truncate font-bold text-deep">{insight.sns_name}</p>}
      {typeof count === "number" ? (
        <div>
          <p className="text-12 text-mute">ファン</p>
          <FanNumber count={count} className="mt-1 text-40" />
        </div>
      ) : (
        <p>SNSと連携しなくても、ファンの人数や割合をご自分で入力できます。</p>
      )}
    </CardFrame>
  );
}
