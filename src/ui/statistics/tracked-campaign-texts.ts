import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { CampaignChannel, CampaignPage } from "../../domain/figures/tracked-campaign.ts"

/** Landing pages of campaigns. */
export const pageTexts: Readonly<Record<CampaignPage, MessageDescriptor>> = {
  startseite: msg`Startseite`,
  pelletspreise: msg`Pelletspreise`,
  ortseiten: msg`Ortsseiten`,
  "pelletspreise-pricelist": msg`Angebotsliste`,
  "customer-page": msg`Kundenseite`
}

/** Channels of campaigns. */
export const channelTexts: Readonly<Record<CampaignChannel, MessageDescriptor>> = {
  newsletter: msg`Newsletter`,
  suchmaschine: msg`Suchmaschine`,
  anzeige: msg`Anzeige`,
  "soziale-medien": msg`Soziale Medien`,
  partner: msg`Partner`,
  andere: msg`Andere`
}
