import { noteCounterOrder } from "@surimono/contract/counter";
import { Button } from "@surimono/ui/button.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { useRequestKey } from "@surimono/ui/use-request-key.ts";
import { useRef } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { momentOf } from "../../ui/moment.ts";
import { useFormDeed } from "../../ui/use-form-deed.ts";
import type { CounterOrder } from "./order-query.ts";

/** Operators' words to each other; what was written stays. */
export function Notes({ one, onDone }: { one: CounterOrder; onDone: () => void }) {
  const mayWrite = useRight("orders.note");
  const form = useRef<HTMLFormElement>(null);
  const { keyOf, renew } = useRequestKey();
  const write = useFormDeed(
    async (typed) => {
      const text = String(typed.get("text"));
      const { order_number } = one.order;
      return orThrow(await call(noteCounterOrder, { order_number, request_key: keyOf(text), text }));
    },
    () => {
      renew();
      form.current?.reset();
      onDone();
    },
  );
  return (
    <section aria-label="メモ">
      <h2 className="mb-3 font-bold text-16">メモ</h2>
      {one.notes.length > 0 && (
        <ol className="mb-3 flex flex-col gap-3">
          {one.notes.map((note) => (
            <li key={note.id} className="rounded-card bg-paper px-4 py-3 text-14">
              <p className="num text-12 text-mute">
                {momentOf(note.at)} {note.author}
              </p>
              {note.text === "" ? (
                <p className="text-mute">お届け先と同じく、内容を伏せています。</p>
              ) : (
                <p className="whitespace-pre-wrap break-words">{note.text}</p>
              )}
            </li>
          ))}
        </ol>
      )}
      {mayWrite ? (
        <form ref={form} onSubmit={write.submit} noValidate className="flex flex-col items-start gap-2">
          <div className="w-full">
            <TextArea label="担当者どうしのメモ" name="text" rows={2} maxLength={1000} required />
          </div>
          <FormProblem words={write.problem} />
          <Button type="submit" size={44} pending={write.isPending}>
            メモを残す
          </Button>
        </form>
      ) : (
        one.notes.length === 0 && <p className="text-14 text-mute">まだありません。</p>
      )}
    </section>
  );
}
