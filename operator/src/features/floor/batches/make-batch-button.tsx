import { makeBatch, type WireUnit } from "@surimono/contract/floor";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../../session/call.ts";

/** What can be picked for a batch. */
export const canBeBatched = ({ state, batch }: Pick<WireUnit, "state" | "batch">) =>
  (state === "ready" || state === "rejected") && batch === "";

/** A batch of the pieces that somebody picked. */
export function MakeBatchButton({ units }: { units: readonly WireUnit[] }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // The same for the same pieces: a press whose answer was lost makes one batch.
  const making = useRef({ id: "", pieces: "" });
  const make = useMutation({
    mutationFn: async () => {
      const codes = units.map(({ code }) => code);
      const pieces = codes.join(" ");
      if (making.current.pieces !== pieces) making.current = { id: crypto.randomUUID(), pieces };
      return orThrow(await call(makeBatch, { making_id: making.current.id, codes })).batch;
    },
    onSuccess: ({ code }) => {
      void client.invalidateQueries({ queryKey: ["floor"] });
      void navigate(`/floor/batches/${code}`);
    },
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  return (
    <Button
      size={44}
      disabled={units.length === 0 || !units.every(canBeBatched)}
      pending={make.isPending}
      onClick={() => make.mutate()}
    >
      選んだ{units.length}点をバッチにする
    </Button>
  );
}
