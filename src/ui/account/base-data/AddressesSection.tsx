import { Plural, Trans } from "@lingui/react/macro"
import { type RefObject, useId, useRef } from "react"
import type { AddressEntry } from "../../../domain/account/address-entry.ts"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import { isPlainClick } from "../../kit/live/plain-click.ts"
import { useHref } from "../../kit/site.tsx"
import { useFocusKept } from "../../kit/live/use-focus-kept.ts"
import { AddressCard, EntryKind, EntryText } from "./AddressCard.tsx"
import s from "./BaseData.module.css"
import { Conflict } from "../../kit/address/Conflict.tsx"
import type { EditedListView, EditedListWishes } from "../../kit/address/edited-list.view.ts"
import { ListNotice } from "../../kit/address/ListNotice.tsx"

export interface AddressesSectionProps {
  readonly view: EditedListView<AddressEntry>
  readonly wishes: EditedListWishes<AddressEntry> | undefined
  readonly signInHref: string
  /** Id of the address for which the page was opened. */
  readonly currentId: number | null
  readonly currentPlace: RefObject<HTMLLIElement | null>
  readonly isDialogOpen: boolean
  /** Opens the form of an address; `null` opens the form of a new address. */
  readonly onOpen: (key: string | null) => void
}

const modal = "/account/basedata/modals/addEditAddressModal"

/** Delivery and billing addresses; changes are collected and saved together. */
export function AddressesSection(props: AddressesSectionProps) {
  const { view, wishes, signInHref, currentId, currentPlace, onOpen } = props
  const href = useHref()
  const titleId = useId()
  return (
    <section id="adressen" className={s["section"]} aria-labelledby={titleId} data-state={view.state}>
      <h2 id={titleId} tabIndex={-1}>
        <Trans>Adressen</Trans>
      </h2>
      {view.rows.length === 0 && (
        <p className={s["lead"]}>
          <Trans>Noch keine. Mit einer Lieferadresse geht Ihre nächste Bestellung schneller.</Trans>
        </p>
      )}
      <ul className={s["cards"]}>
        {view.rows.map((row) =>
          row.theirs === null || wishes === undefined ? (
            <AddressCard
              key={row.key}
              row={row}
              isIncomplete={(view.problems[row.key] ?? []).length > 0}
              isCurrent={row.id === currentId && currentId !== null}
              place={row.id === currentId ? currentPlace : undefined}
              editHref={href(row.id === 0 ? modal : `${modal}?id=${row.id}`)}
              isReady={wishes !== undefined && view.state !== "saving" && view.state !== "conflict"}
              onOpen={() => onOpen(row.key)}
              onDelete={() => wishes?.onDelete(row.key)}
              onRestore={() => wishes?.onRestore(row.key)}
            />
          ) : (
            <li key={row.key}>
              <Conflict
                mine={<Side entry={row.change === "Deleted" ? null : row.value} />}
                theirs={<Side entry={row.theirs.value} />}
                onKeepMine={() => wishes.onKeepMine(row.key)}
                onTakeTheirs={() => wishes.onTakeTheirs(row.key)}
              />
            </li>
          )
        )}
      </ul>
      {!props.isDialogOpen && (
        <ListNotice state={view.state} signInHref={signInHref} onSave={() => wishes?.onSave()} />
      )}
      <div className={s["actions"]}>
        <ButtonLink
          look="secondary"
          href={href(modal)}
          onClick={(event) => {
            if (wishes === undefined || !isPlainClick(event)) return
            event.preventDefault()
            if (view.state !== "saving" && view.state !== "conflict") onOpen(null)
          }}
        >
          <Trans>Adresse hinzufügen</Trans>
        </ButtonLink>
      </div>
      {!props.isDialogOpen && <UnsavedBar view={view} wishes={wishes} />}
    </section>
  )
}

function Side({ entry }: { readonly entry: AddressEntry | null }) {
  if (entry === null) return <Trans>Gelöscht</Trans>
  return (
    <>
      <span className={s["fact"]}>
        <EntryKind entry={entry} />
      </span>
      <EntryText entry={entry} />
    </>
  )
}

/** Bar for unsaved changes; the element always exists, so that screen readers announce changes of its content. */
function UnsavedBar({ view, wishes }: Pick<AddressesSectionProps, "view" | "wishes">) {
  const isShown = view.changeCount > 0 && view.state !== "conflict"
  const list = view.problems[""] ?? []
  const place = useRef<HTMLOutputElement>(null)
  useFocusKept(isShown, place)
  return (
    <output ref={place} className={isShown ? s["bar"] : undefined}>
      {isShown && (
        <>
          <span>
            {list.length > 0 ? (
              <Trans>So viele Adressen können wir nicht aufbewahren. Bitte löschen Sie einige.</Trans>
            ) : (
              <Plural
                value={view.changeCount}
                one="# Änderung ist noch nicht gespeichert."
                other="# Änderungen sind noch nicht gespeichert."
              />
            )}
          </span>
          <span className={s["actions"]}>
            <Button busy={view.state === "saving"} onClick={() => wishes?.onSave()}>
              <Trans>Adressen speichern</Trans>
            </Button>
            {view.state !== "saving" && (
              <Button look="quiet" onClick={() => wishes?.onDiscard()}>
                <Trans>Verwerfen</Trans>
              </Button>
            )}
          </span>
        </>
      )}
    </output>
  )
}
