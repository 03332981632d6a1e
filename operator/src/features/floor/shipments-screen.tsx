import { exportShipments, listShipments, MAX_PACKING_PAPERS } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { COURIER_IDS, type Courier } from "@surimono/domain/delivery";
import { slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { PackingPapers } from "../../ui/packing-papers.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { ToTakeOut } from "./boxed-pieces.tsx";
import { CourierResults } from "./courier-results.tsx";

const NAMES: Readonly<Record<Courier, string>> = { yamato: "ヤマト運輸", sagawa: "佐川急便", japanpost: "日本郵便" };

type Shipments = AnswerOf<typeof listShipments>;
type Parcel = Shipments["parcels"][number];
const keyOf = ({ order_number, parcel_number }: Parcel) => `${order_number} ${parcel_number}`;
/** What was in a file is left out until somebody wants it again, also where a colleague made that file after it was ticked here. */
const seenOf = (parcel: Parcel) => `${keyOf(parcel)} ${parcel.exported_at}`;

/** Packed parcels out to a courier's program, and its numbers back in. */
export function ShipmentsScreen() {
  const [courier, setCourier] = useState<Courier>("yamato");
  const client = useQueryClient();
  const shipments = useQuery({
    queryKey: ["shipments", courier],
    queryFn: async () => orThrow(await call(listShipments, { courier })),
  });
  const again = () => void client.invalidateQueries({ queryKey: ["shipments"] });
  return (
    <>
      <ScreenHeading title="発送" />
      <fieldset className="mb-6 grid grid-cols-3 gap-2 sm:max-w-lg">
        <legend className="sr-only">運送会社</legend>
        {COURIER_IDS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === courier}
            onClick={() => setCourier(one)}
            className="min-h-12 rounded-ctl border border-ctl bg-white px-2 font-bold text-14 aria-pressed:border-deep aria-pressed:bg-deep aria-pressed:text-white"
          >
            {NAMES[one]}
          </button>
        ))}
      </fieldset>
      <div className="flex flex-col gap-10">
        <Fetched query={shipments}>
          {(waiting) => (
            <div className="flex flex-col gap-6">
              <ToTakeOut pieces={waiting.to_take_out} />
              <Waiting key={courier} courier={courier} shipments={waiting} onDone={again} />
            </div>
          )}
        </Fetched>
        <CourierResults key={courier} courier={courier} onDone={again} />
      </div>
    </>
  );
}

