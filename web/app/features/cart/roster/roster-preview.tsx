import { previewPiece } from "@surimono/contract/cart";
import { VIEW_NAMES, type WholeViewId } from "@surimono/domain/catalogue";
import { personalWordProblem, readPersonalWord } from "@surimono/domain/designs";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { useEffect, useState } from "react";
import { backgroundCall } from "#app/session/call.ts";
import type { RosterGoods, TableRow } from "./rows.ts";

interface RosterPreviewProps {
  lineId: string;
  views: readonly WholeViewId[];
  goods: RosterGoods;
  /** The row's, counted from 1. */
  number: number;
  row: TableRow;
}

/** Long enough to finish a word, short enough to see it follow. */
const PAUSE_MS = 500;

/** One row on the goods, drawn by the server as it will be printed. */
export function RosterPreview({ lineId, views, goods, number, row }: RosterPreviewProps) {
  const [view, setView] = useState(views[0] ?? "front");
  const isWhole = goods.kinds.every((kind) => {
    const field = goods.fields[kind];
    return !field || !personalWordProblem(kind, field, readPersonalWord(kind, row[kind]));
  });
  const picture = usePicture(isWhole ? { lineId, view, ...row } : undefined);
  return (
    <section aria-label="仕上がりの確認" className="max-md:order-1 md:sticky md:top-0 md:self-start">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-2">
        <h3 className="font-bold text-14 text-deep">
          <span className="num">{number}</span>行目の仕上がり
        </h3>
        {views.length > 1 && (
          <fieldset className="flex overflow-hidden rounded-ctl border border-ctl">
            <legend className="sr-only">見る面</legend>
            {views.map((one) => (
              <label
                key={one}
                className={`flex h-9 min-w-11 cursor-pointer items-center justify-center px-3 text-14 has-focus-visible:outline-3 has-focus-visible:outline-red max-md:h-11 ${one === view ? "bg-deep text-white" : "hover:bg-paper"}`}
              >
                <input
                  type="radio"
                  name="roster-view"
                  className="sr-only"
                  checked={one === view}
                  onChange={() => setView(one)}
                />
                {VIEW_NAMES[one]}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <div className="relative flex aspect-square items-center justify-center bg-paper max-md:mx-auto max-md:w-60">
        {picture.url ? (
          <img
            src={picture.url}
            alt={picture.isOld ? "" : `${number}行目：${goods.kinds.map((kind) => row[kind]).join("・")}`}
            className={`size-full object-contain ${picture.isOld ? "opacity-50" : ""}`}
          />
        ) : (
          !isWhole && <p className="p-6 text-center text-14 text-mute">文字を入れると、仕上がりを確認できます。</p>
        )}
        {picture.isOld && isWhole && (
          <span className="absolute">
            <Spinner size={28} />
          </span>
        )}
        {picture.isFailed && <p className="p-6 text-center text-14 text-mute">仕上がりを表示できませんでした。</p>}
      </div>
    </section>
  );
}

interface Wanted extends TableRow {
  readonly lineId: string;
  readonly view: WholeViewId;
}

/** The picture of what is wanted, and the one before it until it is there. */
function usePicture(wanted: Wanted | undefined) {
  const [drawn, setDrawn] = useState<{ key: string; url: string | undefined }>();
  const key = wanted && JSON.stringify([wanted.lineId, wanted.sizeId, wanted.name, wanted.number, wanted.view]);
  useEffect(() => {
    if (!key) return;
    const [line_id, size_id, name, number, view] = JSON.parse(key) as [string, number, string, string, WholeViewId];
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await backgroundCall(
        previewPiece,
        { line_id, size_id, name, number, view },
        { signal: stop.signal },
      );
      if (stop.signal.aborted) return;
      setDrawn({ key, url: answer.ok ? URL.createObjectURL(answer.value as Blob) : undefined });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  const url = drawn?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const isOld = key !== undefined && drawn?.key !== key;
  return { url: key ? url : undefined, isOld, isFailed: !isOld && key !== undefined && drawn?.url === undefined };
}
