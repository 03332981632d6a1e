import { BillsScreen } from "#app/features/billing/bills-screen.tsx";
import { downloadDocument } from "#app/features/documents/download-document.ts";
import type { Route } from "./+types/my-page-bills";

export const meta: Route.MetaFunction = () => [{ title: "ご請求｜SURIMONO" }];

export default function MyPageBillsRoute() {
  return <BillsScreen saveDocument={downloadDocument} />;
}
