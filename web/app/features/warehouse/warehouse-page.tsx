import type { ReactNode } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { WAREHOUSE_PATH } from "./warehouse-paths.ts";

interface WarehousePageProps {
  title: string;
  lead: string;
  /** Below the warehouse itself. */
  isBelow?: boolean;
  children: ReactNode;
}

/** The frame of every screen of the warehouse. */
export function WarehousePage({ title, lead, isBelow = false, children }: WarehousePageProps) {
  const trail = [
    { label: "マイページ", to: "/my-page" },
    ...(isBelow ? [{ label: "倉庫", to: WAREHOUSE_PATH }] : []),
    { label: title },
  ];
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={trail} />
      <div className="mt-3 md:mt-5">
        <PageHeading title={title}>{lead}</PageHeading>
      </div>
      <div className="mt-6 md:mt-8">{children}</div>
    </main>
  );
}
