import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { HeldText, LegalTextKind } from "../../domain/support/customer-record.ts"
import { type Column, DataTable } from "../kit/desk/DataTable.tsx"
import { shortDay } from "../kit/desk/moment.ts"
import { useSite } from "../kit/site.tsx"
import s from "./People.module.css"

const kinds: Readonly<Record<LegalTextKind, MessageDescriptor>> = {
  terms: msg`AGB`,
  withdrawal: msg`Widerrufsbelehrung`,
  privacy: msg`Datenschutz`
}

/** The versions of the legal texts that applied when a customer registered and ordered (rule account.legal-texts). */
export function CustomerTexts({ items }: { readonly items: ReadonlyArray<HeldText> }) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<HeldText>> = [
    {
      key: "version",
      head: t`Fassung`,
      isName: true,
      cell: ({ kind, version }) => (
        <>
          {i18n._(kinds[kind])}
          <span className={s["email"]}>{version}</span>
        </>
      )
    },
    { key: "firstAt", head: t`Zuerst am`, cell: ({ firstAt }) => shortDay(tag, firstAt) },
    { key: "lastAt", head: t`Zuletzt am`, cell: ({ lastAt }) => shortDay(tag, lastAt) },
    {
      key: "by",
      head: t`Mit`,
      cell: ({ atRegistration, orderCount }) => (
        <>
          {atRegistration && <Trans>Registrierung</Trans>}
          {atRegistration && orderCount > 0 && ", "}
          {orderCount > 0 && <Plural value={orderCount} one="# Bestellung" other="# Bestellungen" />}
        </>
      )
    }
  ]
  return (
    <DataTable
      caption={t`Rechtstexte`}
      columns={columns}
      rows={items}
      keyOf={({ kind, version }) => `${kind} ${version}`}
      empty={
        <p className={s["note"]}>
          <Trans>Noch keine: Dieses Konto hat niemand im Shop registriert, und es hat nichts bestellt.</Trans>
        </p>
      }
    />
  )
}
