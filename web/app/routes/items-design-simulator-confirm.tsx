import { hasWork } from "@surimono/domain/designs";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import { openTrial } from "#app/features/designs/open-trial.ts";
import { readSimulation } from "#app/features/designs/simulation-store.ts";
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
  const design = await openTrial(simulation);
  const keepAtOnce = new URL(request.url).searchParams.get("keep") === "1";
  return { design, simulation, keepAtOnce };
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
