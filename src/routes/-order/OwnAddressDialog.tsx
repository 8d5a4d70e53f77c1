import { useRouteContext } from "@tanstack/react-router"
import { setNonce } from "get-nonce"
import { useCallback, useEffect, useMemo, useState } from "react"
import { type AddressEntry, emptyEntry } from "../../domain/account/address-entry.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ServerRow } from "../../domain/editing/edited-rows.ts"
import { isEntry, loadAddresses, saveAddresses } from "../../services/actors/base-data.actors.ts"
import { keptEdits } from "../../services/browser/kept-edits.ts"
import { tabValues } from "../../services/browser/storage.ts"
import { locationsPlacesOfZip } from "../../services/client/routes.gen.ts"
import { AddressDialog } from "../../ui/kit/address/AddressDialog.tsx"
import { AddressConflict, AddressUnread } from "../../ui/kit/address/AddressStates.tsx"
import { useEditedList } from "../-customer/use-edited-list.ts"

// style elements inserted by a dialog need the page's nonce, or the CSP blocks them (decision 10c)
const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {}
if (nonce !== undefined) setNonce(nonce)

interface OwnAddressDialogProps {
  /** `null` for a new address. */
  readonly id: number | null
  readonly countryId: CountryId
  readonly zipCode: string
  readonly signInHref: string
  readonly onSaved: (entry: AddressEntry) => void
  readonly onClose: () => void
}

/**
 * Dialog for adding or changing one of the user's own addresses within an order, with the machine and form of the base
 * data.
 */
export default function OwnAddressDialog(props: OwnAddressDialogProps) {
  const { client } = useRouteContext({ from: "__root__" })
  const [rows, setRows] = useState<ReadonlyArray<ServerRow<AddressEntry>> | "failed" | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isShown = true
    const show = (found: ReadonlyArray<ServerRow<AddressEntry>> | "failed") => {
      if (isShown) setRows(found)
    }
    loadAddresses(client).then(
      (answer) => show(answer.kind === "loaded" ? answer.rows : "failed"),
      () => show("failed")
    )
    return () => {
      isShown = false
    }
  }, [client, round])
  if (rows === "failed") return <AddressUnread onRetry={() => setRound(round + 1)} onClose={props.onClose} />
  return rows === null ? null : <Held {...props} loaded={rows} />
}

const newKey = "new"

function Held({
  id,
  countryId,
  zipCode,
  signInHref,
  onSaved,
  onClose,
  loaded
}: OwnAddressDialogProps & { readonly loaded: ReadonlyArray<ServerRow<AddressEntry>> }) {
  const { client, page } = useRouteContext({ from: "__root__" })
  const userId = page.session?.userId ?? ""
  const key = id === null ? newKey : `row-${id}`
  const empty = useMemo((): AddressEntry => {
    const entry = emptyEntry(countryId)
    return { ...entry, address: { ...entry.address, zipCode } }
  }, [countryId, zipCode])
  const [saving, setSaving] = useState<AddressEntry | null>(null)
  const list = useEditedList<AddressEntry>({
    loaded,
    kept: useMemo(() => keptEdits(tabValues, userId, "order-addresses", isEntry), [userId]),
    save: (changed, signal) => saveAddresses(client, changed, signal),
    load: (signal) => loadAddresses(client, signal),
    onSaved: () => {
      if (saving !== null) onSaved(saving)
      onClose()
    }
  })
  const { onAdd, onRestore, onKeepMine, onTakeTheirs, onSave } = list.wishes
  useEffect(() => {
    if (key === newKey) onAdd(newKey, empty)
  }, [key, onAdd, empty])
  const findPlaces = useCallback(
    async (country: CountryId, zip: string) => {
      const answer = await client.call(locationsPlacesOfZip, { params: { countryId: country, zipCode: zip } })
      return answer.type === "ok" ? answer.value : []
    },
    [client]
  )
  const row = list.view.rows.find((each) => each.key === key)
  if (list.view.state === "conflict" && row?.theirs?.value)
    return (
      <AddressConflict
        mine={row.value.address}
        theirs={row.theirs.value.address}
        onKeepMine={() => onKeepMine(key)}
        onTakeTheirs={() => onTakeTheirs(key)}
        onClose={onClose}
      />
    )
  return (
    <AddressDialog
      view={list.view}
      wishes={{
        ...list.wishes,
        onSave: () => {
          setSaving(row?.value ?? null)
          onSave()
        }
      }}
      openKey={key}
      signInHref={signInHref}
      findPlaces={findPlaces}
      onClose={() => {
        onRestore(key)
        onClose()
      }}
    />
  )
}
