import { exportPurchases, listBlanks, printPickList, type WireBlank } from "@surimono/contract/floor";
import { addDays, dayInJapan, formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { DayChoice } from "../day-choice.tsx";
import { CountDialog, SourceDialog } from "./blank-dialogs.tsx";
import { BlankRow } from "./blank-row.tsx";

interface Wanted {
  readonly batch?: string;
  readonly until?: string;
}

/** The goods to print on: picked from the shelves, and what is to be bought. */
export function BlanksScreen() {
  const [search, setSearch] = useSearchParams();
  const batch = search.get("batch") ?? "";
  const until = search.get("until") ?? "";
  const wanted: Wanted = { ...(batch && { batch }), ...(until && { until }) };
  const blanks = useQuery({
    queryKey: ["floor", "blanks", wanted],
    queryFn: async () => orThrow(await call(listBlanks, wanted)).blanks,
  });
  return (
    <>
      {batch && <BackLink to={`/floor/batches/${batch}`}>バッチ {batch} へ</BackLink>}
      <ScreenHeading title={batch ? `白地　${batch}` : "白地"} />
      {!batch && (
        <DayChoice
          days={[
            ["", "すべて"],
            [dayInJapan(new Date()), "今日発送まで"],
            [addDays(dayInJapan(new Date()), 1), "明日発送まで"],
          ]}
          day={until}
          onChoose={(day) => setSearch(day ? { until: day } : {}, { replace: true })}
        />
      )}
      <Fetched query={blanks}>
        {(all) =>
          all.length === 0 ? (
            <p className="rounded-card border border-line p-6 text-center text-mute">用意する白地はありません。</p>
          ) : (
            <Blanks blanks={all} wanted={wanted} />
          )
        }
      </Fetched>
    </>
  );
}

function Blanks({ blanks, wanted }: { blanks: readonly WireBlank[]; wanted: Wanted }) {
  const client = useQueryClient();
  const mayWork = useRight("floor.work");
  const [asked, setAsked] = useState<{ readonly what: "source" | "count"; readonly blank: WireBlank }>();
  const sum = (of: "units" | "to_buy") => formatNumber(blanks.reduce((total, blank) => total + blank[of], 0));
  const again = () => void client.invalidateQueries({ queryKey: ["floor", "blanks"] });
  const close = () => setAsked(undefined);
  const name = `${wanted.batch ?? dayInJapan(new Date())}`;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <FileButton
          name={`pick-list-${name}.pdf`}
          load={async () => orThrow(await call(printPickList, wanted)) as Blob}
          isMain
        >
          ピックリスト（PDF）
        </FileButton>
        <FileButton
          name={`purchases-${name}.csv`}
          load={async () => orThrow(await call(exportPurchases, wanted)) as Blob}
        >
          仕入れの一覧（CSV）
        </FileButton>
        <p className="num ml-auto text-14">
          必要 <span className="font-bold">{sum("units")}</span>点　仕入れ{" "}
          <span className="font-bold">{sum("to_buy")}</span>点
        </p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line">
        {blanks.map((blank) => (
          <BlankRow
            key={`${blank.item_id} ${blank.color_id} ${blank.size_id}`}
            blank={blank}
            {...(mayWork && {
              onSource: () => setAsked({ what: "source", blank }),
              onCount: () => setAsked({ what: "count", blank }),
            })}
          />
        ))}
      </ul>
      {asked?.what === "source" && <SourceDialog blank={asked.blank} onDone={again} onClose={close} />}
      {asked?.what === "count" && <CountDialog blank={asked.blank} onDone={again} onClose={close} />}
    </>
  );
}

interface FileButtonProps {
  readonly name: string;
  readonly load: () => Promise<Blob>;
  readonly isMain?: boolean;
  readonly children: string;
}

function FileButton({ name, load, isMain = false, children }: FileButtonProps) {
  const make = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  return (
    <Button
      {...(isMain && { variant: "primary" as const })}
      size={44}
      icon="download"
      pending={make.isPending}
      onClick={() => make.mutate()}
    >
      {children}
    </Button>
  );
}
