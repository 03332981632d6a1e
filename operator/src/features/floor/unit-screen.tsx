import { getUnit, releaseUnit } from "@surimono/contract/floor";
import { spacedUnitCode, UNIT_STATE_NAMES, type UnitState } from "@surimono/domain/floor";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { HoldDialog, RejectDialog } from "./hand-actions.tsx";
import { CheckPhoto } from "./photos/check-photo.tsx";
import { UnitPhotos } from "./photos/unit-photos.tsx";
import { TicketsButton, takesTicket } from "./tickets-button.tsx";
import { UnitRow } from "./unit-row.tsx";

const CAUSES: Readonly<Record<string, string>> = {
  scan: "スキャン",
  undo: "取り消し",
  hand: "手で",
  order: "注文にあわせて",
  shop: "自動",
};
const CAN_REJECT: readonly UnitState[] = ["printed", "checked", "packed"];
const CAN_PHOTOGRAPH: readonly UnitState[] = ["checked", "packed"];
/** What came from the warehouse was never checked here: no picture could be of its check. */
const isCheck = ({ from, to }: { readonly from: UnitState; readonly to: UnitState }) =>
  from === "printed" && to === "checked";
const CAN_HOLD: readonly UnitState[] = ["received", "ready", "printed", "checked", "rejected"];

/** One piece of goods with everything that happened to it. */
export function UnitScreen() {
  const { code = "" } = useParams();
  const mayWork = useRight("floor.work");
  const client = useQueryClient();
  const [asked, setAsked] = useState<"reject" | "hold">();
  const unit = useQuery({ queryKey: ["unit", code], queryFn: async () => orThrow(await call(getUnit, { code })) });
  const again = () => void client.invalidateQueries({ queryKey: ["unit", code] });
  const release = useMutation({
    mutationFn: async () => orThrow(await call(releaseUnit, { scan_id: crypto.randomUUID(), code })),
    onSettled: again,
  });
  return (
    <>
      <BackLink to="/floor">工程へ</BackLink>
      <ScreenHeading title={`品 ${spacedUnitCode(code)}`} />
      <Fetched query={unit}>
        {({ unit: { state, ...rest }, movements, photos }) => (
          <div className="flex flex-col gap-6">
            <ul className="border-line border-y">
              <UnitRow unit={{ state, ...rest }} />
            </ul>
            {release.isError && <Notice tone="error">{release.error.message}</Notice>}
            {mayWork && (
              <div className="flex flex-wrap gap-2">
                {state === "held" && (
                  <Button variant="primary" pending={release.isPending} onClick={() => release.mutate()}>
                    保留から戻す
                  </Button>
                )}
                {CAN_REJECT.includes(state) && !rest.is_sending && (
                  <Button variant="danger" onClick={() => setAsked("reject")}>
                    不良にする
                  </Button>
                )}
                {takesTicket({ state }) && (
                  <TicketsButton codes={[code]} isNext={state !== "held"}>
                    作業票を印刷
                  </TicketsButton>
                )}
                {CAN_HOLD.includes(state) && <Button onClick={() => setAsked("hold")}>保留にする</Button>}
              </div>
            )}
            <Link to={`/floor?order=${rest.order_number}`} className="min-h-11 self-start py-2 text-14 underline">
              この注文のすべての品
            </Link>
            {mayWork && CAN_PHOTOGRAPH.includes(state) && movements.some(isCheck) && (
              <CheckPhoto code={code} onDone={again} />
            )}
            <UnitPhotos
              title="できあがりの写真（ご注文者に見えます）"
              code={code}
              photos={photos.filter(({ is_shown }) => is_shown)}
            />
            <UnitPhotos
              title="前の検品の写真（ご注文者には見えません）"
              code={code}
              photos={photos.filter(({ of, is_shown }) => of === "checked" && !is_shown)}
            />
            <UnitPhotos title="不良の写真" code={code} photos={photos.filter(({ of }) => of === "rejected")} />
            <section aria-label="これまでの動き">
              <h2 className="mb-2 font-bold text-16">これまでの動き</h2>
              {movements.length === 0 && <p className="text-14 text-mute">まだ動いていません。</p>}
              <ol className="divide-y divide-line text-14">
                {movements.map((one) => (
                  <li key={one.id} className="flex flex-wrap gap-x-4 py-2">
                    <span className="num text-mute">{momentOf(one.at)}</span>
                    <span className="font-bold">
                      {one.from === one.to
                        ? "箱から出した"
                        : `${UNIT_STATE_NAMES[one.from]} → ${UNIT_STATE_NAMES[one.to]}`}
                    </span>
                    <span>{CAUSES[one.cause] ?? one.cause}</span>
                    <span>{one.by}</span>
                    <span>{one.reason}</span>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        )}
      </Fetched>
      {asked === "reject" && <RejectDialog code={code} onDone={again} onClose={() => setAsked(undefined)} />}
      {asked === "hold" && <HoldDialog code={code} onDone={again} onClose={() => setAsked(undefined)} />}
    </>
  );
}
