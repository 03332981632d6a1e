import { listPressPackages, makePressPackage, type WirePressPackage } from "@surimono/contract/floor";
import { formatNumber } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { STATES, sizeOf, sourceOf } from "./press-words.ts";

const LOOK_AGAIN_MS = 3000;

/** Every print package, the newest first. */
export function PressScreen() {
  const packages = useInfiniteQuery({
    queryKey: ["press"],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listPressPackages, pageParam === undefined ? {} : { before: pageParam })),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.packages.some((one) => one.state === "making")) ? LOOK_AGAIN_MS : false,
  });
  const all = packages.data?.pages.flatMap((page) => page.packages) ?? [];
  return (
    <>
      <ScreenHeading title="印刷データ" />
      <div className="flex flex-col gap-8">
        <OfOrder />
        <Fetched query={packages}>
          {() =>
            all.length === 0 ? (
              <p className="rounded-card border border-line p-6 text-center">まだ作っていません。</p>
            ) : (
              <section aria-label="作った印刷データ">
                <h2 className="mb-2 font-bold text-16">作った印刷データ</h2>
                <ul className="divide-y divide-line border-line border-y">
                  {all.map((one) => (
                    <PackageRow key={one.package_id} made={one} />
                  ))}
                </ul>
                {packages.hasNextPage && (
                  <Button
                    className="mt-4"
                    pending={packages.isFetchingNextPage}
                    onClick={() => void packages.fetchNextPage()}
                  >
                    続きを見る
                  </Button>
                )}
              </section>
            )
          }
        </Fetched>
      </div>
    </>
  );
}

/** One order's pieces; several pieces are chosen in the list of the workshop. */
function OfOrder() {
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: async (order_number: string) => orThrow(await call(makePressPackage, { order_number })),
    onSuccess: ({ package_id }) => navigate(`/floor/press/${package_id}`),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    make.mutate(String(new FormData(event.currentTarget).get("order") ?? "").trim());
  };
  return (
    <section aria-label="注文の印刷データを作る">
      {make.isError && <Notice tone="error">{make.error.message}</Notice>}
      <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <TextInput
          label="注文番号"
          name="order"
          required
          minLength={8}
          maxLength={20}
          placeholder="SR-0000-0000"
          className="w-full sm:w-64"
        />
        <Button type="submit" variant="primary" className="sm:mt-7" pending={make.isPending}>
          印刷データを作る
        </Button>
      </form>
      <p className="mt-2 text-14 text-mute">
        バッチごとに作るときは
        <Link to="/floor/batches" className="underline">
          バッチ
        </Link>
        から、品を選んで作るときは
        <Link to="/floor?state=ready" className="underline">
          印刷待ちの一覧
        </Link>
        から選んでください。
      </p>
    </section>
  );
}

function PackageRow({ made }: { made: WirePressPackage }) {
  const { package_id, code, state, made_at, made_by, files, missing, bytes, laid_at, done_at, batch_changed } = made;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-14">
      <Link to={`/floor/press/${package_id}`} className="num inline-flex min-h-11 items-center font-bold underline">
        {code}
      </Link>
      <span className="min-w-48 flex-1">
        <span className="block">{sourceOf(made)}</span>
        <span className="num text-mute">
          {momentOf(made_at)}　{made_by || "自動"}
        </span>
      </span>
      <span className="num text-mute">{state === "ready" && `${formatNumber(files)}ファイル　${sizeOf(bytes)}`}</span>
      <span className="flex flex-wrap gap-2">
        {batch_changed && (
          <Badge tone="warn" icon="warning">
            バッチが変わりました
          </Badge>
        )}
        {missing > 0 && (
          <Badge tone="warn" icon="warning">
            足りない {formatNumber(missing)}
          </Badge>
        )}
        {done_at ? <Badge tone="ok">印刷機が完了</Badge> : laid_at && <Badge>印刷機のフォルダー</Badge>}
        <StateBadge state={state} />
      </span>
    </li>
  );
}

export function StateBadge({ state }: Pick<WirePressPackage, "state">) {
  if (state === "ready")
    return (
      <Badge tone="ok" icon="check">
        {STATES.ready}
      </Badge>
    );
  return state === "failed" ? (
    <Badge tone="red" icon="error">
      {STATES.failed}
    </Badge>
  ) : (
    <Badge icon="refresh">{STATES.making}</Badge>
  );
}
