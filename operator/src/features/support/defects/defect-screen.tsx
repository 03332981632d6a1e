import { useParams } from "react-router";
import { BackLink } from "../../../ui/back-link.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { DefectPanel } from "./defect-panel.tsx";

export function DefectScreen() {
  const { number = "", report = "1" } = useParams();
  return (
    <>
      <BackLink to="/defects">不良品のご連絡の一覧</BackLink>
      <ScreenHeading title="不良品のご連絡" />
      <DefectPanel order_number={number} report={Number(report)} />
    </>
  );
}
