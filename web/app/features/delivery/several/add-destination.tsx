import type { WireAddress } from "@surimono/contract/delivery";
import { MAX_DESTINATIONS } from "@surimono/domain/delivery";
import { Button } from "@surimono/ui/button.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { useState } from "react";
import { AddressDialog, type OpenAddress } from "../address-dialog.tsx";
import type { SplitDestination } from "./split.query.ts";
import { entryLabel } from "./wish-fields.tsx";

interface AddDestinationProps {
  book: readonly WireAddress[];
  destinations: readonly SplitDestination[];
  onAdd: (address: WireAddress) => void;
}

/** One more destination: of the address book, or typed in, which puts it there. */
export function AddDestination({ book, destinations, onAdd }: AddDestinationProps) {
  const [opened, open] = useState<OpenAddress>();
  const taken = new Set(destinations.map(({ address_id }) => address_id));
  const left = book.filter(({ address_id, kind }) => kind !== "sender" && !taken.has(address_id));
  if (destinations.length >= MAX_DESTINATIONS)
    return <p className="mt-4 text-14">お届け先は{MAX_DESTINATIONS}か所までです。</p>;
  return (
    <div className="mt-4 grid gap-x-4 gap-y-2 rounded-card border border-ctl border-dashed p-5 sm:grid-cols-[1fr_auto] sm:items-end">
      <Select
        label="お届け先を追加"
        placeholder={left.length > 0 ? "アドレス帳からえらぶ" : "すべて追加しました"}
        disabled={left.length === 0}
        options={left.map((address) => ({ value: address.address_id, label: entryLabel(address) }))}
        value=""
        onChange={(event) => {
          const address = left.find(({ address_id }) => address_id === event.target.value);
          if (address) onAdd(address);
        }}
        className="[&>p]:sr-only"
      />
      <Button icon="plus" onClick={() => open("new")}>
        新しい住所を入力
      </Button>
      <AddressDialog
        opened={opened}
        onClose={() => open(undefined)}
        onSaved={(address) => {
          open(undefined);
          onAdd(address);
        }}
      />
    </div>
  );
}
