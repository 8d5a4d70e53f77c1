import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const title = msg`Stornomanagement | Heizmarkt`

/** Title of the list of cancellations. */
export const cancellationsHead = (i18n: I18n) => ({ meta: [{ title: i18n._(title) }] })
