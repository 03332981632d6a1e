import { getDocumentFile, type WireDocument } from "@surimono/contract/documents";
import { saveFile } from "@surimono/ui/save-file.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { call } from "#app/session/call.ts";

/** The PDF, named after its number. */
export async function downloadDocument({
  document_id,
  number,
}: Pick<WireDocument, "document_id" | "number">): Promise<void> {
  const answer = await call(getDocumentFile, { document_id });
  if (answer.ok) saveFile(answer.value as Blob, `${number}.pdf`);
  else showToast(answer.failure.message, { tone: "error" });
}
