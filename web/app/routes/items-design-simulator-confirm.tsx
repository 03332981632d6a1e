import { openSimulation } from "@surimono/contract/designs";
import { hasWork } from "@surimono/domain/designs";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import { readSimulation } from "#app/features/designs/simulation-store.ts";
import { call, orThrow } from "#app/session/call.ts";
import { SIMULATOR_PATH } from "#app/session/trial-path.ts";
import type { Route } from "./+types/items-design-simulator-confirm";

const SimulatorConfirmScreen = lazy(async () => ({
  default: (await import("#app/features/designs/simulator-confirm-screen.tsx")).SimulatorConfirmScreen,
}));

export const meta: Route.MetaFunction = () => [{ title: "仕上がりの確認｜SURIMONO" }];

/** This browser's design, with goods and prices from the catalogue. Without a design there is nothing to confirm. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const simulation = await readSimulation();
  if (!simulation || !hasWork(simulation.document)) throw redirect(SIMULATOR_PATH);
  const { productId, sku, worksId } = simulation;
  const answer = await call(openSimulation, { product_id: productId, sku, works_id: worksId });
  if (!answer.ok && answer.failure.status < 500 && answer.failure.status > 0) throw redirect(SIMULATOR_PATH);
  const keepAtOnce = new URL(request.url).searchParams.get("keep") === "1";
  return { design: orThrow(answer), simulation, keepAtOnce };
}

export default function ItemsDesignSimulatorConfirmRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense
      fallback={
        <div role="status" aria-label="仕上がりを準備しています" className="flex min-h-dvh items-center justify-center">
          <Spinner size={40} />
        </div>
      }
    >
      <SimulatorConfirmScreen key={loaderData.simulation.id} {...loaderData} />
    </Suspense>
  );
}
