import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { CampaignChannel, CampaignPage } from "../../domain/figures/tracked-campaign.ts"

/** Pages that campaigns lead to. */
export const pageTexts: Readonly<Record<CampaignPage, MessageDescriptor>> = {
  startseite: msg`Startseite`,
  pelletspreise: msg`Pelletspreise`,
  ortseiten: msg`Ortsseiten`,
  "pelletspreise-pricelist": msg`Angebotsliste`,
  "customer-page": msg`Kundenseite`
}

/** What campaigns come by. */
export const channelTexts: Readonly<Record<CampaignChannel, MessageDescriptor>> = {
  newsletter: msg`Newsletter`,
  suchmaschine: msg`Suchmaschine`,
  anzeige: msg`Anzeige`,
  "soziale-medien": msg`Soziale Medien`,
  partner: msg`Partner`,
  andere: msg`Andere`
}
