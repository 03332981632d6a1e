import { MAX_PACKING_PAPERS, type PACKING_PAPERS, printPackingPapers } from "@surimono/contract/floor";
import { dayInJapan } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { call, orThrow } from "../session/call.ts";

interface PackingPapersProps {
  /** Number 0: all parcels of the order. */
  readonly parcels: readonly { readonly order_number: string; readonly parcel_number: number }[];
}

/** Labels and delivery notes of parcels, each as one PDF in packing order. */
export function PackingPapers({ parcels }: PackingPapersProps) {
  const print = useMutation({
    mutationFn: async (paper: (typeof PACKING_PAPERS)[number]) => {
      const file = orThrow(await call(printPackingPapers, { paper, parcels: [...parcels] })) as Blob;
      saveFile(file, `${paper}-${dayInJapan(new Date())}.pdf`);
    },
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  const isShut = parcels.length === 0 || parcels.length > MAX_PACKING_PAPERS;
  const isPrinting = (paper: string) => print.isPending && print.variables === paper;
  return (
    <>
      <Button
        size={44}
        icon="download"
        disabled={isShut}
        pending={isPrinting("labels")}
        onClick={() => print.mutate("labels")}
      >
        宛名ラベル
      </Button>
      <Button
        size={44}
        icon="download"
        disabled={isShut}
        pending={isPrinting("slips")}
        onClick={() => print.mutate("slips")}
      >
        納品書
      </Button>
      {parcels.length > MAX_PACKING_PAPERS && (
        <p className="text-14">宛名ラベルと納品書は、一度に{MAX_PACKING_PAPERS}個までです。</p>
      )}
    </>
  );
}
