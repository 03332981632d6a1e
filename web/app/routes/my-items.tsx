import { Spinner } from "@surimono/ui/spinner.tsx";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { myItemQuery } from "#app/features/my-items/my-items.queries.ts";
import { MyItemsScreen } from "#app/features/my-items/my-items-screen.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { readId } from "../compose/read-id.ts";
import { useCloseToList } from "../compose/use-close-to-list.ts";
import type { Route } from "./+types/my-items";

/** As large as the list itself, so it loads when an item is opened. */
const MyItemWithCart = lazy(async () => ({
  default: (await import("../compose/my-item-with-cart.tsx")).MyItemWithCart,
}));

const RemixDialog = lazyPart(async () => (await import("#app/features/my-items/remix-dialog.tsx")).RemixDialog);

const VotesDialog = lazyPart(async () => (await import("#app/features/my-items/votes-dialog.tsx")).VotesDialog);

export const meta: Route.MetaFunction = () => [{ title: "マイアイテム｜SURIMONO" }];

/**
 * `itemTab` is 0 for completed items and 1 for drafts; `productId`, or the id in the path, opens an item; `remix` is the key of a link that
 * a draft is to be made of; `votes` opens the votes about items.
 */
export default function MyItemsRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const tab = query.get("itemTab") === "1" ? 1 : 0;
  const opened = readId(params.id ?? query.get("productId"));
  // The dialog stays mounted without an item in the address, to close smoothly.
  const [hasDialog, setHasDialog] = useState(false);
  if (opened !== undefined && !hasDialog) setHasDialog(true);
  // Requested together with the dialog's code.
  useQuery({ ...myItemQuery(opened ?? 0), enabled: opened !== undefined });
  const listPath = `/my-items?itemTab=${tab}`;
  const close = useCloseToList(listPath);
  const remix = query.get("remix");
  return (
    <>
      <MyItemsScreen
        tab={tab}
        onTab={(next) => void navigate(`/my-items?itemTab=${next}`, { preventScrollReset: true })}
        votesPath={`${listPath}&votes=1`}
        detailPath={(productId) => `${listPath}&productId=${productId}`}
      />
      {remix && (
        <Suspense fallback={null}>
          <RemixDialog linkKey={remix} onClose={() => void navigate(listPath, { replace: true })} />
        </Suspense>
      )}
      {query.has("votes") && (
        <Suspense fallback={null}>
          <VotesDialog onClose={close} />
        </Suspense>
      )}
      {hasDialog && (
        <Suspense fallback={<DialogOnItsWay />}>
          <MyItemWithCart
            productId={opened}
            onClose={close}
            onCopied={(productId) =>
              void navigate(`/my-items?itemTab=1&productId=${productId}`, { preventScrollReset: true })
            }
          />
        </Suspense>
      )}
    </>
  );
}

function DialogOnItsWay() {
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-white">
      <Spinner size={40} />
    </div>
  );
}
