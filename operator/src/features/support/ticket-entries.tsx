import { getTicketFile } from "@surimono/contract/support";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { call, orThrow } from "../../session/call.ts";
import { momentOf } from "../../ui/moment.ts";
import type { OneTicket } from "./ticket-query.ts";

type Entry = OneTicket["entries"][number];

const LOOKS: Readonly<Record<Entry["kind"], string>> = {
  customer: "border-line bg-white md:mr-12",
  answer: "border-line bg-paper md:ml-12",
  note: "border-warn/30 bg-warn-tint md:ml-12",
};

/** Oldest first, as a letter exchange is read. Words are shown as they are, never as HTML. */
export function TicketEntries({ one }: { one: OneTicket }) {
  return (
    <ol aria-label="やりとり" className="flex flex-col gap-3">
      {one.entries.map((entry) => (
        <li key={entry.entry_id} className={`rounded-card border p-4 ${LOOKS[entry.kind]}`}>
          <p className="flex flex-wrap justify-between gap-x-4 text-12 text-mute">
            <span className="font-bold text-deep">{nameOf(entry, one)}</span>
            <span className="num">{momentOf(entry.at)}</span>
          </p>
          <p className="mt-2 whitespace-pre-wrap break-words text-14 leading-relaxed">{entry.text || "（本文なし）"}</p>
          {entry.files.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-2">
              {entry.files.map((file) => (
                <li key={file.position}>
                  <Button size={44} icon="download" onClick={() => void save(one, entry, file)}>
                    {file.name}（{formatNumber(Math.ceil(file.byte_size / 1024))} KB）
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function nameOf({ kind, by }: Entry, { ticket }: OneTicket): string {
  if (kind === "answer") return `${by}（お返事）`;
  if (kind === "note") return `${by}（社内メモ）`;
  return by ? `${by}（登録と違うアドレス）` : ticket.name;
}

async function save({ ticket }: OneTicket, entry: Entry, file: Entry["files"][number]): Promise<void> {
  try {
    const wish = { ticket_id: ticket.ticket_id, entry_id: entry.entry_id, position: file.position };
    saveFile(orThrow(await call(getTicketFile, wish)), file.name);
  } catch (error) {
    showToast((error as Error).message, { tone: "error" });
  }
}
