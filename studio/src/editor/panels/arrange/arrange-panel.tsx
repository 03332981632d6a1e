import { Button } from "@surimono/ui/button.tsx";
import { useId } from "react";
import { moodOf } from "../../../arranger/index.ts";
import { LONGEST_LINE, MOST_LINES, wordsProblem } from "./asked-words.ts";
import { MoodChoice } from "./mood-choice.tsx";
import { OwnPictureChoice } from "./own-picture-choice.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { useArranging } from "./use-arranging.ts";

/** At least so much of the ideas is seen below their heading. */
const LEAST_PX = 240;

/** On a phone the first ideas come below the edge of the panel, where a press on the button would seem to do nothing. */
function bringIntoView(heading: HTMLElement | null): void {
  if (heading && heading.getBoundingClientRect().top > window.innerHeight - LEAST_PX)
    heading.scrollIntoView({ block: "start" });
}

/** From one's own words to eight layouts for the open place; a press lays one down. */
export function ArrangePanel({ onAdded }: { readonly onAdded: () => void }) {
  const { asked, change, state, again, lay, laying } = useArranging(onAdded);
  const id = useId();
  const hasWords = asked.words.trim() !== "";
  const problem = wordsProblem(asked.words);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <label htmlFor={id} className="grid gap-1 text-14">
        ことば
        <textarea
          id={id}
          rows={MOST_LINES}
          placeholder={"うちの犬は世界でいちばん\nsince 2021"}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-words`}
          className="w-full resize-none rounded-ctl border border-ctl bg-white px-3 py-2 text-14 leading-6 max-md:text-16"
          value={asked.words}
          onChange={(event) => change({ words: event.target.value })}
        />
        <span className="text-12 text-mute">
          1行{LONGEST_LINE}文字・{MOST_LINES}行まで。1行目が大きく出ます。
        </span>
      </label>
      {problem && (
        <p id={`${id}-words`} role="alert" className="-mt-2 text-12 leading-5 text-red-text">
          {problem}
        </p>
      )}
      <MoodChoice chosen={asked.mood} onChoose={(mood) => change({ mood })} />
      <OwnPictureChoice chosen={asked.picture} onChoose={(picture) => change({ picture })} />
      <Button
        variant={state.kind === "untouched" ? "primary" : "outline"}
        wide
        pending={state.kind === "working"}
        disabled={!hasWords || problem !== undefined}
        onClick={again}
      >
        {state.kind === "untouched" ? "8案をつくる" : "ほかの案"}
      </Button>
      {state.kind === "failed" && (
        <p role="alert" className="text-12 leading-5 text-red-text">
          案をつくるための書体を読み込めませんでした。接続を確かめて、もう一度お試しください。
        </p>
      )}
      {state.kind === "ready" && state.proposals.length === 0 && (
        <p role="alert" className="text-12 leading-5 text-red-text">
          {asked.picture
            ? "この画像とことばでは、きれいに刷れる案ができませんでした。画像を「なし」にするか、ことばを短くしてお試しください。"
            : "このことばは、この場所にきれいに刷れる大きさで入りませんでした。短くするか、行を減らしてお試しください。"}
        </p>
      )}
      {state.proposals.length > 0 && (
        <>
          <p role="status" ref={bringIntoView} className="text-12 text-mute">
            {moodOf(asked.mood).label}・{state.proposals.length}案
          </p>
          <ProposalList
            proposals={state.proposals}
            text={state.text}
            stamps={state.stamps}
            laying={laying}
            onLay={lay}
          />
          <p className="text-12 leading-5 text-mute">
            押すと、いまの場所のレイヤーと入れ替わります。「元に戻す」で戻せます。どの案も印刷前のチェックを通っています。
          </p>
        </>
      )}
    </div>
  );
}
