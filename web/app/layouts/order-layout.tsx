import { Outlet } from "react-router";
import { StepHeader } from "#app/frame/header/step-header.tsx";
import { errorMeta, RouteError } from "#app/route-error.tsx";

export const meta = errorMeta;

/** The page draws its own `StepHeader`, since only it knows the step. */
export default function OrderLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <StepHeader />
      <RouteError error={error} />
    </>
  );
}
