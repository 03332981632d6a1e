import { DocumentsScreen } from "#app/features/documents/documents-screen.tsx";
import type { Route } from "./+types/my-page-documents";

export const meta: Route.MetaFunction = () => [{ title: "書面｜SURIMONO" }];

export default function MyPageDocumentsRoute() {
  return <DocumentsScreen />;
}
