import { classNames } from "@surimono/ui/class-names.ts";
import { Tabs } from "@surimono/ui/tabs.tsx";
import { Halftone } from "#app/ui/halftone.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ExternalSignIn } from "./external-sign-in.tsx";
import { BusinessApplyForm } from "./sign-in/business-apply-form.tsx";
import { DemoSignIn } from "./sign-in/demo-sign-in.tsx";
import { SignInForm } from "./sign-in/sign-in-form.tsx";
import { SignUpForm } from "./sign-in/sign-up-form.tsx";

export type LoginKind = "consumer" | "business";
export type LoginMode = "login" | "signup";

interface LoginScreenProps {
  kind: LoginKind;
  mode: LoginMode;
  focusFirst: boolean;
  /** Where an outside provider's redirect leads in the end. */
  redirectTo: string;
  /** Where to try without an account; undefined if the person did not come from a page that needs one. */
  trialPath: string | undefined;
  onKind: (kind: LoginKind) => void;
  /** The address of the same page in the other mode. */
  otherModePath: string;
  onSignedIn: (token: string) => Promise<void>;
  onAsked: (email: string) => Promise<void>;
}

const HEADINGS = {
  login: { title: "おかえりなさい。", text: "つくりかけのデザインも、注文の履歴も、ここから。" },
  signup: { title: "まず、1枚。", text: "登録は無料です。つくりかけのデザインは、自動で下書きに残ります。" },
  wall: {
    title: (
      <>
        この先は<span className="whitespace-nowrap">会員登録（無料）が</span>必要です。
      </>
    ),
    text: "すべてのアイテムの一覧、デザインの保存、ご注文をお使いいただけます。登録がすんだら、ご覧になりたかったページに進みます。",
  },
} as const;

export function LoginScreen(props: LoginScreenProps) {
  const { kind, mode, trialPath, onKind } = props;
  const isWall = trialPath !== undefined && mode === "signup";
  const heading = HEADINGS[isWall ? "wall" : mode];
  return (
    <main className="page relative isolate grid grid-cols-1 gap-8 pt-8 pb-16 md:pt-12 md:pb-24 lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[auto_1fr] lg:min-h-[calc(100dvh-6rem)] lg:gap-x-24 lg:gap-y-10">
      <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-[30rem]">
        <h1
          className={classNames(
            "font-bold text-28 md:text-40 lg:leading-[1.15] lg:tracking-[-0.03em]",
            !isWall && "lg:text-[3.5rem]",
          )}
        >
          {heading.title}
        </h1>
        <p className="mt-3 text-16">{heading.text}</p>
        {isWall && (
          <LinkButton to={trialPath} icon="pencil" className="mt-5 max-sm:w-full">
            登録せずにためす
          </LinkButton>
        )}
      </div>
      <div className="w-full max-w-[30rem] max-lg:mx-auto lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Tabs
          label="お客様の種類"
          value={kind}
          onChange={onKind}
          // The old panel may stay for a moment beside the new one: two forms of one name must not meet.
          tabs={[
            { id: "consumer", label: "個人のお客様", panel: kind === "consumer" && <Panel {...props} /> },
            { id: "business", label: "法人のお客様", panel: kind === "business" && <Panel {...props} /> },
          ]}
        />
      </div>
      <div className="flex w-full max-w-[30rem] flex-col gap-8 max-lg:mx-auto lg:col-start-1">
        {mode === "signup" && <Reasons kind={kind} />}
        <DemoSignIn onSignedIn={props.onSignedIn} />
      </div>
      <Halftone form="corner" className="absolute bottom-0 left-0 -z-10 hidden h-auto w-64 rotate-180 lg:block" />
    </main>
  );
}

function Panel({ kind, mode, focusFirst, redirectTo, otherModePath, onSignedIn, onAsked }: LoginScreenProps) {
  const signUpName = kind === "consumer" ? "新規登録" : "法人アカウントの申し込み";
  return (
    <>
      <h2 className="mb-5 font-bold text-20">{mode === "login" ? "ログイン" : signUpName}</h2>
      {mode === "signup" && <OtherWay question="登録がお済みの方" name="ログイン" path={otherModePath} />}
      {mode === "login" && <SignInForm focusFirst={focusFirst} onSignedIn={onSignedIn} />}
      {mode === "signup" && kind === "consumer" && (
        <SignUpForm focusFirst={focusFirst} redirectTo={redirectTo} onAsked={onAsked} />
      )}
      {mode === "signup" && kind === "business" && <BusinessApplyForm redirectTo={redirectTo} onAsked={onAsked} />}
      {kind === "consumer" && <ExternalSignIn redirectTo={redirectTo} isNew={mode === "signup"} />}
      {mode === "login" && <OtherWay question="はじめての方" name={signUpName} path={otherModePath} />}
    </>
  );
}

/** Above the sign-up form, but below the login form, which a returning member has filled in by then. */
function OtherWay({ question, name, path }: { question: string; name: string; path: string }) {
  return (
    <p className="my-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-ctl bg-paper py-2 pr-2 pl-4 text-14 first:mt-0">
      {question}
      <LinkButton to={path} className="bg-white">
        {name}
      </LinkButton>
    </p>
  );
}

const REASONS = {
  consumer: [
    "1点から、あなたの絵を刷れます。",
    "デザインは何度でも直せて、保存も無料です。",
    "刷り上がりは、注文の前に画面で確かめられます。",
  ],
  business: [
    "請求書でお支払いいただけます（審査後）。",
    "法人向けの割引があります（審査後）。",
    "審査の前でも、デザインとカードでのご注文ができます。",
  ],
} as const;

function Reasons({ kind }: { kind: LoginKind }) {
  return (
    <ol className="border-deep border-t">
      {REASONS[kind].map((reason, index) => (
        <li key={reason} className="flex items-baseline gap-4 border-line border-b py-4">
          <span className="num font-bold text-28 text-red">{index + 1}</span>
          <span className="text-16 text-deep">{reason}</span>
        </li>
      ))}
    </ol>
  );
}
