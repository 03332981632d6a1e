import { bringBackBeforeEdition, listCatalogueEditions } from "@surimono/contract/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { Endless } from "../../ui/endless.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { causeName } from "./cause-name.ts";
import type { ChosenDrafts } from "./drafts-screen.tsx";
import { GoodsLinks } from "./goods-links.tsx";
import { CATALOGUE_KEY, fileAddress } from "./goods-query.ts";
import { nameOfPath } from "./path-names.ts";

const SHOWN = 6;

/** Everything that was ever published, and the way back before it. */
export function EditionsScreen() {
  const [undoing, setUndoing] = useState<number>();
  const mayWrite = useRight("catalogue.write");
  const client = useQueryClient();
  const go = useNavigate();
  const editions = useInfiniteQuery({
    queryKey: [...CATALOGUE_KEY, "editions"],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listCatalogueEditions, pageParam === 0 ? {} : { after: pageParam })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.editions),
  });
  return (
    <>
      <ScreenHeading title="公開の履歴" />
      <GoodsLinks />
      <Endless query={editions} empty="まだ公開したことがありません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map(({ edition, at, by, cause, reason, files }, index) => (
              <li key={edition} className="flex flex-col gap-2 px-4 py-3 text-14">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <span className="num text-12 text-mute">第{edition}版</span>
                  <span className="num font-bold">{momentOf(at)}</span>
                  <span>{by === "start" ? "" : by}</span>
                  <span className="text-mute">{causeName(cause)}</span>
                  {mayWrite && index < rows.length - 1 && (
                    <Button size={44} className="ml-auto" onClick={() => setUndoing(edition)}>
                      この前に戻す
                    </Button>
                  )}
                </div>
                {reason !== "" && <p>{reason}</p>}
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {files.slice(0, SHOWN).map(({ path, name }) => (
                    <li key={path}>
                      <Link to={fileAddress(path)} className="inline-flex min-h-11 items-center underline">
                        {name || nameOfPath(path)}
                      </Link>
                    </li>
                  ))}
                  {files.length > SHOWN && (
                    <li className="inline-flex min-h-11 items-center text-mute">ほか{files.length - SHOWN}件</li>
                  )}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </Endless>
      {undoing !== undefined && (
        <ReasonDialog
          title={`第${undoing}版の前に戻しますか？`}
          effect="この公開で変わったものが、変わる前の内容の下書きになります。変わるところを確かめて、公開してください。"
          yes="下書きにする"
          withReason={false}
          run={async () => {
            const { paths } = orThrow(await call(bringBackBeforeEdition, { edition: undoing }));
            void go("/goods/drafts", { state: { chosen: paths } satisfies ChosenDrafts });
          }}
          onDone={() => {
            showToast("前の内容を下書きにしました。公開すると、お店に出ます。", { tone: "success" });
            void client.invalidateQueries({ queryKey: CATALOGUE_KEY });
          }}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  );
}
