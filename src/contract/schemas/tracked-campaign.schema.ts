import { Schema } from "effect"
import { campaignChannels, campaignPages } from "../../domain/figures/tracked-campaign.ts"
import { wire } from "../wire.ts"

/** The values that are stored about a campaign; other values are not accepted (rule consent.campaigns). */
export const campaignWords = {
  page: Schema.Literals(campaignPages),
  channel: Schema.Literals(campaignChannels)
}

export const campaign = wire(campaignWords)
