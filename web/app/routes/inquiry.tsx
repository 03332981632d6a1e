import { useLocation, useNavigate } from "react-router";
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
  const { state } = useLocation();
  return (
    <InquiryScreen
      email={session.status === "member" ? session.member.email : ""}
      message={messageIn(state)}
      onSent={async () => {
        await navigate("/thanks");
      }}
    />
  );
}

/** The chat passes on what it could not answer. */
function messageIn(state: unknown): string {
  const { message } = (state ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : "";
}
