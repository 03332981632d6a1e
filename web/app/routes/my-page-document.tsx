import { getDocument } from "@surimono/contract/documents";
import { data } from "react-router";
import { DocumentScreen } from "#app/features/documents/document-screen.tsx";
import type { Route } from "./+types/my-page-document";

export const meta: Route.MetaFunction = () => [{ title: "書面｜SURIMONO" }];

/** An address that can be no document's is not found, before the server is asked for it. */
export function clientLoader({ params }: Route.ClientLoaderArgs): null {
  if (!getDocument.payload.safeParse({ document_id: params.id }).success) throw data(null, { status: 404 });
  return null;
}

export default function MyPageDocumentRoute({ params }: Route.ComponentProps) {
  return <DocumentScreen key={params.id} documentId={params.id} />;
}
