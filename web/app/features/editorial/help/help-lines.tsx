import { Button } from "@surimono/ui/button.tsx";
import { Link } from "react-router";
import { LinkButton } from "#app/ui/link-button.tsx";
import { AnswerText } from "./answer-text.tsx";
import { type HelpAnswer, plainText } from "./help-content.ts";
import type { HelpDoor } from "./help-doors.ts";
import type { TalkLine } from "./help-talk.ts";
import { SUGGESTED_QUESTIONS } from "./suggested-questions.ts";

/** The number of letters quoted from a page. */
const EXCERPT = 140;
const FEW = 3;

interface LineProps {
  line: TalkLine;
  answers: ReadonlyMap<string, HelpAnswer>;
  doors: readonly HelpDoor[];
  doorNamed: (id: string) => HelpDoor | undefined;
  /** Only the newest line shows its buttons. */
  isLast: boolean;
  onEntry: (entry: HelpAnswer) => void;
  onSettle: (solved: boolean) => void;
}

export function HelpLine(props: LineProps) {
  const { line } = props;
  if (line.by === "visitor") {
    return (
      <p className="ml-auto w-fit max-w-[85%] rounded-card bg-deep px-4 py-2.5 text-14 text-white [overflow-wrap:anywhere]">
        <span className="sr-only">あなた：</span>
        {line.text}
      </p>
    );
  }
  return (
    <div className="max-w-[95%] rounded-card bg-paper px-4 py-3 text-14">
      <span className="sr-only">SURIMONO：</span>
      <Said {...props} line={line} />
    </div>
  );
}

function Said(props: LineProps & { line: Extract<TalkLine, { by: "shop" }> }) {
  const { line, answers, doorNamed } = props;
  switch (line.say) {
    case "answer":
      return <Answered {...props} entry={answers.get(line.answer)} near={line.near} />;
    case "door":
      return <Door door={doorNamed(line.door)} />;
    case "unsure":
      return (
        <>
          <p>ぴったりのお答えが見つかりませんでした。別のことばで聞いていただくか、お問い合わせください。</p>
          {line.near.length > 0 ? (
            <Nearest {...props} ids={line.near} title="もしかして" />
          ) : (
            <Nearest {...props} ids={SUGGESTED_QUESTIONS.slice(0, FEW)} title="よく聞かれること" />
          )}
          <Inquire asked={line.asked} />
        </>
      );
    case "unsolved":
      return (
        <>
          <p>お役に立てず、申し訳ありません。お問い合わせには、2営業日以内にお返事します。</p>
          <Nearest {...props} ids={line.near} title="こちらはいかがですか" />
          <Inquire asked={line.asked} />
        </>
      );
    case "solved":
      return <p>お役に立ててよかったです。ほかにもありましたら、お聞きください。</p>;
    case "wait":
      return <p>質問が続いています。少し待ってから、もう一度お聞きください。</p>;
  }
}

interface AnsweredProps extends LineProps {
  entry: HelpAnswer | undefined;
  near: readonly string[];
}

function Answered({ entry, near, ...props }: AnsweredProps) {
  if (!entry) return null;
  const door = props.doors.find(({ beside }) => beside.includes(entry.id));
  return (
    <>
      <p className="font-bold text-deep">{entry.question}</p>
      {entry.page ? (
        <>
          <p className="mt-1.5 leading-[1.7]">{excerptOf(entry.html)}</p>
          <p className="mt-1.5">
            <Link to={entry.page.to} className="text-red-text underline underline-offset-4">
              「{entry.page.title}」を読む
            </Link>
          </p>
        </>
      ) : (
        <AnswerText html={entry.html} />
      )}
      {door && (
        <LinkButton to={door.to} size={36} className="mt-3">
          {door.go}
        </LinkButton>
      )}
      <Nearest {...props} ids={near} title="こちらもどうぞ" />
      {props.isLast && (
        <fieldset className="mt-4 flex flex-wrap items-center gap-2 border-line border-t pt-3">
          <legend className="sr-only">解決しましたか</legend>
          <span aria-hidden="true" className="mr-auto">
            解決しましたか
          </span>
          <Button size={36} onClick={() => props.onSettle(true)}>
            はい
          </Button>
          <Button size={36} onClick={() => props.onSettle(false)}>
            いいえ
          </Button>
        </fieldset>
      )}
    </>
  );
}

function Door({ door }: { door: HelpDoor | undefined }) {
  if (!door) return null;
  return (
    <>
      <p>{door.text}</p>
      <LinkButton to={door.to} size={36} className="mt-3">
        {door.go}
      </LinkButton>
    </>
  );
}

function Nearest({ ids, title, answers, onEntry }: LineProps & { ids: readonly string[]; title: string }) {
  const entries = ids.flatMap((id) => answers.get(id) ?? []);
  if (entries.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="text-12 text-mute">{title}</p>
      <QuestionList entries={entries} onEntry={onEntry} />
    </div>
  );
}

interface QuestionListProps {
  entries: readonly HelpAnswer[];
  onEntry: (entry: HelpAnswer) => void;
}

export function QuestionList({ entries, onEntry }: QuestionListProps) {
  return (
    <ul className="mt-1.5 flex flex-col items-start gap-2">
      {entries.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            onClick={() => onEntry(entry)}
            className="min-h-11 rounded-ctl border border-ctl bg-white px-3 py-2 text-left text-14 text-deep transition-colors hover:border-deep hover:bg-tint"
          >
            {entry.question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The question goes along, so that nobody types it twice. */
function Inquire({ asked }: { asked: string }) {
  return (
    <LinkButton to="/inquiryFormContent" state={{ message: asked }} icon="mail" size={36} className="mt-3">
      お問い合わせフォーム
    </LinkButton>
  );
}

function excerptOf(html: string): string {
  const letters = [...plainText(html)];
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join("")}…` : letters.join("");
}
