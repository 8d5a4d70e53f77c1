import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  entrance: msg`Support | Heizmarkt`,
  outbox: msg`Postausgang | Heizmarkt`,
  mail: msg`Eine Mail | Heizmarkt`,
  auditLog: msg`Protokoll | Heizmarkt`,
  searches: msg`Suchen ohne Treffer | Heizmarkt`,
  operations: msg`Betrieb | Heizmarkt`,
  caches: msg`Zwischenspeicher | Heizmarkt`,
  prompts: msg`Hinweise auf Seiten | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page of what was written down; never anything of its contents. */
export const recordsHead = (i18n: I18n, page: keyof typeof titles) => ({
  meta: [{ title: i18n._(titles[page]) }]
})
