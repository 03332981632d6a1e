import type { AnswerIndex } from "@surimono/domain/editorial";
import { Button } from "@surimono/ui/button.tsx";
import { Drawer } from "@surimono/ui/drawer.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "#app/session/current-user.ts";
import { helpQuery } from "./help.queries.ts";
import { COMPOSER_ID, HelpComposer } from "./help-composer.tsx";
import type { HelpAnswer } from "./help-content.ts";
import { doorNamed, doorsOf } from "./help-doors.ts";
import { HelpLine, QuestionList } from "./help-lines.tsx";
import { askDoor, askEntry, askFreely, keepTalk, readTalk, settle, type Talk } from "./help-talk.ts";
import { SUGGESTED_QUESTIONS } from "./suggested-questions.ts";

interface HelpChatProps {
  open: boolean;
  onClose: () => void;
  /** Asked as soon as the answers load; may be empty. */
  firstQuestion: string;
  onFirstAsked: () => void;
}

/** The help chat: answers from the FAQ, the guides and the articles, all in the browser. */
export function HelpChat({ open, onClose, ...first }: HelpChatProps) {
  const help = useQuery(helpQuery());
  const [onPhone] = useState(() => window.matchMedia("(width < 540px)").matches);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="チャットで質問"
      side={onPhone ? "bottom" : "right"}
      focusFirst={onPhone ? undefined : COMPOSER_ID}
    >
      <div className={onPhone ? "flex h-[calc(100dvh-48px-56px)] flex-col" : "flex h-full flex-col"}>
        {help.data ? (
          <Conversation {...help.data} {...first} typesAtOnce={!onPhone} onClose={onClose} />
        ) : help.isLoadingError ? (
          <ErrorState onRetry={() => void help.refetch()} retrying={help.isFetching} />
        ) : (
          <div role="status" aria-label="読み込んでいます" className="p-5">
            <Skeleton className="h-24" />
          </div>
        )}
      </div>
    </Drawer>
  );
}

interface Help {
  index: AnswerIndex;
  answers: ReadonlyMap<string, HelpAnswer>;
}

interface ConversationProps extends Help, Omit<HelpChatProps, "open"> {
  /** On a phone the keyboard would cover the answer. */
  typesAtOnce: boolean;
}

function Conversation({ index, answers, firstQuestion, onFirstAsked, typesAtOnce, onClose }: ConversationProps) {
  const session = useSession();
  const doors = doorsOf(session);
  const [talk, setTalk] = useState<Talk>(() => readTalk((id) => answers.has(id)));
  const asking = () => ({ talk, index, now: Date.now() });
  useEffect(() => {
    if (firstQuestion === "") return;
    setTalk((before) => askFreely({ talk: before, index, now: Date.now() }, firstQuestion));
    onFirstAsked();
  }, [firstQuestion, index, onFirstAsked]);
  useEffect(() => keepTalk(talk), [talk]);
  useEffect(() => {
    if (typesAtOnce) document.getElementById(COMPOSER_ID)?.focus();
  }, [typesAtOnce]);
  useClosingOnTheWay(onClose);
  const newest = useNewestInView(talk);
  const onEntry = (entry: { id: string; question: string }) => setTalk(askEntry(asking(), entry));
  const lastSaid = talk.length - 1;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        <p className="rounded-card bg-paper px-4 py-3 text-14">
          知りたいことを、ことばで聞いてください。よくある質問と読みものの中からお答えします。
        </p>
        <Suggestions answers={answers} onEntry={onEntry} />
        {doors.length > 0 && (
          <fieldset className="mt-4 flex flex-wrap gap-2">
            <legend className="mb-1.5 text-12 text-mute">お客様のこと</legend>
            {doors.map((door) => (
              <Button key={door.id} size={36} onClick={() => setTalk(askDoor(talk, door, Date.now()))}>
                {door.label}
              </Button>
            ))}
          </fieldset>
        )}
        <div role="log" aria-live="polite" aria-label="質問とお答え" className="mt-5 flex flex-col gap-3">
          {talk.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
            <div key={at} ref={line.by === "visitor" ? newest : undefined} className="scroll-mt-3">
              <HelpLine
                {...{ line, answers, doors, doorNamed, onEntry }}
                isLast={at === lastSaid}
                onSettle={(solved) => {
                  setTalk(settle(talk, solved, Date.now()));
                  document.getElementById(COMPOSER_ID)?.focus();
                }}
              />
            </div>
          ))}
        </div>
      </div>
      <div className="flex shrink-0 border-line border-t p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
        <HelpComposer onAsk={(text) => setTalk(askFreely(asking(), text))} />
      </div>
    </>
  );
}

function Suggestions({
  answers,
  onEntry,
}: Pick<Help, "answers"> & { onEntry: Parameters<typeof QuestionList>[0]["onEntry"] }) {
  return (
    <div className="mt-4">
      <p className="text-12 text-mute">よく聞かれること</p>
      <QuestionList entries={SUGGESTED_QUESTIONS.flatMap((id) => answers.get(id) ?? [])} onEntry={onEntry} />
    </div>
  );
}

/** The newest question moves to the top, so that its answer is read from the beginning. */
function useNewestInView(talk: Talk) {
  const newest = useRef<HTMLDivElement>(null);
  const length = useRef(-1);
  useEffect(() => {
    if (talk.length > 0 && talk.length !== length.current) newest.current?.scrollIntoView({ block: "start" });
    length.current = talk.length;
  }, [talk]);
  return newest;
}

/** A link was followed, perhaps to the page below: the chat closes. */
function useClosingOnTheWay(onClose: () => void): void {
  const { pathname, state } = useLocation();
  const [from] = useState({ pathname, state });
  useEffect(() => {
    if (pathname !== from.pathname || (state !== null && state !== from.state)) onClose();
  }, [pathname, state, from, onClose]);
}
