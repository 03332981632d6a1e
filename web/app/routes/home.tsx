import { HomeScreen } from "#app/features/editorial/home/home-screen.tsx";

export default function HomeRoute() {
  return <HomeScreen />;
}
