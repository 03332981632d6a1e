import { listBankMappings, takeBankStatement } from "@surimono/contract/desk";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { SelectBox } from "@surimono/ui/select.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { base64Of } from "../../../ui/base64-of.ts";
import { MappingDialog } from "./mapping-dialog.tsx";

/** Of what is no mapping; the name of a layout may follow. */
const ZENGIN = "zengin:";
const CSV = "csv:";
/** As base64 it is a third more, which the call takes. */
const MOST_BYTES = 650_000;

/** A bank's file is taken over once, however often it is chosen. */
export function BankUpload({ onDone }: { onDone: () => void }) {
  const [isMapping, setMapping] = useState(false);
  const mappings = useQuery({
    queryKey: ["bank-mappings"],
    queryFn: async () => orThrow(await call(listBankMappings, {})),
  });
  const take = useMutation({
    mutationFn: async (form: FormData) => {
      const file = form.get("file");
      if (!(file instanceof File) || file.size === 0) throw new Error("ファイルを選んでください。");
      if (file.size > MOST_BYTES) throw new Error("ファイルが大きすぎます。期間を分けて、ダウンロードしてください。");
      const taken = { name: file.name.slice(-200), file: await base64Of(file) };
      return orThrow(await call(takeBankStatement, { ...taken, ...readWay(String(form.get("way"))) }));
    },
    onSuccess: onDone,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!take.isPending) take.mutate(new FormData(event.currentTarget));
  };
  const { mappings: saved = [], layouts = [] } = mappings.data ?? {};
  return (
    <section className="rounded-card border border-line p-4">
      <form onSubmit={submit} aria-label="明細の取り込み">
        <div className="flex flex-wrap items-end gap-3">
          <label className="text-12">
            形式
            <SelectBox
              name="way"
              size={44}
              className="mt-1 min-w-52"
              options={[
                { value: ZENGIN, label: "全銀（200バイト）自動" },
                ...layouts.map(({ layout, name }) => ({ value: ZENGIN + layout, label: `全銀：${name}` })),
                ...saved.map(({ name }) => ({ value: CSV + name, label: `CSV：${name}` })),
              ]}
            />
          </label>
          <label className="min-w-0 text-12">
            銀行のファイル
            <input
              name="file"
              type="file"
              required
              className="mt-1 block min-h-11 max-w-full text-14 file:mr-3 file:min-h-11 file:rounded-ctl file:border file:border-ctl file:bg-white file:px-4 file:font-bold"
            />
          </label>
          <Button type="submit" size={44} icon="upload" pending={take.isPending}>
            取り込む
          </Button>
          <Button size={44} onClick={() => setMapping(true)}>
            CSVの形を登録
          </Button>
        </div>
        <p className="mt-2 text-12 text-mute">
          振込入金通知か入出金取引明細を選んでください。同じファイルや、同じ明細は、二重に取り込まれません。
        </p>
        <div role="status" className="mt-2 empty:hidden">
          {take.isError && <Notice tone="error">{take.error.message}</Notice>}
          {take.data && (
            <Notice tone="ok">
              {take.data.lines}件のうち、新しい{take.data.added}件を取り込みました。
            </Notice>
          )}
        </div>
      </form>
      {isMapping && (
        <MappingDialog saved={saved} onDone={() => void mappings.refetch()} onClose={() => setMapping(false)} />
      )}
    </section>
  );
}

function readWay(way: string): { mapping: string | null; layout?: string } {
  if (way.startsWith(CSV)) return { mapping: way.slice(CSV.length) };
  const layout = way.slice(ZENGIN.length);
  return { mapping: null, ...(layout && { layout }) };
}
