import { Link } from "react-router";
import { Halftone } from "#app/ui/halftone.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { BusinessApplyForm } from "./business-apply-form.tsx";
import { DemoSignIn } from "./demo-sign-in.tsx";
import { ExternalSignIn } from "./external-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export type LoginKind = "consumer" | "business";
export type LoginMode = "login" | "signup";

interface LoginScreenProps {
  kind: LoginKind;
  mode: LoginMode;
  focusFirst: boolean;
  /** Where an outside provider's way back ends. */
  redirectTo: string;
  onKind: (kind: LoginKind) => void;
  /** The address of the same page in the other mode. */
  otherModePath: string;
  onSignedIn: (token: string) => Promise<void>;
  onAsked: (email: string) => Promise<void>;
}

const HEADINGS = {
  login: { title: "おかえりなさい。", text: "つくりかけのデザインも、注文の履歴も、ここから。" },
  signup: { title: "まず、1枚。", text: "登録は無料です。下書きはいつでも保存できます。" },
} as const;

export function LoginScreen(props: LoginScreenProps) {
  const { kind, mode, onKind } = props;
  const heading = HEADINGS[mode];
  return (
    <main className="page relative isolate grid grid-cols-1 gap-8 pt-8 pb-16 md:pt-12 md:pb-24 lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[auto_1fr] lg:min-h-[calc(100dvh-6rem)] lg:gap-x-24 lg:gap-y-10">
      <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-[30rem]">
        <h1 className="font-bold text-28 md:text-40 lg:text-[3.5rem] lg:leading-[1.15] lg:tracking-[-0.03em]">
          {heading.title}
        </h1>
        <p className="mt-3 text-16">{heading.text}</p>
      </div>
      <div className="w-full max-w-[30rem] max-lg:mx-auto lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Tabs
          label="お客様の種類"
          value={kind}
          onChange={onKind}
          // The panel that goes may stay a moment longer than the one that comes: two forms of one name must not meet.
          tabs={[
            { id: "consumer", label: "個人のお客様", panel: kind === "consumer" && <Panel {...props} /> },
            { id: "business", label: "法人のお客様", panel: kind === "business" && <Panel {...props} /> },
          ]}
        />
      </div>
      <div className="w-full max-w-[30rem] max-lg:mx-auto lg:col-start-1">
        {mode === "login" ? <DemoSignIn onSignedIn={props.onSignedIn} /> : <Reasons kind={kind} />}
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
      {mode === "login" && <SignInForm focusFirst={focusFirst} onSignedIn={onSignedIn} />}
      {mode === "login" && kind === "consumer" && <ExternalSignIn redirectTo={redirectTo} />}
      {mode === "signup" && kind === "consumer" && <SignUpForm onAsked={onAsked} />}
      {mode === "signup" && kind === "business" && <BusinessApplyForm onAsked={onAsked} />}
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-3 border-line border-t pt-4 text-14">
        {mode === "login" ? "はじめての方" : "登録がお済みの方"}
        <Link
          to={otherModePath}
          className="inline-flex min-h-11 items-center font-bold text-red-text underline underline-offset-4"
        >
          {mode === "login" ? signUpName : "ログイン"}
        </Link>
      </p>
    </>
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
    <ol className="border-deep border-t max-lg:hidden">
      {REASONS[kind].map((reason, index) => (
        <li key={reason} className="flex items-baseline gap-4 border-line border-b py-4">
          <span className="num font-bold text-28 text-red">{index + 1}</span>
          <span className="text-16 text-deep">{reason}</span>
        </li>
      ))}
    </ol>
  );
}
