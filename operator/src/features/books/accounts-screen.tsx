import { getJournalSettings, setJournalSettings } from "@surimono/contract/books";
import {
  JOURNAL_ACCOUNT_IDS,
  JOURNAL_ACCOUNTS,
  JOURNAL_SOFTWARE,
  JOURNAL_SOFTWARE_IDS,
  JOURNAL_TAX_IDS,
  JOURNAL_TAXES,
  type JournalSettings,
} from "@surimono/domain/books";
import { Button } from "@surimono/ui/button.tsx";
import { controlStyle } from "@surimono/ui/control-style.ts";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Part } from "../../ui/facts.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";

/** What the accounts and taxes of the journal are called in the operator's own books. */
export function AccountsScreen() {
  const found = useQuery({
    queryKey: ["journal-settings"],
    queryFn: async () => orThrow(await call(getJournalSettings, {})),
  });
  return (
    <>
      <BackLink to="/books/journal">仕訳</BackLink>
      <ScreenHeading title="勘定科目と税区分" />
      <Fetched query={found} rows={8}>
        {(settings) => <Settings settings={settings} onDone={() => void found.refetch()} />}
      </Fetched>
    </>
  );
}

function Settings({ settings, onDone }: { settings: JournalSettings; onDone: () => void }) {
  const [typed, setTyped] = useState(settings);
  const mayChange = useRight("money.close");
  const save = useMutation({
    mutationFn: async () => orThrow(await call(setJournalSettings, { ...typed })),
    onSuccess: () => {
      showToast("保存しました。次のファイルから使われます。", { tone: "success" });
      onDone();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const cell = `h-11 w-full min-w-32 ${controlStyle}`;
  return (
    <form onSubmit={submit} className="flex flex-col gap-8">
      <p className="text-14">
        会計ソフトに登録されている名前と、1字も違わないように入力してください。はじめの値は、税込経理の例です。決済手数料の税区分は、契約により異なります。税理士にご確認ください。
      </p>
      <fieldset disabled={!mayChange} className="contents">
        <Part title="勘定科目">
          <div className="overflow-x-auto">
            <table className="w-full min-w-[34rem] text-14">
              <thead className="text-left text-mute">
                <tr>
                  <th className="py-2 font-normal">動き</th>
                  <th className="py-2 font-normal">勘定科目</th>
                  <th className="py-2 font-normal">補助科目</th>
                </tr>
              </thead>
              <tbody>
                {JOURNAL_ACCOUNT_IDS.map((id) => (
                  <tr key={id}>
                    <td className="py-1 pr-3">{JOURNAL_ACCOUNTS[id]}</td>
                    {(["name", "sub"] as const).map((field) => (
                      <td key={field} className="py-1 pr-3">
                        <input
                          aria-label={`${JOURNAL_ACCOUNTS[id]}の${field === "name" ? "勘定科目" : "補助科目"}`}
                          value={typed.accounts[id][field]}
                          required={field === "name"}
                          maxLength={24}
                          className={cell}
                          onChange={({ target }) =>
                            setTyped(({ accounts, taxes }) => ({
                              accounts: { ...accounts, [id]: { ...accounts[id], [field]: target.value } },
                              taxes,
                            }))
                          }
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Part>
        <Part title="税区分">
          <div className="overflow-x-auto">
            <table className="w-full min-w-[44rem] text-14">
              <thead className="text-left text-mute">
                <tr>
                  <th className="py-2 font-normal">動き</th>
                  {JOURNAL_SOFTWARE_IDS.map((software) => (
                    <th key={software} className="py-2 font-normal">
                      {JOURNAL_SOFTWARE[software]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {JOURNAL_TAX_IDS.map((id) => (
                  <tr key={id}>
                    <td className="py-1 pr-3">{JOURNAL_TAXES[id]}</td>
                    {JOURNAL_SOFTWARE_IDS.map((software) => (
                      <td key={software} className="py-1 pr-3">
                        <input
                          aria-label={`${JOURNAL_SOFTWARE[software]}の${JOURNAL_TAXES[id]}`}
                          value={typed.taxes[id][software]}
                          required
                          maxLength={40}
                          className={cell}
                          onChange={({ target }) =>
                            setTyped(({ accounts, taxes }) => ({
                              accounts,
                              taxes: { ...taxes, [id]: { ...taxes[id], [software]: target.value } },
                            }))
                          }
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Part>
      </fieldset>
      {save.isError && <Notice tone="error">{save.error.message}</Notice>}
      {mayChange && (
        <div>
          <Button type="submit" variant="primary" size={44} pending={save.isPending}>
            保存する
          </Button>
        </div>
      )}
    </form>
  );
}
