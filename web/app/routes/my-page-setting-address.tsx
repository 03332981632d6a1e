import { OwnAddressScreen } from "#app/features/delivery/own-address-screen.tsx";
import type { Route } from "./+types/my-page-setting-address";

export const meta: Route.MetaFunction = () => [{ title: "ご自身の住所｜SURIMONO" }];

export default function MyPageSettingAddressRoute() {
  return <OwnAddressScreen />;
}
