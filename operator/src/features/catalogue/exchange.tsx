import { exportCatalogue, importCatalogueZip } from "@surimono/contract/catalogue";
import { dayInJapan } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { base64Of } from "../../ui/base64-of.ts";
import type { ChosenDrafts } from "./drafts-screen.tsx";
import { CATALOGUE_KEY } from "./goods-query.ts";

/** The whole catalogue as a ZIP: out, and in again as drafts. */
export function Exchange() {
  const input = useRef<HTMLInputElement>(null);
  const go = useNavigate();
  const client = useQueryClient();
  const mayWrite = useRight("catalogue.write");
  const save = useMutation({
    mutationFn: async () => orThrow(await call(exportCatalogue, {})),
    onSuccess: (file) => saveFile(file, `surimono-catalogue-${dayInJapan(new Date())}.zip`),
  });
  const take = useMutation({
    mutationFn: async (file: File) => orThrow(await call(importCatalogueZip, { zip: await base64Of(file) })).paths,
    onSuccess: async (paths) => {
      await client.invalidateQueries({ queryKey: CATALOGUE_KEY });
      showToast(`${paths.length}件の下書きを作りました。変わるところを確かめて、公開してください。`, {
        tone: "success",
      });
      void go("/goods/drafts", { state: { chosen: paths } satisfies ChosenDrafts });
    },
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? [];
    // The same file can be chosen again after it was mended.
    event.target.value = "";
    if (picked) take.mutate(picked);
  };
  const refused = save.error ?? take.error;
  return (
    <section
      aria-label="カタログの書き出しと取り込み"
      className="mt-8 flex flex-col items-start gap-3 rounded-card bg-paper p-4"
    >
      <h2 className="font-bold text-16">カタログの書き出しと取り込み</h2>
      <p className="text-14">
        公開中のすべてをZIPで書き出せます。取り込むと、違うところがすべて下書きになります。ZIPにない商品は、販売を終える下書きになります。
      </p>
      {refused && <Notice tone="error">{refused.message}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="download" pending={save.isPending} onClick={() => save.mutate()}>
          書き出す
        </Button>
        {mayWrite && (
          <>
            <input
              ref={input}
              type="file"
              accept=".zip,application/zip"
              onChange={choose}
              className="sr-only"
              aria-label="取り込むZIP"
              tabIndex={-1}
            />
            <Button icon="upload" pending={take.isPending} onClick={() => input.current?.click()}>
              ZIPを取り込む
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
