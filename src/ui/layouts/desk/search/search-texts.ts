import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { HitKind } from "../../../../domain/desk-search/desk-hits.ts"

/** Names of the kinds of results, shown as headings. */
export const groupNames: Readonly<Record<HitKind | "pages", MessageDescriptor>> = {
  orders: msg`Bestellungen`,
  customers: msg`Kunden`,
  guests: msg`Gäste`,
  dealers: msg`Händler`,
  users: msg`Benutzer`,
  pages: msg`Seiten`
}

/** Names of the lists that contain the further results of each kind. */
export const moreNames: Readonly<Record<HitKind, MessageDescriptor>> = {
  orders: msg`Alle passenden Bestellungen`,
  customers: msg`Alle passenden Kunden`,
  guests: msg`Alle passenden Gäste`,
  dealers: msg`Alle passenden Händler`,
  users: msg`Alle passenden Benutzer`
}
