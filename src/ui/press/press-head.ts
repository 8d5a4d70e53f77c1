import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"

/** Title of the page for the press. */
export const pressHead = (i18n: I18n) => ({ meta: [{ title: i18n._(msg`Presse | Heizmarkt`) }] })
