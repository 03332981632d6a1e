import { noteCounterOrder } from "@surimono/contract/counter";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { momentOf } from "../../ui/moment.ts";
import type { CounterOrder } from "./order-query.ts";

/** Operators' words to each other; what was written stays. */
export function Notes({ one, onDone }: { one: CounterOrder; onDone: () => void }) {
  const mayWrite = useRight("orders.note");
  const write = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const text = String(new FormData(form).get("text"));
      orThrow(await call(noteCounterOrder, { order_number: one.order.order_number, text }));
      form.reset();
    },
    onSuccess: onDone,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!write.isPending) write.mutate(event.currentTarget);
  };
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
              <p className="whitespace-pre-wrap break-words">{note.text}</p>
            </li>
          ))}
        </ol>
      )}
      {mayWrite ? (
        <form onSubmit={submit} className="flex flex-col items-start gap-2">
          {write.isError && <Notice tone="error">{write.error.message}</Notice>}
          <div className="w-full">
            <TextArea label="担当者どうしのメモ" name="text" rows={2} maxLength={1000} required />
          </div>
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
