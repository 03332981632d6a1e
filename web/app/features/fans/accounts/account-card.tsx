import type { WireSocialLink, WireUserInsight } from "@surimono/contract/fans";
import type { SocialNetwork } from "@surimono/domain/fans";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";
import { customFormPath, FAN_ACCOUNTS } from "../fan-accounts.ts";
import { FanNumber } from "../figures/fan-number.tsx";
import { type AccountState, analysisFault } from "./account-state.ts";
import { CardFootButton } from "./card-foot-button.tsx";
import { CardFrame } from "./card-frame.tsx";
import { askAnalysis, unlink } from "./fan-changes.ts";
import { RefreshButton } from "./refresh-button.tsx";

const WORDS: Readonly<Record<SocialNetwork, string>> = {
  youtube: "チャンネル登録者の男女と年代の割合、月ごとの増減がわかります。",
  instagram: "フォロワーの男女と年代の割合、投稿でよく使うことばがわかります。プロアカウントが必要です。",
};

const BADGES: Readonly<Record<AccountState, ReactNode>> = {
  unavailable: <Badge>準備中</Badge>,
  unlinked: <Badge>未連携</Badge>,
  choosing: (
    <Badge tone="warn" icon="warning">
      アカウント未選択
    </Badge>
  ),
  reconnect: (
    <Badge tone="warn" icon="warning">
      再連携が必要
    </Badge>
  ),
  analysing: <Badge icon="refresh">分析中</Badge>,
  failed: (
    <Badge tone="warn" icon="warning">
      分析できませんでした
    </Badge>
  ),
  insufficient: (
    <Badge tone="warn" icon="warning">
      データ不足
    </Badge>
  ),
  done: (
    <Badge tone="ok" icon="check">
      連携済み
    </Badge>
  ),
};

interface AccountCardProps {
  account: SocialNetwork;
  link: WireSocialLink | undefined;
  insight: WireUserInsight | undefined;
  state: AccountState;
  /** The member typed figures. */
  isTyped: boolean;
  /** Opens the dialog that links, or the one that chooses among several accounts. */
  onConnect: () => void;
}

/** A network on the settings page: its state, and what can be done. */
export function AccountCard(props: AccountCardProps) {
  const { account, link, state } = props;
  const isLinked = state !== "unavailable" && state !== "unlinked";
  return (
    <CardFrame
      account={account}
      badge={BADGES[state]}
      foot={
        isLinked && (
          <CardFootButton
            label="連携を解除する"
            name={`${FAN_ACCOUNTS[account].name}との連携を解除する`}
            onPress={() => unlink(account)}
          />
        )
      }
      actions={<Actions {...props} />}
    >
      {isLinked && <p className="truncate font-bold text-deep">{link?.sns_name || link?.sns_id}</p>}
      <Body {...props} />
    </CardFrame>
  );
}

function Body({ account, state, isTyped, insight }: AccountCardProps) {
  const count = insight?.fans_info.fansSumNumber;
  const { name, fans } = FAN_ACCOUNTS[account];
  switch (state) {
    case "unavailable":
      return <p>{name}との連携は、ただいまご利用いただけません。数字をご自分で入力できます。</p>;
    case "unlinked":
      return <p>{WORDS[account]}</p>;
    case "choosing":
      return <p>つながったアカウントが複数あります。分析するアカウントをえらんでください。</p>;
    case "reconnect":
      return <p>連携の期限が切れたか、必要な許可が外れています。もう一度、連携してください。</p>;
    case "analysing":
      return (
        <p className="flex items-center gap-2.5">
          <Spinner size={20} />
          ファンを分析しています。少しお待ちください。
        </p>
      );
    case "failed":
      return <p>{analysisFault(insight)?.message ?? "分析の結果がまだありません。"}</p>;
    default:
      return (
        <>
          {typeof count === "number" && (
            <div>
              <p className="text-12 text-mute">{fans}</p>
              <FanNumber count={count} className="mt-1 text-40" />
            </div>
          )}
          {state === "insufficient" && (
            <p>
              年代と性別の情報が届きませんでした。
              {!isTyped && "数字をご自分で入力すると、分析をご利用いただけます。"}
            </p>
          )}
        </>
      );
  }
}

function Actions({ account, state, isTyped, link, insight, onConnect }: AccountCardProps) {
  const { path, name } = FAN_ACCOUNTS[account];
  const refresh = (label: string) => (
    <RefreshButton
      label={label}
      next={insight?.fans_info.analysis.next_refresh}
      onAsk={() => askAnalysis(account, link?.sns_id ?? "")}
      wide
    />
  );
  switch (state) {
    case "unavailable":
      return (
        <LinkButton to={customFormPath(account)} icon="pencil" wide>
          手動で設定する
        </LinkButton>
      );
    case "unlinked":
    case "reconnect":
      return (
        <Button wide onClick={onConnect}>
          {state === "reconnect" ? "もう一度連携する" : `${name}と連携する`}
        </Button>
      );
    case "choosing":
      return (
        <Button variant="primary" wide onClick={onConnect}>
          アカウントをえらぶ
        </Button>
      );
    case "failed":
      return refresh("もう一度調べる");
    default:
      return (
        <>
          {state === "insufficient" && !isTyped && (
            <LinkButton to={customFormPath(account)} variant="primary" icon="pencil" wide>
              手動で設定する
            </LinkButton>
          )}
          <LinkButton to={path} iconAfter="arrow-right" wide>
            分析を見る
          </LinkButton>
          {state !== "analysing" && refresh("更新する")}
        </>
      );
  }
}
