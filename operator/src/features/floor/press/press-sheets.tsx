import { downloadPressSheet, getPressSheets, layPressSheets, makePressSheets } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { spacedUnitCode } from "@surimono/domain/floor";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { buttonStyle } from "@surimono/ui/button-style.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, orThrow } from "../../../session/call.ts";
import { Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { sizeOf } from "./press-words.ts";

type Sheets = AnswerOf<typeof getPressSheets>;
type Gang = NonNullable<Sheets["gang"]>;
type Sheet = Gang["sheets"][number];
type FileKind = Sheet["files"][number]["kind"];

const LOOK_AGAIN_MS = 3000;

/** The transfer film of a package: laid out, to look at and to take. Nothing where nothing is printed on film. */
export function PressSheets({ packageId, hasFolder }: { packageId: string; hasFolder: boolean }) {
  const client = useQueryClient();
  const queryKey = ["press", packageId, "sheets"];
  const sheets = useQuery({
    queryKey,
    queryFn: async () => orThrow(await call(getPressSheets, { package_id: packageId })),
    refetchInterval: ({ state }) => (state.data?.gang?.state === "making" ? LOOK_AGAIN_MS : false),
  });
  const make = useMutation({
    mutationFn: async () => orThrow(await call(makePressSheets, { package_id: packageId })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (sheets.data?.film_units === 0) return null;
  const gang = sheets.data?.gang;
  const isMaking = gang?.state === "making";
  return (
    <Part
      title="転写フィルムのシート"
      aside={
        sheets.data && (
          <Button size={44} pending={make.isPending || isMaking} onClick={() => make.mutate()}>
            {gang ? "もう一度並べる" : "シートに並べる"}
          </Button>
        )
      }
    >
      <Fetched query={sheets} rows={2}>
        {({ film, film_units }) => (
          <div className="flex flex-col gap-4">
            <p className="text-14 text-mute">
              {formatNumber(film_units)}点　フィルム幅 {film.width_mm}mm　長さ {film.max_length_mm}mmまで　すき間{" "}
              {film.gap_mm}mm
            </p>
            {make.isError && <Notice tone="error">{make.error.message}</Notice>}
            {gang?.state === "failed" && <Notice tone="error">{gang.failure}</Notice>}
            {isMaking && (
              <p role="status" className="flex items-center gap-2 text-14">
                <Spinner size={20} />
                並べています。数分かかることがあります。
              </p>
            )}
            {gang && <Laid gang={gang} />}
            {gang?.state === "ready" && hasFolder && gang.sheets.length > 0 && (
              <LaySheets gang={gang} packageId={packageId} />
            )}
          </div>
        )}
      </Fetched>
    </Part>
  );
}

/** For a press that prints film: its sheets in place of the single prints. */
function LaySheets({ gang, packageId }: { gang: Gang; packageId: string }) {
  const client = useQueryClient();
  const { gang_id, wanted_at, laid_at, done_at, failure } = gang;
  const lay = useMutation({
    mutationFn: async () => orThrow(await call(layPressSheets, { gang_id })),
    onSuccess: () => {
      showToast("シートを印刷機のフォルダーに置きます。1分ほどお待ちください。");
      void client.invalidateQueries({ queryKey: ["press", packageId, "sheets"] });
    },
  });
  return (
    <div className="flex flex-col items-start gap-2">
      {lay.isError && <Notice tone="error">{lay.error.message}</Notice>}
      {failure !== "" && <Notice tone="error">{failure}</Notice>}
      <Button pending={lay.isPending} onClick={() => lay.mutate()}>
        シートを印刷機のフォルダーに{laid_at && "もう一度"}置く
      </Button>
      <p className="text-14 text-mute">
        {done_at
          ? `印刷機が ${momentOf(done_at)} に完了しました`
          : laid_at
            ? `${momentOf(laid_at)} に置きました`
            : wanted_at && "まもなく置きます"}
      </p>
    </div>
  );
}

function Laid({ gang }: { gang: Gang }) {
  if (gang.state !== "ready") return null;
  return (
    <>
      <Refused refused={gang.refused} />
      <p className="num text-14 text-mute">
        {momentOf(gang.made_at)}　{gang.made_by}　{formatNumber(gang.sheets.length)}枚
      </p>
      <ul className="grid gap-6 md:grid-cols-2">
        {gang.sheets.map((sheet) => (
          <SheetCard key={sheet.number} gangId={gang.gang_id} sheet={sheet} of={gang.sheets.length} />
        ))}
      </ul>
    </>
  );
}

function Refused({ refused }: Pick<Gang, "refused">) {
  if (refused.length === 0) return null;
  return (
    <Notice tone="warn">
      <p className="font-bold">シートに入らなかったものがあります。</p>
      <ul className="mt-2">
        {refused.map(({ code, place, why, width_mm, height_mm }) => (
          <li key={`${code} ${place}`}>
            <span className="num">{spacedUnitCode(code)}</span> {place}：
            {why === "too-large" && `幅${width_mm}mm×高さ${height_mm}mmは、フィルムに入りません。`}
            {why === "empty" && "印刷するものがありません。"}
            {why === "unreadable" && "印刷データを読めません。刷り直しの画面で作り直してください。"}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const FILES: readonly (readonly [FileKind, string])[] = [
  ["print", "PNG（カラー）"],
  ["plate", "PNG（白）"],
  ["pdf", "PDF（白入り）"],
];

function SheetCard({ gangId, sheet, of }: { gangId: string; sheet: Sheet; of: number }) {
  const { number, width_mm, length_mm, used_percent, pieces, files } = sheet;
  const addressOf = (kind: FileKind) =>
    `${downloadPressSheet.path}?${new URLSearchParams({ gang_id: gangId, number: `${number}`, kind })}`;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4 text-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-bold">
          シート {number}/{of}
        </h3>
        <p className="num">
          {width_mm}×{length_mm}mm　使用率 <span className="font-bold">{used_percent}%</span>
        </p>
      </div>
      <a href={addressOf("preview")} target="_blank" rel="noreferrer" className="block bg-bench">
        <img
          src={addressOf("preview")}
          alt={`シート${number}の見本`}
          width={900}
          height={Math.round((900 * length_mm) / width_mm)}
          loading="lazy"
          className="mx-auto h-auto max-h-96 w-auto max-w-full"
        />
      </a>
      <p className="text-12 text-mute">フィルムに刷る向き（左右反転）です。</p>
      <div className="flex flex-wrap gap-2">
        {FILES.flatMap(([kind, words]) => {
          const file = files.find((one) => one.kind === kind);
          return file
            ? [
                <a key={kind} href={addressOf(kind)} download={file.name} className={buttonStyle({ size: 44 })}>
                  <Icon name="download" size={18} />
                  {words} {sizeOf(file.bytes)}
                </a>,
              ]
            : [];
        })}
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 underline">並んでいる品 {pieces.length}</summary>
        <ul className="num text-12">
          {pieces.map(({ code, place, turned, is_gone, x_mm, y_mm, width_mm: w, height_mm: h }) => (
            <li key={`${code} ${place}`} className="py-1">
              {spacedUnitCode(code)} {place}　{w}×{h}mm　左から{x_mm}mm 上から{y_mm}mm{turned && "　横向き"}
              {is_gone && <span className="font-bold text-red-text">　印刷しない品です。切り取って捨ててください</span>}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
