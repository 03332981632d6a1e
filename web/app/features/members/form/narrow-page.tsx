import type { ReactNode } from "react";
import { RegistrationMark } from "#app/ui/registration-mark.tsx";

/** One column for a single task while signing in. */
export function NarrowPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className="page pt-10 pb-16 md:pt-16 md:pb-24">
      <div className="mx-auto w-full max-w-[30rem]">
        <RegistrationMark size={40} />
        <h1 className="mt-6 font-bold text-28 md:text-40">{title}</h1>
        <div className="mt-5 flex flex-col gap-6 leading-[1.8]">{children}</div>
      </div>
    </main>
  );
}
