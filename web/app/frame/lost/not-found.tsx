import { LinkButton } from "#app/ui/link-button.tsx";
import { MisprintArt } from "./misprint-art.tsx";

export function NotFound() {
  return (
    <main className="page flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center">
      <MisprintArt text="404" />
      <h1 className="mt-6 font-bold text-28 md:text-40">このページは見つかりませんでした</h1>
      <p lang="en" className="mt-2 text-14 text-mute">
        This page could not be found
      </p>
      <p className="mt-3 max-w-md leading-relaxed">
        アドレスが変わったか、ページがなくなったようです。お手数ですが、トップページからおさがしください。
      </p>
      <LinkButton to="/" variant="primary" size={56} className="mt-8">
        トップページへ戻る
      </LinkButton>
    </main>
  );
}
