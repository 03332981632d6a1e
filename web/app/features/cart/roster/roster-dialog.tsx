import { getRoster, type WireLine, type WireRoster } from "@surimono/contract/cart";
import { MAX_ROSTER_ROWS } from "@surimono/domain/cart";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Sheet } from "@surimono/ui/sheet.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "#app/session/call.ts";
import { useUnsaved } from "#app/ui/use-unsaved.ts";
import { RosterImport } from "./roster-import.tsx";
import { RosterPreview } from "./roster-preview.tsx";
import { RosterTable } from "./roster-table.tsx";
import { withRow } from "./rows.ts";
import { type RosterRows, useRoster } from "./use-roster.ts";

interface RosterDialogProps {
  line: WireLine;
  onClose: () => void;
}

const WIDTH = 1040;

/** The roster of a line and of those of the same design: a row for each piece. */
export function RosterDialog({ line, onClose }: RosterDialogProps) {
  const query = useQuery({
    queryKey: ["roster", line.line_id],
    queryFn: async ({ signal }) => orThrow(await call(getRoster, { line_id: line.line_id }, { signal })),
    // As the server has it whenever it is opened; what is typed is the dialog's own.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data) return <OpenRoster line={line} roster={query.data} onClose={onClose} />;
  return (
    <Sheet title="名簿" width={WIDTH} onClose={onClose}>
      {query.isLoadingError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div className="grid gap-3">
          {["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="h-11" />
          ))}
        </div>
      )}
    </Sheet>
  );
}

function OpenRoster({ line, roster, onClose }: RosterDialogProps & { roster: WireRoster }) {
  const table = useRoster(line, roster);
  const [shownId, show] = useState(table.rows[0]?.id);
  const shown = table.rows.find(({ id }) => id === shownId) ?? table.rows[0];
  const { mayLeave } = useUnsaved(table.isChanged);
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  const save = async () => {
    if (!(await table.save())) return;
    showToast("名簿を保存しました。");
    onClose();
  };
  return (
    <Sheet
      title="名簿"
      description={`${roster.name}：1行が1点です。サイズごとの数量は、名簿に合わせて変わります。何か所かに送るときは、サイズごとに上の行から順に、お届け先1から入ります。`}
      width={WIDTH}
      mustAnswer
      onClose={() => void close()}
      actions={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="mr-auto text-14">
            <span className="num font-bold text-deep">{formatNumber(table.rows.length)}点</span>
            <span className="num text-12 text-mute">（差し込み {formatYen(roster.fee)} / 1点）</span>
          </p>
          <Button
            variant="primary"
            className="max-sm:basis-full sm:min-w-60"
            pending={table.isSaving}
            disabled={table.rows.length === 0}
            onClick={() => void save()}
          >
            名簿を保存する
          </Button>
        </div>
      }
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_300px]">
        <section aria-label="名簿の表" className="min-w-0 max-md:order-2">
          <Rows table={table} shownId={shown?.id} onShow={show} />
        </section>
        {shown && (
          <RosterPreview
            lineId={line.line_id}
            views={roster.views}
            goods={table.goods}
            number={table.rows.indexOf(shown) + 1}
            row={shown}
          />
        )}
      </div>
    </Sheet>
  );
}

interface RowsProps {
  table: RosterRows;
  shownId: number | undefined;
  onShow: (id: number) => void;
}

/** The table with its ways to fill it. */
function Rows({ table, shownId, onShow }: RowsProps) {
  const { goods, rows, problems, change } = table;
  const [isImporting, setImporting] = useState(false);
  const isFull = rows.length >= MAX_ROSTER_ROWS;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button icon="upload" size={36} aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
          リストから入れる
        </Button>
        <p className="text-12 text-mute">表計算ソフトからコピーして、表に貼り付けることもできます。</p>
      </div>
      {isImporting && (
        <RosterImport
          goods={goods}
          replaces={rows.length}
          onTake={(pieces) => {
            setImporting(false);
            table.replace(pieces);
          }}
        />
      )}
      <div aria-live="polite" className="mb-3 empty:hidden">
        {problems.size > 0 && (
          <Notice tone="error">
            {formatNumber([...problems.values()].flat().length)}件、直すところがあります。名簿はまだ保存していません。
          </Notice>
        )}
      </div>
      <RosterTable
        goods={goods}
        rows={rows}
        problems={problems}
        shownId={shownId}
        onChange={change}
        onShow={onShow}
        onMended={table.mended}
      />
      <Button
        icon="plus"
        size={36}
        variant="quiet"
        className="mt-3"
        disabled={isFull}
        onClick={() => change((all) => withRow(all, goods))}
      >
        行を追加
      </Button>
      {isFull && (
        <p className="text-12 text-warn">名簿は{MAX_ROSTER_ROWS}点までです。残りは別のご注文にしてください。</p>
      )}
    </>
  );
}
