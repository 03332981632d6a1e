import { MemberNoticesSlot } from "../notices/notice-slots.tsx";
import { DesktopHeader } from "./desktop-header.tsx";
import { PhoneHeader } from "./phone-header.tsx";

/** 160 px on a desktop, 80 px on a phone (rule frame-heights). Only the width decides which one shows. */
export function Header() {
  return (
    <>
      <header className="relative z-30 border-line border-b bg-white max-md:sticky max-md:top-0 print:hidden">
        <a
          href="#main"
          className="sr-only rounded-ctl bg-deep px-4 py-3 text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
        >
          本文へ進む
        </a>
        <DesktopHeader />
        <PhoneHeader />
      </header>
      <MemberNoticesSlot />
    </>
  );
}
