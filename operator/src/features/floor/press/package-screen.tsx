import { downloadPressPackage, getPressPackage, layPressPackage } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { MISSING_REASONS, spacedUnitCode } from "@surimono/domain/floor";
import { formatNumber } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { buttonStyle } from "@surimono/ui/button-style.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Facts, Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { PackageChanges } from "./package-changes.tsx";
import { PressLinks } from "./press-links.tsx";
import { StateBadge } from "./press-screen.tsx";
import { PressSheets } from "./press-sheets.tsx";
import { sizeOf, sourceOf } from "./press-words.ts";

type Found = AnswerOf<typeof getPressPackage>;

const LOOK_AGAIN_MS = 2000;

/** One print package: its files, what is missing, and where it went. */
export function PackageScreen() {
  const { id = "" } = useParams();
  const found = useQuery({
    queryKey: ["press", id],
    queryFn: async () => orThrow(await call(getPressPackage, { package_id: id })),
    refetchInterval: ({ state }) => (state.data?.package.state === "making" ? LOOK_AGAIN_MS : false),
  });
  return (
    <>
      <BackLink to="/floor/press">印刷データの一覧へ</BackLink>
      <ScreenHeading title={`印刷データ ${found.data?.package.code ?? ""}`} />
      <Fetched query={found}>{(one) => <Made found={one} />}</Fetched>
    </>
  );
}

function Made({ found }: { found: Found }) {
  const { package: made, failure, units } = found;
  const isReady = made.state === "ready";
  return (
    <div className="flex max-w-5xl flex-col gap-8">
      <div className="flex flex-col gap-4">
        {failure !== "" && <Notice tone="error">{failure}</Notice>}
        <PackageChanges found={found} />
        <Facts
          facts={[
            ["状態", <StateBadge key="state" state={made.state} />],
            ["内容", sourceOf(made)],
            ["ファイル", isReady ? `${formatNumber(made.files)}個　${sizeOf(made.bytes)}` : ""],
            [
              "SHA-256",
              made.sha256 && (
                <span key="hash" className="break-all text-12">
                  {made.sha256}
                </span>
              ),
            ],
            ["作った人", `${made.made_by || "自動"}　${momentOf(made.made_at)}`],
            ["印刷機のフォルダー", made.laid_at && `${momentOf(made.laid_at)} に置きました`],
            ["印刷機の完了", made.done_at && momentOf(made.done_at)],
          ]}
        />
        {isReady && (
          <div className="flex flex-wrap gap-3">
            <a
              href={`${downloadPressPackage.path}?package_id=${made.package_id}`}
              download={`${made.code}.zip`}
              className={buttonStyle({ variant: "primary" })}
            >
              <Icon name="download" size={20} />
              ZIPをダウンロード
            </a>
            {found.has_hot_folder && <LayButton id={made.package_id} isAgain={made.laid_at !== null} />}
          </div>
        )}
      </div>
      {isReady && <Missing units={units} />}
      {isReady && <PressSheets packageId={made.package_id} hasFolder={found.has_hot_folder} />}
      {isReady && <PressLinks packageId={made.package_id} />}
      {isReady && <Units units={units} />}
    </div>
  );
}

function LayButton({ id, isAgain }: { id: string; isAgain: boolean }) {
  const client = useQueryClient();
  const lay = useMutation({
    mutationFn: async () => orThrow(await call(layPressPackage, { package_id: id })),
    onSuccess: () => {
      showToast("印刷機のフォルダーに置きます。1分ほどお待ちください。");
      void client.invalidateQueries({ queryKey: ["press", id] });
    },
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  return (
    <Button pending={lay.isPending} onClick={() => lay.mutate()}>
      印刷機のフォルダーに{isAgain && "もう一度"}置く
    </Button>
  );
}

function Missing({ units }: Pick<Found, "units">) {
  const rows = units.flatMap(({ code, missing }) => missing.map((one) => ({ code, ...one })));
  if (rows.length === 0) return null;
  return (
    <Notice tone="warn">
      <p className="font-bold">
        足りない印刷データがあります。刷り直しの画面で作り直してから、もう一度まとめてください。
      </p>
      <ul className="mt-2">
        {rows.map(({ code, place, why }) => (
          <li key={`${code} ${place} ${why}`}>
            <span className="num">{spacedUnitCode(code)}</span>　{place ?? "すべての場所"}：{MISSING_REASONS[why]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Units({ units }: Pick<Found, "units">) {
  return (
    <Part title={`品 ${formatNumber(units.length)}点`}>
      <ul className="divide-y divide-line border-line border-y text-14">
        {units.map((unit) => (
          <li key={unit.code} className="py-2">
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
                <span className="num font-bold">{spacedUnitCode(unit.code)}</span>
                {unit.is_gone && <Badge tone="red">印刷しない</Badge>}
                {unit.is_held && <Badge tone="red">保留中</Badge>}
                <span className="num">{unit.order_number}</span>
                <span className="min-w-48 flex-1">
                  {unit.item_name}　{unit.color_name}　{unit.size_name}　{unit.method_name}
                </span>
                <span className="num text-mute">{formatNumber(unit.files.length)}ファイル</span>
                <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
              </summary>
              <ul className="pb-2 text-12">
                {unit.files.map(({ name, bytes, sha256 }) => (
                  <li key={name} className="break-all py-1">
                    {name}　<span className="text-mute">{sizeOf(bytes)}</span>
                    <span className="block text-mute">{sha256}</span>
                  </li>
                ))}
              </ul>
              <Link to={`/floor/units/${unit.code}`} className="inline-flex min-h-11 items-center underline">
                この品の動き
              </Link>
            </details>
          </li>
        ))}
      </ul>
    </Part>
  );
}
