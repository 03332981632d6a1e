import { listFloorMethods } from "@surimono/contract/floor";
import { GROUND_NAMES, pressWords } from "@surimono/domain/floor";
import { Button } from "@surimono/ui/button.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Facts, Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import type { Method, Press } from "./method.ts";
import { PressDialog, RuleDialog } from "./method-dialogs.tsx";

const SHARES = [
  ["by_day", "発送予定日"],
  ["by_item", "商品"],
  ["by_color", "色"],
  ["by_size", "サイズ"],
] as const;

/** How each print method is batched, and what tickets say of the press. */
export function MethodsScreen() {
  const client = useQueryClient();
  const mayWork = useRight("floor.work");
  const [asked, setAsked] = useState<{ readonly method: Method; readonly press?: Press }>();
  const methods = useQuery({
    queryKey: ["floor", "methods"],
    queryFn: async () => orThrow(await call(listFloorMethods, {})).methods,
  });
  const again = () => void client.invalidateQueries({ queryKey: ["floor"] });
  const close = () => setAsked(undefined);
  return (
    <>
      <BackLink to="/floor/batches">バッチの一覧へ</BackLink>
      <ScreenHeading title="印刷方法の設定" />
      <Fetched query={methods}>
        {(all) => (
          <div className="flex flex-col gap-10">
            {all.map((method) => (
              <Part
                key={method.method_id}
                title={method.name}
                aside={
                  mayWork && (
                    <Button
                      size={44}
                      onClick={() => setAsked({ method })}
                      aria-label={`${method.name}のまとめかたを変える`}
                    >
                      まとめかたを変える
                    </Button>
                  )
                }
              >
                <p className="mb-3 text-14">
                  {sharesOf(method)}、最大{method.rule.most}点で1つのバッチにします。
                </p>
                <ul className="divide-y divide-line rounded-card border border-line">
                  {method.press.map((press) => (
                    <li
                      key={press.ground}
                      className="grid items-start gap-3 p-4 md:grid-cols-[10rem_minmax(0,1fr)_auto]"
                    >
                      <span className="font-bold text-14">{GROUND_NAMES[press.ground]}</span>
                      <Facts facts={pressWords(press).map(({ name, text }) => [name, text] as const)} />
                      {mayWork && (
                        <Button
                          size={44}
                          onClick={() => setAsked({ method, press })}
                          aria-label={`${method.name} ${GROUND_NAMES[press.ground]}のプレスを変える`}
                        >
                          変える
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              </Part>
            ))}
          </div>
        )}
      </Fetched>
      {asked?.press && <PressDialog method={asked.method} press={asked.press} onDone={again} onClose={close} />}
      {asked && !asked.press && <RuleDialog method={asked.method} onDone={again} onClose={close} />}
    </>
  );
}

function sharesOf({ rule }: Method): string {
  const names = SHARES.filter(([key]) => rule[key]).map(([, name]) => name);
  return names.length > 0 ? `${names.join("・")}が同じ品を` : "すべての品を";
}
