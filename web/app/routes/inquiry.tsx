import { useNavigate } from "react-router";
import { InquiryScreen } from "#app/features/editorial/inquiry/inquiry-screen.tsx";
import { useSession } from "#app/session/current-user.ts";
import type { Route } from "./+types/inquiry";

export const meta: Route.MetaFunction = () => [
  { title: "お問い合わせフォーム｜SURIMONO" },
  { name: "description", content: "ご注文、デザイン、法人のご利用についてのお問い合わせはこちらからどうぞ。" },
];

export default function InquiryRoute() {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <InquiryScreen
      email={session.status === "member" ? session.member.email : ""}
      onSent={() => void navigate("/thanks")}
    />
  );
}
