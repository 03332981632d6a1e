import { listReportMappings, takeGatewayReport } from "@surimono/contract/books";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { SelectBox } from "@surimono/ui/select.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { base64Of } from "../../ui/base64-of.ts";
import { ReportMappingDialog } from "./report-mapping-dialog.tsx";

/** Of no mapping, which all have names. */
const STRIPE = "";
/** As base64 it is a third more, which the call takes. */
const MOST_BYTES = 9_000_000;

/** The payment service's own report, taken over once however often it is chosen. */
export function ReportUpload() {
  const queryClient = useQueryClient();
  const [isMapping, setMapping] = useState(false);
  const mappings = useQuery({
    queryKey: ["report-mappings"],
    queryFn: async () => orThrow(await call(listReportMappings, {})).mappings,
  });
  const take = useMutation({
    mutationFn: async (form: FormData) => {
      const file = form.get("file");
      if (!(file instanceof File) || file.size === 0) throw new Error("ファイルを選んでください。");
      if (file.size > MOST_BYTES) throw new Error("ファイルが大きすぎます。期間を分けて、ダウンロードしてください。");
      const report = { name: file.name.slice(-200), file: await base64Of(file) };
      return orThrow(await call(takeGatewayReport, { ...report, mapping: String(form.get("mapping")) || null }));
    },
    onSuccess: () => {
      for (const key of ["book-days", "book-day"]) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!take.isPending) take.mutate(new FormData(event.currentTarget));
  };
  return (
    <section className="rounded-card border border-line p-4">
      <form onSubmit={submit} aria-label="決済レポートの取り込み">
        <div className="flex flex-wrap items-end gap-3">
          <label className="text-12">
            形式
            <SelectBox
              name="mapping"
              size={44}
              className="mt-1 min-w-52"
              options={[
                { value: STRIPE, label: "Stripe（残高の変動の明細）" },
                ...(mappings.data ?? []).map(({ name }) => ({ value: name, label: `CSV：${name}` })),
              ]}
            />
          </label>
          <label className="min-w-0 text-12">
            決済サービスのレポート
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
          お店の記録と、お支払い番号で突き合わせます。同じファイルや、同じ明細は、二重に取り込まれません。
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
        <ReportMappingDialog
          saved={mappings.data ?? []}
          onDone={() => void mappings.refetch()}
          onClose={() => setMapping(false)}
        />
      )}
    </section>
  );
}
