import { Outlet } from "react-router";
import { Mark } from "./mark.tsx";

/** Around the screens before the sign-in. */
export function Door() {
  return (
    <div className="flex min-h-dvh flex-col items-center bg-paper px-4 py-10 md:py-16">
      <Mark />
      <main className="mt-6 w-full max-w-[480px] rounded-card border border-line bg-white p-5 md:p-8">
        <Outlet />
      </main>
    </div>
  );
}
