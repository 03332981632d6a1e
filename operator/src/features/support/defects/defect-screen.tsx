import { Link, useParams } from "react-router";
import { useRight } from "../../../session/use-operator.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { DefectPanel } from "./defect-panel.tsx";

export function DefectScreen() {
  const maySeeTickets = useRight("support.see");
  const { number = "", report = "1" } = useParams();
  return (
    <>
      <BackLink to="/defects">不良品のご連絡の一覧</BackLink>
      <ScreenHeading title="不良品のご連絡" />
      {maySeeTickets && (
        <p className="mb-4 text-14">
          <Link
            to={`/tickets?${new URLSearchParams({ view: "all", text: number })}`}
            className="inline-flex min-h-11 items-center underline"
          >
            メールでのやりとりを見る
          </Link>
        </p>
      )}
      <DefectPanel order_number={number} report={Number(report)} />
    </>
  );
}
