import { Icon } from "@surimono/ui/icon.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { type Fault, isTemporary } from "../accounts/account-state.ts";
import { RefreshButton } from "../accounts/refresh-button.tsx";
import { SocialMark } from "../accounts/social-mark.tsx";
import { connectPath, customFormPath, FAN_ACCOUNTS, type FanAccountKey } from "../fan-accounts.ts";
import { FanOverlay } from "./fan-overlay.tsx";

interface OverlayProps {
  account: FanAccountKey;
}

interface RetryProps extends OverlayProps {
  /** Requests a new analysis. */
  onRetry: () => Promise<unknown>;
  /** The earliest time of the next request. */
  next?: string | null | undefined;
}

export function AnalysingOverlay({ account }: OverlayProps) {
  return (
    <FanOverlay mark={<Spinner size={40} />} title="ファンを分析しています">
      {FAN_ACCOUNTS[account].name}
      から情報を受け取っています。終わると、この画面に表示されます。ほかのページに移っても、分析はつづきます。
    </FanOverlay>
  );
}

/** The account is linked, but its network does not say who the fans are. `isTyped`: the member has typed it. */
export function InsufficientOverlay({ account, isTyped, onRetry, next }: RetryProps & { isTyped: boolean }) {
  const { name, fans } = FAN_ACCOUNTS[account];
  return (
    <FanOverlay
      mark={<Icon name="info" size={40} />}
      title="データが足りません"
      actions={
        <>
          {isTyped ? (
            <LinkButton to={FAN_ACCOUNTS.custom.path} variant="primary" iconAfter="arrow-right">
              入力した数字を見る
            </LinkButton>
          ) : (
            <LinkButton to={customFormPath(account)} variant="primary" icon="pencil">
              手動で設定する
            </LinkButton>
          )}
          <RefreshButton label="もう一度調べる" next={next} onAsk={onRetry} />
        </>
      }
    >
      {fans}が少ないときなど、男女や年代の情報が{name}から届かないことがあります。
      {isTyped
        ? "ご自分で入力した数字の分析を、ご覧いただけます。"
        : "ご自分で数字を入力すると、分析をご利用いただけます。"}
    </FanOverlay>
  );
}

/** The analysis failed: temporarily, or because of something that the member can fix at the network. */
export function ApiErrorOverlay({ account, fault, onRetry }: RetryProps & { fault: Fault | undefined }) {
  const { name } = FAN_ACCOUNTS[account];
  const isPassing = isTemporary(fault);
  return (
    <FanOverlay
      alert
      mark={<Icon name="warning" size={40} className="text-warn" />}
      title={isPassing ? "ただいま、ご利用いただけません" : "分析できませんでした"}
      actions={
        <>
          <RefreshButton label="もう一度調べる" next={null} onAsk={onRetry} />
          <LinkButton to={isPassing ? "/my-page/fans" : customFormPath(account)}>
            {isPassing ? "ファン設定に戻る" : "手動で設定する"}
          </LinkButton>
        </>
      }
    >
      {fault?.message ?? `${name}から情報を受け取れませんでした。少し待ってから、もう一度お試しください。`}
    </FanOverlay>
  );
}

export function LinkOverlay({ account, available }: OverlayProps & { available: boolean }) {
  const { name } = FAN_ACCOUNTS[account];
  return (
    <FanOverlay
      mark={<SocialMark account={account} size={40} />}
      title={available ? "まだ連携していません" : "ただいま連携できません"}
      actions={
        <>
          {available && (
            <LinkButton to={connectPath(account)} variant="primary">
              {name}と連携する
            </LinkButton>
          )}
          <LinkButton to={customFormPath(account)} icon="pencil">
            手動で設定する
          </LinkButton>
        </>
      }
    >
      {available
        ? `${name}と連携すると、ファンの男女と年代の割合、よく使うことばがわかります。`
        : `${name}との連携は、ただいまご利用いただけません。ファンの情報はご自分で入力できます。`}
    </FanOverlay>
  );
}

/** Linked, but none of several accounts is chosen yet. */
export function ChooseOverlay({ account }: OverlayProps) {
  return (
    <FanOverlay
      mark={<SocialMark account={account} size={40} />}
      title="アカウントをえらんでください"
      actions={
        <LinkButton to={connectPath(account)} variant="primary">
          アカウントをえらぶ
        </LinkButton>
      }
    >
      つながった{FAN_ACCOUNTS[account].name}のアカウントが複数あります。分析するアカウントをひとつえらんでください。
    </FanOverlay>
  );
}

/** The network has ended the link, or gave it too few rights. */
export function ReconnectOverlay({ account }: OverlayProps) {
  const { name } = FAN_ACCOUNTS[account];
  return (
    <FanOverlay
      alert
      mark={<Icon name="warning" size={40} className="text-warn" />}
      title="もう一度、連携してください"
      actions={
        <LinkButton to={connectPath(account)} variant="primary">
          {name}と連携する
        </LinkButton>
      }
    >
      {name}との連携の期限が切れたか、必要な許可が外れています。
    </FanOverlay>
  );
}
