import { listReportMappings, takeGatewayReport } from "@surimono/contract/books";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, orThrow } from "../../session/call.ts";
import { StatementUpload } from "../../ui/statement-upload.tsx";
import { ReportMappingDialog } from "./report-mapping-dialog.tsx";

/** Of no mapping, which all have names. */
const STRIPE = "";
/** As base64 it is a third more, which the call takes. */
const MOST_BYTES = 9_000_000;

/** The payment service's own report. */
export function ReportUpload() {
  const queryClient = useQueryClient();
  const mappings = useQuery({
    queryKey: ["report-mappings"],
    queryFn: async () => orThrow(await call(listReportMappings, {})).mappings,
  });
  const saved = mappings.data ?? [];
  const ways = [
    { value: STRIPE, label: "Stripe（残高の変動の明細）" },
    ...saved.map(({ name }) => ({ value: name, label: `CSV：${name}` })),
  ];
  return (
    <StatementUpload
      label="決済レポートの取り込み"
      fileLabel="決済サービスのレポート"
      hint="お店の記録と、お支払い番号で突き合わせます。同じファイルや、同じ明細は、二重に取り込まれません。"
      mostBytes={MOST_BYTES}
      ways={ways}
      take={async (report, way) => orThrow(await call(takeGatewayReport, { ...report, mapping: way || null }))}
      onDone={() => {
        for (const key of ["book-days", "book-day"]) void queryClient.invalidateQueries({ queryKey: [key] });
      }}
      mappingDialog={(onClose) => (
        <ReportMappingDialog saved={saved} onDone={() => void mappings.refetch()} onClose={onClose} />
      )}
    />
  );
}
