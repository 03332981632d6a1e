import { type Audience, type Keyword, type KnownFans, wordsShown } from "@surimono/domain/fans";
import { formatNumber } from "@surimono/domain/kernel";
import { type ReactNode, useMemo } from "react";
import { Block } from "#app/ui/block.tsx";
import { AgeBars, AgeLegend } from "../charts/age-bars.tsx";
import { GenderRing } from "../charts/gender-ring.tsx";
import { type MonthOfSubscribers, SubscriberBars } from "../charts/subscriber-bars.tsx";
import { WordCloud } from "../charts/word-cloud.tsx";
import { FAN_ACCOUNTS, type FanAccountKey } from "../fan-accounts.ts";
import { FanNumber } from "./fan-number.tsx";
import { subscriberSum } from "./subscriber-sum.ts";

/** The number of words named beside the cloud. */
const NAMED = 10;
const COLUMNS = "grid gap-12 md:grid-cols-[8fr_6fr] md:gap-14";

interface FanDetailProps {
  account: FanAccountKey;
  fans: KnownFans;
  /** Of the video network, oldest first. */
  months?: readonly MonthOfSubscribers[];
  /** Replaces ages and sexes. */
  withoutAudience?: ReactNode;
}

/** One number, then who they are, then what they say. Unknown parts say so in their place. */
export function FanDetail({ account, fans, months = [], withoutAudience }: FanDetailProps) {
  const { keywords } = fans;
  // A stable reference, or the cloud would be laid out again at every poll.
  const words = useMemo(() => keywords.slice(0, wordsShown(FAN_ACCOUNTS[account].provider)), [keywords, account]);
  return (
    <>
      <Numbers name={FAN_ACCOUNTS[account].fans} count={fans.fanCount} months={months} />
      <div className="mt-10">{withoutAudience || <Who account={account} audience={fans.audience} />}</div>
      {words.length > 0 && <Words words={words} />}
    </>
  );
}

interface NumbersProps {
  name: string;
  count: number | undefined;
  months: readonly MonthOfSubscribers[];
}

function Numbers({ name, count, months }: NumbersProps) {
  const { balance, span } = subscriberSum(months);
  return (
    <div className="grid items-end gap-10 border-line border-b pb-8 md:grid-cols-2 md:gap-16 md:pb-10">
      <section aria-labelledby="fan-number" className="self-start">
        <h2 id="fan-number" className="font-bold text-14">
          {name}
        </h2>
        {count === undefined ? (
          <p className="mt-3 text-mute">人数は公開されていません。</p>
        ) : (
          <FanNumber count={count} className="mt-3 text-[4.5rem] md:text-[7rem]" />
        )}
        {months.length > 0 && (
          <p className="num mt-4 text-14">
            <b className={balance > 0 ? "text-ok" : "text-deep"}>
              {balance > 0 ? "↑ ＋" : balance < 0 ? "↓ −" : "±"}
              {formatNumber(Math.abs(balance))}人
            </b>{" "}
            <span className="text-12 text-mute">{span}</span>
          </p>
        )}
      </section>
      {months.length > 0 && (
        <section aria-labelledby="fan-months">
          <h2 id="fan-months" className="mb-3 font-bold text-20">
            登録者の増減
          </h2>
          <SubscriberBars months={months} />
        </section>
      )}
    </div>
  );
}

function Who({ account, audience }: { account: FanAccountKey; audience: Audience | undefined }) {
  const hasAges = audience !== undefined && audience.ages.length > 0;
  return (
    <div className={COLUMNS}>
      <section aria-labelledby="fan-ages">
        <Heading id="fan-ages" note={`${FAN_ACCOUNTS[account].fans}全体を100%とします`}>
          年代と男女の割合
        </Heading>
        {hasAges ? (
          <>
            <AgeLegend className="mt-3 mb-4" />
            <AgeBars ages={audience.ages} />
            {audience.estimated && (
              <p className="mt-2 text-12 text-mute">年代と性別は別々に届くため、かけ合わせて計算した目安です。</p>
            )}
          </>
        ) : (
          <Unknown>年代の割合は、まだわかりません。</Unknown>
        )}
      </section>
      <section aria-labelledby="fan-sexes">
        <Heading id="fan-sexes" note={account === "custom" ? "ご自分で入力した割合です" : "登録された内容から"}>
          男女の割合
        </Heading>
        {audience ? (
          <div className="mt-5">
            <GenderRing totals={audience.totals} legend="list" />
          </div>
        ) : (
          <Unknown>男女の割合は、まだわかりません。</Unknown>
        )}
      </section>
    </div>
  );
}

function Words({ words }: { words: readonly Keyword[] }) {
  const named = words.slice(0, NAMED);
  return (
    <div className={`mt-12 md:mt-16 ${COLUMNS}`}>
      <section aria-labelledby="fan-words" className="paper rounded-card p-5 md:p-6">
        <Heading id="fan-words">ファンのことば</Heading>
        <WordCloud words={words} listed className="mt-3 h-64 md:h-80" />
      </section>
      <Block title="よく使われることば" note={`上位${named.length}語`}>
        <ol className="columns-2 gap-8">
          {named.map(({ word }, index) => (
            <li key={word} className="flex break-inside-avoid items-baseline gap-3 border-line border-b py-2.5">
              <span className="num w-5 shrink-0 text-right text-12 text-mute">{index + 1}</span>
              <b className="min-w-0 text-deep">{word}</b>
            </li>
          ))}
        </ol>
      </Block>
    </div>
  );
}

function Heading({ id, note, children }: { id: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 id={id} className="font-bold text-20">
        {children}
      </h2>
      {note && <p className="text-12 text-mute">{note}</p>}
    </div>
  );
}

function Unknown({ children }: { children: ReactNode }) {
  return <p className="mt-4 rounded-card bg-paper px-5 py-10 text-center text-14">{children}</p>;
}
