import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  slots: msg`Anzeigenplätze | Heizmarkt`,
  slot: msg`Anzeigenplatz | Heizmarkt`,
  newSlot: msg`Anzeigenplatz anlegen | Heizmarkt`,
  adverts: msg`Anzeigen | Heizmarkt`,
  advert: msg`Anzeige | Heizmarkt`,
  newAdvert: msg`Anzeige anlegen | Heizmarkt`,
  campaigns: msg`Kampagnen | Heizmarkt`,
  campaign: msg`Kampagne | Heizmarkt`,
  newCampaign: msg`Kampagne anlegen | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page of the desk for adverts. */
export const advertsHead = (i18n: I18n, page: keyof typeof titles) => ({
  meta: [{ title: i18n._(titles[page]) }]
})
