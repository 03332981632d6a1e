import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { CallError } from "#app/session/call.ts";
import { useSession } from "#app/session/current-user.ts";
import { designOnGoodsPath } from "#app/session/trial-path.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { lookQuery } from "./look.queries.ts";
import { CopyGrid } from "./on-goods/copy-grid.tsx";

/** An own design, seen on everything else. */
export function DesignOnGoodsScreen({ productId }: { productId: number }) {
  const session = useSession();
  const design = useQuery({ ...lookQuery(productId), enabled: session.status === "member" });
  if (session.status === "guest")
    return <Navigate replace to={`/login?redirectTo=${encodeURIComponent(designOnGoodsPath(productId))}`} />;
  const isMissing = design.error instanceof CallError && design.error.failure.status === 404;
  return (
    <main id="main" className="page min-h-[70vh] py-6 md:py-10">
      <PageHeading title="この絵で、ほかにも。">
        押すと、コピーをつくってスタジオで続けられます。もとのアイテムはそのままです。
      </PageHeading>
      <div className="mt-6 md:mt-8">
        {design.data ? (
          <CopyGrid key={productId} source={design.data} />
        ) : isMissing ? (
          <EmptyState
            title="アイテムが見つかりませんでした"
            action={<LinkButton to="/my-items?itemTab=0">マイアイテムを見る</LinkButton>}
          >
            削除したか、アドレスがちがうようです。
          </EmptyState>
        ) : design.isLoadingError ? (
          <ErrorState title="デザインを読み込めませんでした" onRetry={() => void design.refetch()} />
        ) : (
          <div className="flex justify-center py-24">
            <Spinner size={40} />
          </div>
        )}
      </div>
    </main>
  );
}
