import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const title = msg`Preisliste | Heizmarkt`

/** Title of the page of a dealer's prices. */
export const priceListHead = (i18n: I18n) => ({ meta: [{ title: i18n._(title) }] })
