import { Trans } from "@lingui/react/macro"
import type { RefObject } from "react"
import type { AddressEntry } from "../../../domain/account/address-entry.ts"
import type { EditedRow } from "../../../domain/editing/edited-rows.ts"
import { AddressText } from "../../kit/address/AddressText.tsx"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import { focusHeadingOf } from "../../kit/live/focus-heading.ts"
import { VisuallyHidden } from "../../kit/Hidden.tsx"
import { isPlainClick } from "../../kit/live/plain-click.ts"
import s from "./BaseData.module.css"

interface AddressCardProps {
  readonly row: EditedRow<AddressEntry>
  readonly isIncomplete: boolean
  /** Whether the page was opened for this address. */
  readonly isCurrent: boolean
  readonly place: RefObject<HTMLLIElement | null> | undefined
  /** Link to the same form, so that it can be opened in another tab. */
  readonly editHref: string
  readonly isReady: boolean
  readonly onOpen: () => void
  readonly onDelete: () => void
  readonly onRestore: () => void
}

/** One address of the account with its unsaved changes and the possible actions. */
export function AddressCard({
  row,
  isIncomplete,
  isCurrent,
  place,
  editHref,
  isReady,
  onOpen,
  onDelete,
  onRestore
}: AddressCardProps) {
  const { address } = row.value
  const isDeleted = row.change === "Deleted"
  const name = `${address.street} ${address.houseNumber}`.trim()
  return (
    <li
      ref={place}
      className={s["card"]}
      data-change={row.change}
      data-current={isCurrent}
      {...(isCurrent && { tabIndex: -1 })}
    >
      <div className={s["kind"]}>
        <EntryKind entry={row.value} />
        <ChangeMark row={row} isIncomplete={isIncomplete} />
      </div>
      <EntryText entry={row.value} />
      <div className={s["actions"]}>
        {!isDeleted && (
          <ButtonLink
            look="secondary"
            href={editHref}
            onClick={(event) => {
              if (!isReady || !isPlainClick(event)) return
              event.preventDefault()
              onOpen()
            }}
          >
            <Trans>Bearbeiten</Trans>
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
        {/*
         * the same button both deletes and restores, so it keeps the focus when pressed, unless the card is removed
         * with it
         */}
        <Button
          look={isDeleted ? "secondary" : "quiet"}
          disabled={!isReady}
          onClick={({ currentTarget }) => {
            if (row.change === "Added") focusHeadingOf(currentTarget)
            if (isDeleted) onRestore()
            else onDelete()
          }}
        >
          {isDeleted ? <Trans>Doch behalten</Trans> : <Trans>Löschen</Trans>}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}

export function EntryKind({ entry }: { readonly entry: AddressEntry }) {
  return entry.addressType === 1 ? <Trans>Lieferadresse</Trans> : <Trans>Rechnungsadresse</Trans>
}

/** An address with the details that a driver needs. */
export function EntryText({ entry: { address } }: { readonly entry: AddressEntry }) {
  return (
    <div className={s["side"]}>
      <AddressText address={address} />
      {address.phone !== "" && <span className={s["fact"]}>{address.phone}</span>}
      {address.deliveryNote !== "" && <span className={s["fact"]}>{address.deliveryNote}</span>}
    </div>
  )
}

function ChangeMark({ row, isIncomplete }: Pick<AddressCardProps, "row" | "isIncomplete">) {
  if (row.change === "Unchanged") return null
  return (
    <span className={s["mark"]}>
      {isIncomplete ? (
        <Trans>Noch unvollständig</Trans>
      ) : row.change === "Added" ? (
        <Trans>Neu, nicht gespeichert</Trans>
      ) : row.change === "Modified" ? (
        <Trans>Geändert, nicht gespeichert</Trans>
      ) : (
        <Trans>Wird gelöscht</Trans>
      )}
    </span>
  )
}
