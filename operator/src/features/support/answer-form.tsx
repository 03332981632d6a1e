import { answerTicket, noteTicket } from "@surimono/contract/support";
import { fillTemplate } from "@surimono/domain/support";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useRequestKey } from "@surimono/ui/use-request-key.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useOperator } from "../../session/use-operator.ts";
import { base64Of } from "../../ui/base64-of.ts";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { AnswerFiles } from "./answer-files.tsx";
import { TemplateBox } from "./template-box.tsx";
import type { OneTicket } from "./ticket-query.ts";

interface AnswerFormProps {
  one: OneTicket;
  onDone: () => void;
}

/** The answer goes out as a letter; a note stays here. */
export function AnswerForm({ one, onDone }: AnswerFormProps) {
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const me = useOperator();
  const { ticket, entries } = one;
  const ticket_id = ticket.ticket_id;
  const isEmpty = text.trim() === "";
  const last = entries.at(-1)?.entry_id ?? "";
  // What comes meanwhile is shown above, and the answer that is being written stays, as one to what was read until somebody has read the rest: an
  // answer that went out while its own answer was lost is among it, and is not sent twice.
  const [read, setRead] = useState(last);
  if (isEmpty && read !== last) setRead(last);
  const { keyOf, renew } = useRequestKey();
  const send = useMutation({
    mutationFn: async (turn: "waiting" | "closed" | "note") => {
      if (turn === "note") return orThrow(await call(noteTicket, { ticket_id, request_key: keyOf(text), text }));
      const sent = await Promise.all(
        files.map(async (file) => ({ name: file.name.slice(-100), file: await base64Of(file) })),
      );
      return orThrow(await call(answerTicket, { ticket_id, text, turn, read, files: sent }));
    },
    onSuccess: (_, turn) => {
      showToast(turn === "note" ? "メモを残しました。" : "お返事を送りました。", { tone: "success" });
      setText("");
      renew();
      // A note has no files: they stay for the answer.
      if (turn !== "note") setFiles([]);
      onDone();
    },
  });
  const insert = (template: string) => {
    const values = { お名前: ticket.name, 番号: one.reference, 注文番号: one.order_number ?? "", 担当: me?.name ?? "" };
    const filled = fillTemplate(template, values);
    setText((before) => (before.trim() === "" ? filled : `${before.trimEnd()}\n\n${filled}`));
  };
  const pressed = (turn: "waiting" | "closed" | "note") => send.isPending && send.variables === turn;
  return (
    <section aria-label="お返事" className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h2 className="font-bold text-16">お返事</h2>
      <UnsavedGuard isDirty={!isEmpty || files.length > 0} />
      <TemplateBox onChoose={insert} />
      <TextArea
        label="本文"
        hint="お名前と署名は、自動で入ります。"
        rows={8}
        maxLength={8000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <AnswerFiles files={files} onChange={setFiles} />
      {read !== last && (
        <Notice tone="warn">
          <p>書いているあいだに、新しい連絡やお返事が加わりました。送る前に、上をごらんください。</p>
          <Button size={44} icon="check" className="mt-2" onClick={() => setRead(last)}>
            上を読みました
          </Button>
        </Notice>
      )}
      {send.isError && <Notice tone="error">{send.error.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon="mail"
          disabled={isEmpty || send.isPending}
          pending={pressed("waiting")}
          onClick={() => send.mutate("waiting")}
        >
          送ってお返事を待つ
        </Button>
        <Button disabled={isEmpty || send.isPending} pending={pressed("closed")} onClick={() => send.mutate("closed")}>
          送って完了にする
        </Button>
        <Button
          variant="quiet"
          disabled={isEmpty || send.isPending}
          pending={pressed("note")}
          onClick={() => send.mutate("note")}
        >
          社内メモとして残す
        </Button>
      </div>
    </section>
  );
}
