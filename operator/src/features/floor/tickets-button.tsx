import { printTickets, type WireUnit } from "@surimono/contract/floor";
import { dayInJapan } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call, orThrow } from "../../session/call.ts";

const WITHOUT: readonly WireUnit["state"][] = ["received", "shipped", "stored", "cancelled"];

/** Before it is ready there is nothing to say; what has left needs none. */
export const takesTicket = ({ state }: Pick<WireUnit, "state">) => !WITHOUT.includes(state);

interface TicketsButtonProps {
  readonly codes: readonly string[];
  readonly onDone?: () => void;
  /** False beside a step that comes first. */
  readonly isNext?: boolean;
  readonly children: ReactNode;
}

/** Fetches the tickets of these pieces as one PDF. */
export function TicketsButton({ codes, onDone, isNext = true, children }: TicketsButtonProps) {
  const print = useMutation({
    mutationFn: async () => orThrow(await call(printTickets, { codes: [...codes] })) as Blob,
    onSuccess: (file) => {
      saveFile(file, `tickets-${dayInJapan(new Date())}.pdf`);
      showToast(`${codes.length}枚の作業票をダウンロードしました`);
      onDone?.();
    },
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  return (
    <Button
      variant={isNext ? "primary" : "outline"}
      size={44}
      icon="download"
      disabled={codes.length === 0}
      pending={print.isPending}
      onClick={() => print.mutate()}
    >
      {children}
    </Button>
  );
}