function Waiting({ courier, shipments, onDone }: { courier: Courier; shipments: Shipments; onDone: () => void }) {
  const { parcels, program, is_set_up, has_more } = shipments;
  const fits = parcels.filter(({ problems }) => problems.length === 0);
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isWanted = (parcel: Parcel) => said.get(seenOf(parcel)) ?? parcel.exported_at === null;
  const chosen = fits.filter(isWanted);
  const make = useMutation({
    mutationFn: async () => {
      const wanted = chosen.map(({ order_number, parcel_number, exported_at }) => ({
        ...{ order_number, parcel_number, exported_at },
      }));
      const file: Blob = orThrow(await call(exportShipments, { courier, parcels: wanted }));
      saveFile(file, `${courier}-${new Date().toISOString().slice(0, 16).replaceAll(/\D/g, "")}.csv`);
    },
    onSuccess: () => setSaid(new Map([...said, ...chosen.map((parcel) => [seenOf(parcel), false] as const)])),
    // What was refused has changed meanwhile.
    onSettled: onDone,
  });
  const choose = (wanted: readonly Parcel[]) =>
    setSaid(new Map([...said, ...fits.map((parcel) => [seenOf(parcel), wanted.includes(parcel)] as const)]));
  const toggle = (parcel: Parcel) => setSaid(new Map([...said, [seenOf(parcel), !isWanted(parcel)]]));
  return (
    <section aria-label="送り状のデータ">
      <h2 className="font-bold text-20">送り状のデータ（{program}）</h2>
      {!is_set_up && (
        <Notice tone="warn">
          この運送会社との契約が、お店の設定ファイル（couriers）にありません。設定すると使えます。
        </Notice>
      )}
      {parcels.length === 0 ? (
        <p className="mt-3 rounded-card border border-line p-6 text-center">発送を待つ小包はありません。</p>
      ) : (
        <>
          {make.isError && <Notice tone="error">{make.error.message}</Notice>}
          <div className="my-4 flex flex-wrap items-center gap-4">
            <Button
              variant="primary"
              size={56}
              disabled={!is_set_up || chosen.length === 0}
              pending={make.isPending}
              onClick={() => make.mutate()}
            >
              {chosen.length}個のデータを作る
            </Button>
            <PackingPapers
              parcels={chosen.map(({ order_number, parcel_number }) => ({ order_number, parcel_number }))}
            />
            <Choices fits={fits} chosen={chosen} onChoose={choose} />
            {has_more && <p className="text-14">ほかにもあります。発送すると、続きが出ます。</p>}
          </div>
          <ul className="divide-y divide-line border-line border-y">
            {parcels.map((parcel) => (
              <ShipmentRow
                key={keyOf(parcel)}
                parcel={parcel}
                isChosen={parcel.problems.length === 0 && isWanted(parcel)}
                onToggle={() => toggle(parcel)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface ChoicesProps {
  readonly fits: readonly Parcel[];
  readonly chosen: readonly Parcel[];
  readonly onChoose: (wanted: readonly Parcel[]) => void;
}

/** Of those that are in no file yet as many as the papers take at once, from the top, where not just these are chosen. */
function Choices({ fits, chosen, onChoose }: ChoicesProps) {
  const fresh = fits.filter(({ exported_at }) => exported_at === null);
  const first = fresh.slice(0, MAX_PACKING_PAPERS);
  return (
    <>
      {fresh.some((parcel, at) => chosen.includes(parcel) !== at < first.length) && (
        <Button size={44} onClick={() => onChoose(first)}>
          上から{first.length}個
        </Button>
      )}
      {chosen.length > 0 && (
        <Button size={44} onClick={() => onChoose([])}>
          すべて外す
        </Button>
      )}
    </>
  );
}

function ShipmentRow({ parcel, isChosen, onToggle }: { parcel: Parcel; isChosen: boolean; onToggle: () => void }) {
  const { order_number, parcel_number, receiver, prefecture, dispatch_by, pieces, wished, exported_at, problems } =
    parcel;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3 text-14">
      <label className="group flex min-h-11 min-w-11 items-center justify-center">
        <CheckSquare
          checked={isChosen}
          disabled={problems.length > 0}
          onChange={onToggle}
          aria-label={`${order_number} 小包${parcel_number}を入れる`}
        />
      </label>
      <div className="min-w-48 flex-1">
        <span className="flex flex-wrap items-center gap-x-4">
          <Link to={`/orders/${order_number}`} className="num inline-flex min-h-11 items-center font-bold underline">
            {order_number}
          </Link>
          小包{parcel_number}　{pieces}点
        </span>
        <span className="block">
          {receiver}（{prefecture}）
        </span>
        {problems.map(({ column, kind, text }) => (
          <span key={column} className="block text-red-text">
            {column}：{kind === "letters" && `「${text}」は送り状に印字できません。お届け先を直してください。`}
            {kind === "too-long" && `長すぎます（${text}）。お届け先を直してください。`}
            {kind === "missing" && "空です。お届け先を直してください。"}
          </span>
        ))}
      </div>
      <div className="num text-mute max-md:basis-full max-md:pl-15 md:pt-3">
        発送予定 {slashedDay(dispatch_by)}
        {wished && <span className="block">お届け希望 {wished}</span>}
        {exported_at && <span className="block">{momentOf(exported_at)} にデータ作成</span>}
      </div>
    </li>
  );
}
