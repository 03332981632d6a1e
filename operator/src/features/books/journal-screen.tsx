import { previewJournal } from "@surimono/contract/books";
import type { AnswerOf } from "@surimono/contract/kernel";
import { JOURNAL_ACCOUNTS } from "@surimono/domain/books";
import { addDays, dayInJapan, formatNumber, formatYen } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { controlStyle } from "@surimono/ui/control-style.ts";
import { Notice } from "@surimono/ui/notice.tsx";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { Part } from "../../ui/facts.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { useFormKey } from "../../ui/use-form-key.ts";
import { type Days, JournalExport } from "./journal-export.tsx";
import { JournalFiles } from "./journal-files.tsx";

/** The journal of some days for the program that the books are kept with. */
export function JournalScreen() {
  const [query, setQuery] = useSearchParams();
  const lastMonth = addDays(`${dayInJapan(new Date()).slice(0, 7)}-01`, -1);
  const days: Days = {
    from: query.get("from") ?? `${lastMonth.slice(0, 7)}-01`,
    until: query.get("until") ?? lastMonth,
  };
  const found = useQuery({
    queryKey: ["journal", days],
    queryFn: async () => orThrow(await call(previewJournal, { ...days })),
  });
  const form = useFormKey(query.toString());
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const asked = { from: String(typed.get("from")), until: String(typed.get("until")) };
    form.keep(new URLSearchParams(asked).toString());
    setQuery(asked);
  };
  return (
    <>
      <ScreenHeading
        title="仕訳"
        aside={
          <Link to="/books/journal/accounts" className="inline-flex min-h-11 items-center text-14 underline">
            勘定科目と税区分
          </Link>
        }
      />
      <form key={form.key} onSubmit={change} className="flex flex-wrap items-end gap-3">
        {(["from", "until"] as const).map((name) => (
          <label key={name} className="text-12">
            {name === "from" ? "この日から" : "この日まで"}
            <input
              name={name}
              type="date"
              required
              defaultValue={days[name]}
              className={`mt-1 block h-11 ${controlStyle}`}
            />
          </label>
        ))}
        <Button type="submit" size={44}>
          表示する
        </Button>
      </form>
      <div className="mt-6 flex flex-col gap-8">
        <Fetched query={found}>
          {(journal) => <Journal journal={journal} days={days} onDone={() => void found.refetch()} />}
        </Fetched>
      </div>
    </>
  );
}

type Found = AnswerOf<typeof previewJournal>;

function Journal({ journal, days, onDone }: { journal: Found; days: Days; onDone: () => void }) {
  const mayExport = useRight("money.close");
  if (journal.rows === 0)
    return <p className="rounded-card border border-line p-6 text-center text-mute">この期間の仕訳はありません。</p>;
  return (
    <>
      {journal.yayoi_lacks && (
        <Notice tone="warn">
          弥生会計のファイルに書けない文字があります：{journal.yayoi_lacks}。ほかのソフトのファイルは作れます。
        </Notice>
      )}
      {mayExport && <JournalExport days={days} onDone={onDone} />}
      <Part title="勘定科目ごとの動き" aside={<p className="num text-14 text-mute">{formatNumber(journal.rows)}行</p>}>
        <div className="overflow-x-auto">
          <table className="num w-full border-collapse text-14">
            <caption className="pb-2 text-left text-12 text-mute">
              売上は、発送を終えた日に立てます。それまでに受け取ったお金は前受金です。
            </caption>
            <thead className="border-line border-b text-left text-mute">
              <tr>
                <th className="py-2 font-normal">動き</th>
                <th className="py-2 text-right font-normal">借方</th>
                <th className="py-2 text-right font-normal">貸方</th>
              </tr>
            </thead>
            <tbody>
              {journal.accounts.map(({ account, debit, credit }) => (
                <tr key={account} className="border-line border-b">
                  <td className="py-2">{JOURNAL_ACCOUNTS[account]}</td>
                  <td className="py-2 text-right">{formatYen(debit)}</td>
                  <td className="py-2 text-right">{formatYen(credit)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-bold text-deep">
                <td className="py-2">合計</td>
                {(["debit", "credit"] as const).map((side) => (
                  <td key={side} className="py-2 text-right">
                    {formatYen(journal.accounts.reduce((sum, one) => sum + one[side], 0))}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </Part>
      {journal.files.length > 0 && <JournalFiles files={journal.files} />}
    </>
  );
}
