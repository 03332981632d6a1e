import { editImageMagicDesign, openDesign } from "@surimono/contract/designs";
import type { CallFailure } from "@surimono/contract/kernel";
import { TAG_STEPS } from "@surimono/domain/catalogue";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import { keepLeftWork } from "#app/features/designs/keep-left-work.ts";
import { CallError, call } from "#app/session/call.ts";
import { mobileContext } from "#app/session/guards.ts";
import type { Route } from "./+types/studio";

const StudioScreen = lazy(async () => ({
  default: (await import("#app/features/designs/studio-screen.tsx")).StudioScreen,
}));

export const meta: Route.MetaFunction = () => [{ title: "デザインスタジオ｜SURIMONO" }];

/** The token in the address names the design. An old one, as after a reload, is silently renewed; the shop's own links have none. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  const productId = Number(searchParams.get("productId"));
  const step = Number(searchParams.get("step"));
  if (token === null && productId > 0) throw await wayIn(productId, step);
  const opened = await call(openDesign, { token: token || "-" });
  if (opened.ok) return { design: opened.value, isPhone: context.get(mobileContext) };
  if (opened.failure.code === "designs/link-expired" && productId > 0) throw await wayIn(productId, step);
  throw await wayOut(opened.failure, productId, step);
}

async function wayIn(productId: number, step: number): Promise<Response | CallError> {
  const asked = await call(editImageMagicDesign, { product_id: productId, ...tagAt(step) });
  return asked.ok ? redirect(asked.value.url) : wayOut(asked.failure, productId, step);
}

/**
 * An item completed meanwhile is shown where it can be ordered; of one that is gone the list of drafts is what is left. Work on it that is only
 * in this browser may become an item of its own, which is opened instead.
 */
async function wayOut(failure: CallFailure, productId: number, step: number): Promise<Response | CallError> {
  const { code } = failure;
  if ((code === "designs/completed" || code === "designs/deleted") && productId > 0 && !tagAt(step).subsidiary) {
    const url = await keepLeftWork(productId, code);
    if (url !== undefined) return redirect(url);
  }
  if (code === "designs/completed" && productId > 0) return redirect(`/my-items?itemTab=0&productId=${productId}`);
  if (code === "designs/not-found") {
    showToast(failure.message);
    return redirect("/my-items?itemTab=1");
  }
  return new CallError(failure);
}

/** The call's name for the tag of a step; undefined is the print. */
function tagAt(step: number) {
  const tag = TAG_STEPS.find((tagStep) => tagStep === step);
  return tag === undefined ? {} : { subsidiary: true, step_id: tag };
}

export default function StudioRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense
      fallback={
        <div
          role="status"
          aria-label="スタジオを準備しています"
          className="bench flex min-h-dvh items-center justify-center"
        >
          <Spinner size={40} />
        </div>
      }
    >
      <StudioScreen key={`${loaderData.design.product_id}-${loaderData.design.step_id}`} {...loaderData} />
    </Suspense>
  );
}

/** Saving must not reload the document under the open editor. */
export function shouldRevalidate() {
  return false;
}
