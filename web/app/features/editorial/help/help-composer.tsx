import { HELP_QUESTION_MAX } from "@surimono/domain/editorial";
import { controlStyle } from "@surimono/ui/control-style.ts";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { type FormEvent, useState } from "react";

const TELL_LEFT_FROM = 150;

export const COMPOSER_ID = "help-question";

/** The line at the foot: one question, sent with Enter. */
export function HelpComposer({ onAsk }: { onAsk: (text: string) => void }) {
  const [text, setText] = useState("");
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onAsk(text);
    setText("");
  };
  return (
    <form onSubmit={ask} className="w-full">
      <label htmlFor={COMPOSER_ID} className="sr-only">
        質問（{HELP_QUESTION_MAX}文字まで）
      </label>
      <div className="flex items-center gap-2">
        <input
          id={COMPOSER_ID}
          type="text"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={HELP_QUESTION_MAX}
          placeholder="例：いつ届きますか"
          autoComplete="off"
          enterKeyHint="send"
          className={`h-12 min-w-0 ${controlStyle}`}
        />
        <IconButton type="submit" icon="arrow-right" label="送信する" />
      </div>
      {text.length >= TELL_LEFT_FROM && (
        <p className="num mt-1 text-12 text-mute">
          {text.length} / {HELP_QUESTION_MAX}
        </p>
      )}
    </form>
  );
}
