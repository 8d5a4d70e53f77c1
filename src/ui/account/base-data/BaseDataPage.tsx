import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import type { BaseDataPart } from "../../../domain/account/base-data-part.ts"
import type { Person } from "../../../domain/account/person.ts"
import { useHref } from "../../kit/site.tsx"
import { AddressesSection, type AddressesSectionProps } from "./AddressesSection.tsx"
import s from "./BaseData.module.css"
import type { EditedListView, EditedListWishes } from "../../kit/address/edited-list.view.ts"
import { LoginColumn, type LoginColumnProps } from "./LoginColumn.tsx"
import { PersonSection } from "./PersonSection.tsx"

interface BaseDataPageProps {
  /** The part that the page shows; `null` for the complete page. */
  readonly part: BaseDataPart | null
  readonly person: {
    readonly view: EditedListView<Person>
    readonly wishes: EditedListWishes<Person> | undefined
  }
  readonly addresses: Omit<AddressesSectionProps, "currentId" | "currentPlace" | "signInHref">
  readonly login: LoginColumnProps
  readonly signInHref: string
  /** The form of an address, shown as a dialog over the page. */
  readonly dialog: ReactNode
}

/** Page: person, addresses and sign-in data of an account, or only the part that is named in the URL. */
export function BaseDataPage({ part, person, addresses, login, signInHref, dialog }: BaseDataPageProps) {
  const href = useHref()
  const currentPlace = useRef<HTMLLIElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const [hasAddresses, hasLogin] = [part?.addresses ?? true, part?.login ?? true]
  const target = part === null || (part.addresses && part.login && part.addressId === null) ? null : part
  useEffect(() => {
    if (target === null) return
    const place =
      currentPlace.current ??
      columns.current?.querySelector<HTMLElement>(target.addresses ? "#adressen h2" : "#anmeldung h2")
    place?.focus()
  }, [target])
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Stammdaten</Trans>
      </h1>
      <div ref={columns} className={s["columns"]} data-count={hasAddresses && hasLogin ? 2 : 1}>
        {hasAddresses && (
          <div className={s["column"]}>
            {part === null && <PersonSection {...person} signInHref={signInHref} />}
            <AddressesSection
              {...addresses}
              signInHref={signInHref}
              currentId={part?.addressId ?? null}
              currentPlace={currentPlace}
            />
          </div>
        )}
        {hasLogin && <LoginColumn {...login} />}
      </div>
      <p className={s["lead"]}>
        <Trans>
          Alles, was wir über Sie aufbewahren, und wie Sie es mitnehmen oder löschen, steht unter{" "}
          <a href={href("/persoenliche-daten")}>Meine Daten</a>.
        </Trans>
      </p>
      {dialog}
    </div>
  )
}
