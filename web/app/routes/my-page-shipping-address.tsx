import { AddressBookScreen } from "#app/features/delivery/address-book-screen.tsx";
import type { Route } from "./+types/my-page-shipping-address";

export const meta: Route.MetaFunction = () => [{ title: "お届け先｜SURIMONO" }];

export default function MyPageShippingAddressRoute() {
  return <AddressBookScreen />;
}
