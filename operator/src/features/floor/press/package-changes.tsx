import type { getPressPackage, WirePressPackage } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { spacedUnitCode } from "@surimono/domain/floor";
import { Notice } from "@surimono/ui/notice.tsx";
import { Link } from "react-router";
import { PackageButton } from "./package-button.tsx";

/** What is not to be printed any more of the package, and what its batch got since, with what helps. */
export function PackageChanges({ found }: { found: AnswerOf<typeof getPressPackage> }) {
  const { package: made, units, added } = found;
  const gone = units.filter(({ is_gone }) => is_gone).map(({ code }) => code);
  const rest = units.filter((unit) => !unit.is_gone && !unit.is_held && !unit.has_left).map(({ code }) => code);
  if (gone.length === 0 && added.length === 0) return null;
  return (
    <Notice tone="warn">
      <p className="font-bold">この印刷データを作ったあとに、中身が変わりました。</p>
      {gone.length > 0 && (
        <p className="mt-1">
          もう印刷しない品：
          <Codes codes={gone} />
          。まだ印刷していなければ作り直し、転写フィルムは並べ直してください。刷ったものは、取り除いてください。
        </p>
      )}
      {added.length > 0 && (
        <p className="mt-1">
          バッチ
          <Link to={`/floor/batches/${made.source_name}`} className="num underline">
            {made.source_name}
          </Link>
          に追加され、どの印刷データにもない品：
          <Codes codes={added} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {gone.length > 0 && rest.length > 0 && (
          <PackageButton wanted={wantedOf(made, rest)}>今の中身で作り直す</PackageButton>
        )}
        {added.length > 0 && (
          <PackageButton wanted={{ batch: made.source_name, only_added: true }}>
            追加した{added.length}点だけ作る
          </PackageButton>
        )}
      </div>
    </Notice>
  );
}

/** Of an order or a batch the server knows what is to be printed still. */
function wantedOf({ source, source_name }: WirePressPackage, rest: readonly string[]) {
  switch (source) {
    case "batch":
      return { batch: source_name };
    case "order":
      return { order_number: source_name };
    case "units":
      return { codes: rest };
  }
}

function Codes({ codes }: { codes: readonly string[] }) {
  return codes.map((code, at) => (
    <span key={code}>
      {at > 0 && "、"}
      <span className="num whitespace-nowrap">{spacedUnitCode(code)}</span>
    </span>
  ));
}
