import type { WireAddress } from "@surimono/contract/delivery";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { classNames } from "@surimono/ui/class-names.ts";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { fetchPart } from "#app/ui/fetch-part.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import type { OpenAddress } from "./address-dialog.tsx";
import { AddressLines } from "./address-lines.tsx";
import { AddressSkeleton } from "./address-skeleton.tsx";
import { addressesQuery } from "./delivery.queries.ts";

// Most choose an address that is there: the form and its library come when the page is drawn.
const loadForm = () => import("./address-form.tsx");
const loadDialog = () => import("./address-dialog.tsx");
const AddressForm = lazy(async () => ({ default: (await loadForm()).AddressForm }));
const AddressDialog = lazyPart(async () => (await loadDialog()).AddressDialog);

interface AddressChoiceProps {
  /** Above the choice, so that the sum beside it is as high as in the other steps. */
  heading: ReactNode;
  /** The choice made before, if any. */
  chosen: string | undefined;
  /** One of the book was picked, so that it is still chosen after another look elsewhere. */
  onPick?: ((addressId: string) => void) | undefined;
  /** The page is for nothing else: a first address is begun in its first field. */
  focusFirst?: boolean | undefined;
  /** The first address was saved: it is chosen, and the order continues. */
  onFirst: (addressId: string) => void;
  /** Below the choice: what is wished for there. */
  below: (chosenId: string) => ReactNode;
  /** Beside the choice: the sum, and the next step with the choice. Undefined while the first address is typed. */
  children: (chosenId: string | undefined) => ReactNode;
}

/** Where the order goes: one of the address book, or a new one. Starts with the default address. */
export function AddressChoice(props: AddressChoiceProps) {
  const { heading, chosen, onPick, focusFirst, onFirst, below, children } = props;
  const query = useQuery(addressesQuery);
  const [picked, setPicked] = useState(chosen);
  const pick = (addressId: string) => {
    setPicked(addressId);
    onPick?.(addressId);
  };
  const [opened, setOpened] = useState<OpenAddress>();
  const [hasDialog, setHasDialog] = useState(false);
  useEffect(() => {
    void loadForm().catch(() => undefined);
  }, []);
  const open = async (address: OpenAddress) => {
    if (!(await fetchPart(loadDialog))) return;
    setHasDialog(true);
    setOpened(address);
  };
  if (!query.data) {
    return (
      <div className="grid gap-6">
        {heading}
        {query.isPending ? (
          <AddressSkeleton />
        ) : (
          <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
      </div>
    );
  }
  // A sender's address is no destination.
  const addresses = query.data.filter(({ kind }) => kind !== "sender");
  const current = addresses.find(({ address_id }) => address_id === picked) ?? addresses[0];
  if (!current) {
    return (
      <div className={COLUMNS}>
        <div className="grid gap-6">
          {heading}
          <Suspense fallback={<AddressSkeleton />}>
            <AddressForm
              asDefault="always"
              focusFirst={focusFirst}
              submitLabel="この住所に届ける"
              onSaved={({ address_id }) => onFirst(address_id)}
            />
          </Suspense>
        </div>
        {children(undefined)}
      </div>
    );
  }
  return (
    <div className={COLUMNS}>
      <div>
        {heading}
        <fieldset className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
          <legend className="sr-only">お届け先</legend>
          {addresses.map((address) => (
            <AddressCard
              key={address.address_id}
              address={address}
              checked={address === current}
              onPick={() => pick(address.address_id)}
              onEdit={() => void open(address)}
            />
          ))}
        </fieldset>
        <Button variant="quiet" icon="plus" className="mt-4 -ml-5 text-red-text" onClick={() => void open("new")}>
          新しいお届け先を追加
        </Button>
        {below(current.address_id)}
      </div>
      {children(current.address_id)}
      {hasDialog && (
        <Suspense>
          <AddressDialog
            opened={opened}
            onClose={() => setOpened(undefined)}
            onSaved={({ address_id }) => {
              pick(address_id);
              setOpened(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const COLUMNS = "side-columns items-start gap-8 lg:gap-16";

interface AddressCardProps {
  address: WireAddress;
  checked: boolean;
  onPick: () => void;
  onEdit: () => void;
}

/** The whole card chooses; only 編集 does something else. */
function AddressCard({ address, checked, onPick, onEdit }: AddressCardProps) {
  const name = `${address.last_name} ${address.first_name} 様`;
  return (
    <div
      className={classNames(
        "relative flex gap-3 rounded-card border p-5 transition-colors",
        checked
          ? "border-red bg-tint shadow-[inset_0_0_0_0.5px_var(--color-red)]"
          : "border-ctl bg-white hover:border-deep",
        "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-red has-[input:focus-visible]:outline-offset-2",
      )}
    >
      <input
        type="radio"
        name="address"
        checked={checked}
        onChange={onPick}
        aria-label={`${name} ${address.address}${address.address2}`}
        className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-ctl bg-white outline-none transition-[border] after:absolute after:inset-0 checked:border-[6px] checked:border-red"
      />
      <div className="min-w-0 flex-1">
        <AddressLines address={address} />
        <div className="mt-3 flex min-h-8 flex-wrap items-center gap-3">
          {address.is_default && <Badge>いつものお届け先</Badge>}
          <button
            type="button"
            onClick={onEdit}
            aria-label={`${name}のお届け先を編集`}
            className="target-44 z-10 ml-auto font-bold text-14 text-red-text underline-offset-4 hover:underline"
          >
            編集
          </button>
        </div>
      </div>
    </div>
  );
}
