import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"

/** Title of the atlas of machines, or of one of them. */
export const machinesHead = (i18n: I18n, machine: string | undefined) => ({
  meta: [{ title: `${machine === undefined ? "" : `${machine} | `}${i18n._(msg`Maschinen | Heizmarkt`)}` }]
})
