import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathVia } from "#app/session/path-via.ts";
import { isGuardedFromMaintenance, MAINTAIN_PATH, readMaintenance } from "./maintenance.ts";

/** In the root for prerendered pages, where no guard runs at the start. */
export function MaintenanceAtStart() {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the start; the guard does the rest
  useEffect(() => {
    if (isGuardedFromMaintenance()) return;
    void readMaintenance().then(
      (closed) => closed && navigate(pathVia(MAINTAIN_PATH, window.location), { replace: true }),
    );
  }, []);
  return null;
}
