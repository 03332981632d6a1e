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
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { Names } from "./names.tsx";

const ACCOUNT_FIELDS = [
  ["name", "勘定科目"],
  ["sub", "補助科目"],
] as const;

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
  return (
    <form onSubmit={submit} className="flex flex-col gap-8">
      <p className="text-14">
        会計ソフトに登録されている名前と、1字も違わないように入力してください。はじめの値は、税込経理の例です。決済手数料の税区分は、契約により異なります。税理士にご確認ください。
      </p>
      <fieldset disabled={!mayChange} className="contents">
        <Names
          title="勘定科目"
          rows={JOURNAL_ACCOUNT_IDS.map((id) => [id, JOURNAL_ACCOUNTS[id]])}
          fields={ACCOUNT_FIELDS}
          typed={typed.accounts}
          most={24}
          canBeEmpty={(field) => field === "sub"}
          onType={(id, field, text) =>
            setTyped(({ accounts, taxes }) => ({
              accounts: { ...accounts, [id]: { ...accounts[id], [field]: text } },
              taxes,
            }))
          }
        />
        <Names
          title="税区分"
          rows={JOURNAL_TAX_IDS.map((id) => [id, JOURNAL_TAXES[id]])}
          fields={JOURNAL_SOFTWARE_IDS.map((software) => [software, JOURNAL_SOFTWARE[software]])}
          typed={typed.taxes}
          most={40}
          onType={(id, field, text) =>
            setTyped(({ accounts, taxes }) => ({
              accounts,
              taxes: { ...taxes, [id]: { ...taxes[id], [field]: text } },
            }))
          }
        />
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
