import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { Role } from "../../../domain/rights/roles.ts"

/** Names of the roles, and their permissions in one line (rule desk.permissions). */
export const roleTexts: Readonly<
  Record<Role, { readonly name: MessageDescriptor; readonly may: MessageDescriptor }>
> = {
  Role_Customer: {
    name: msg`Kundin oder Kunde`,
    may: msg`Bestellt, sieht und bewertet eigene Bestellungen.`
  },
  Role_Press: { name: msg`Presse`, may: msg`Bekommt Pressematerial und Preisreihen.` },
  Role_AdvertisingPartner: {
    name: msg`Händler`,
    may: msg`Liefert und berechnet Bestellungen eines Händlers, pflegt dessen Preise und sieht dessen Zahlen.`
  },
  Role_Interaid_Admin: { name: msg`Administration`, may: msg`Darf alles, auch Rollen vergeben und sperren.` },
  Role_Interaid_DealerSupport: {
    name: msg`Händlerbetreuung`,
    may: msg`Betreut Händler, Bewertungen und Stornierungen.`
  },
  Role_Interaid_CustomerSupport: {
    name: msg`Kundenservice`,
    may: msg`Bearbeitet Kundendaten und handelt im Namen von Kunden.`
  },
  Role_Interaid_Editor: { name: msg`Redaktion`, may: msg`Schreibt Seiten und Nachrichten.` },
  Role_Interaid_Financial: {
    name: msg`Buchhaltung`,
    may: msg`Liest Kundendaten, bucht Stornierungen und sieht Zahlen.`
  },
  Role_Interaid_Marketing: { name: msg`Marketing`, may: msg`Plant Kampagnen und sieht Zahlen.` },
  Role_Interaid_AdManager: { name: msg`Anzeigen`, may: msg`Verwaltet Anzeigen, Plätze und Kampagnen.` }
}
