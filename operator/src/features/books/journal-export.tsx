import { exportJournal } from "@surimono/contract/books";
import { JOURNAL_SOFTWARE, JOURNAL_SOFTWARE_IDS, type JournalSoftware } from "@surimono/domain/books";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { SelectBox } from "@surimono/ui/select.tsx";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { call, orThrow } from "../../session/call.ts";

export interface Days {
  readonly from: string;
  readonly until: string;
}

/** One file for one program. */
export function JournalExport({ days, onDone }: { days: Days; onDone: () => void }) {
  const make = useMutation({
    mutationFn: async (form: FormData) => {
      const software = String(form.get("software")) as JournalSoftware;
      const wish = { software, ...days, per_day: form.get("grouping") === "day" };
      const file = orThrow(await call(exportJournal, wish)) as Blob;
      const name = `journal-${software}-${`${days.from}-${days.until}`.replaceAll("-", "")}`;
      saveFile(file, `${name}.${software === "yayoi" ? "txt" : "csv"}`);
    },
    onSuccess: onDone,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!make.isPending) make.mutate(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={submit} aria-label="ファイルの書き出し" className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-end gap-3">
        <label className="text-12">
          会計ソフト
          <SelectBox
            name="software"
            size={44}
            className="mt-1 min-w-52"
            options={JOURNAL_SOFTWARE_IDS.map((id) => ({ value: id, label: JOURNAL_SOFTWARE[id] }))}
          />
        </label>
        <label className="text-12">
          まとめかた
          <SelectBox
            name="grouping"
            size={44}
            className="mt-1 min-w-44"
            options={[
              { value: "day", label: "1日ごとにまとめる" },
              { value: "each", label: "1件ずつ" },
            ]}
          />
        </label>
        <Button type="submit" variant="primary" size={44} icon="download" pending={make.isPending}>
          書き出す
        </Button>
      </div>
      <div role="status" className="mt-2 empty:hidden">
        {make.isError && <Notice tone="error">{make.error.message}</Notice>}
      </div>
    </form>
  );
}
