import { Button } from "@surimono/ui/button.tsx";
import { controlStyle } from "@surimono/ui/control-style.ts";
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";

const loadChat = () => import("./help-chat.tsx");
const HelpChat = lazy(async () => ({ default: (await loadChat()).HelpChat }));

/** The chat cuts longer questions; the rule stays out of a page's first load. */
const LONGEST = 200;

/** A question here opens the chat and loads its code and answers. `quiet` beside a more important button. */
export function HelpOpener({ quiet = false }: { quiet?: boolean }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [question, setQuestion] = useState("");
  const forgetQuestion = useCallback(() => setQuestion(""), []);
  const begin = useCallback((text: string) => {
    setQuestion(text);
    setWanted(true);
    setOpen(true);
  }, []);
  useAskedBefore(begin);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    begin(String(new FormData(event.currentTarget).get("ask") ?? "").trim());
    event.currentTarget.reset();
  };
  return (
    <section aria-label="チャットで質問" className="paper rounded-card p-5 md:p-8 print:hidden">
      <form onSubmit={ask} onFocus={() => void loadChat()} className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-[1_1_18rem]">
          <span className="mb-1.5 block font-bold text-14 text-deep">知りたいことを、ことばで聞けます。</span>
          <input
            type="text"
            name="ask"
            maxLength={LONGEST}
            placeholder="例：いつ届きますか"
            autoComplete="off"
            enterKeyHint="send"
            className={`h-12 ${controlStyle}`}
          />
        </label>
        <Button type="submit" variant={quiet ? "outline" : "primary"} icon="help" className="max-sm:w-full">
          チャットで聞く
        </Button>
      </form>
      {wanted && (
        <Suspense fallback={null}>
          <HelpChat open={open} onClose={() => setOpen(false)} firstQuestion={question} onFirstAsked={forgetQuestion} />
        </Suspense>
      )}
    </section>
  );
}

/** Sent before hydration, the form put the question into the address; a link may do so too. */
function useAskedBefore(begin: (text: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("ask");
  useEffect(() => {
    if (asked === null) return;
    setQuery({}, { replace: true, preventScrollReset: true });
    begin(asked.trim());
  }, [asked, begin, setQuery]);
}
