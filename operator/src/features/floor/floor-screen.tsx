import { getFloor } from "@surimono/contract/floor";
import { UNIT_STATE_NAMES, type UnitState } from "@surimono/domain/floor";
import { formatNumber, slashedDay } from "@surimono/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { WideTable } from "../../ui/wide-table.tsx";
import { StuckOrders } from "./stuck-orders.tsx";
import { UnitList } from "./unit-list.tsx";

const SHOWN = ["received", "ready", "rejected", "printed", "checked", "packed", "held"] as const satisfies UnitState[];
const COLUMNS = ["received", "ready", "rejected", "printed", "checked", "held"] as const;
const isShown = (text: string | null): text is (typeof SHOWN)[number] => SHOWN.some((state) => state === text);

/** Where every piece of goods is, the most urgent first. */
export function FloorScreen() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("state");
  const state = isShown(asked) ? asked : undefined;
  const order = search.get("order") ?? undefined;
  const floor = useQuery({
    queryKey: ["floor"],
    queryFn: async () => orThrow(await call(getFloor, {})),
    refetchInterval: 30_000,
  });
  return (
    <>
      <ScreenHeading title="工程" />
      <Fetched query={floor}>
        {({ day, states, due }) => (
          <div className="flex flex-col gap-8">
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
              {SHOWN.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    aria-pressed={one === state}
                    onClick={() => setSearch(one === state ? {} : { state: one })}
                    className="flex min-h-20 w-full flex-col justify-between rounded-card border border-line bg-white p-3 text-left hover:bg-paper aria-pressed:border-deep aria-pressed:bg-paper"
                  >
                    <span className="text-14">{UNIT_STATE_NAMES[one]}</span>
                    <span className="num font-bold text-20">{formatNumber(states[one])}</span>
                  </button>
                </li>
              ))}
            </ul>
            {order ? (
              <UnitList key={order} title={`注文 ${order} の品`} wanted={{ order_number: order }} />
            ) : state ? (
              <UnitList key={state} title={UNIT_STATE_NAMES[state]} wanted={{ state }} />
            ) : (
              <>
                <StuckOrders />
                <Due day={day} due={due} />
              </>
            )}
          </div>
        )}
      </Fetched>
    </>
  );
}

interface DueProps {
  day: string;
  due: readonly ({ dispatch_by: string; method_id: number; method_name: string } & Record<
    (typeof COLUMNS)[number],
    number
  >)[];
}

function Due({ day, due }: DueProps) {
  if (due.length === 0)
    return <p className="rounded-card border border-line p-6 text-center">待っている品はありません。</p>;
  return (
    <section aria-label="発送予定日ごと">
      <WideTable
        rows={due}
        keyOf={({ dispatch_by, method_id }) => `${dispatch_by} ${method_id}`}
        titles={[
          {
            name: "発送予定日",
            cell: ({ dispatch_by }) =>
              dispatch_by < day ? (
                <b className="text-red-text">{slashedDay(dispatch_by)}（遅れ）</b>
              ) : (
                slashedDay(dispatch_by)
              ),
          },
          { name: "印刷方法", cell: ({ method_name }) => method_name },
        ]}
        columns={COLUMNS.map((column) => ({
          name: UNIT_STATE_NAMES[column],
          cell: (row: DueProps["due"][number]) =>
            row[column] === 0 ? <span className="text-mute">–</span> : formatNumber(row[column]),
        }))}
      />
    </section>
  );
}
