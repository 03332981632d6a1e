import { useSession } from "#app/session/current-user.ts";
import { SIGN_UP } from "#app/session/sign-up-link.ts";
import { Halftone } from "#app/ui/halftone.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { bandTee } from "./home-goods.ts";
import { PrintedGoods } from "./printed-goods.tsx";

/** The invitation at the end: to join, or for members to continue. */
export function FirstPiece() {
  const isMember = useSession().status === "member";
  return (
    <section aria-labelledby="first-piece" className="paper mt-14 overflow-hidden border-line border-t md:mt-[104px]">
      <div className="page relative grid items-center gap-8 py-12 md:min-h-[376px] md:grid-cols-[1fr_380px_300px] md:py-0">
        <div className="relative z-10">
          <h2
            id="first-piece"
            className="font-bold text-[3.25rem] leading-[1.1] tracking-[-0.03em] md:text-[clamp(3.25rem,5.6vw,4.5rem)]"
          >
            まず、1枚。
          </h2>
          <p className="mt-4 leading-[1.8]">
            {isMember
              ? "つくりかけのデザインは、いつでも続きから直せます。"
              : "登録もデザインも無料です。1点から、何度でもためせます。"}
            <br />
            お届け先1か所目の送料は <strong className="whitespace-nowrap text-deep">¥ 0</strong> です。
          </p>
        </div>
        <Halftone form="corner" className="absolute top-0 right-0 w-40 md:hidden" />
        <div className="relative h-full max-md:hidden">
          <Halftone
            form="sun"
            className="absolute top-1/2 left-1/2 w-[125%] max-w-none -translate-x-1/2 -translate-y-1/2"
          />
          <PrintedGoods
            goods={bandTee}
            sizes="380px"
            className="absolute top-1/2 left-1/2 w-[92%] -translate-x-1/2 -translate-y-1/2"
          />
        </div>
        <div className="relative z-10 flex flex-col gap-3">
          {isMember ? (
            <>
              <LinkButton to="/my-items" variant="primary" size={56}>
                MY ITEMをひらく
              </LinkButton>
              <LinkButton to="/items" size={56}>
                アイテムをえらぶ
              </LinkButton>
            </>
          ) : (
            <>
              <LinkButton to="/login" state={SIGN_UP} variant="primary" size={56}>
                無料で会員登録する
              </LinkButton>
              <LinkButton to="/items/designSimulator" size={56} icon="pencil">
                登録せずにためす
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
