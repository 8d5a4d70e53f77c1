import { Schema } from "effect"
import { campaignChannels, campaignPages } from "../../domain/figures/tracked-campaign.ts"
import { wire } from "../wire.ts"

/** The words that are kept of a campaign; no others are taken (rule consent.campaigns). */
export const campaignWords = {
  page: Schema.Literals(campaignPages),
  channel: Schema.Literals(campaignChannels)
}

export const campaign = wire(campaignWords)
