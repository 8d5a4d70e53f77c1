import {
  type TrackedCampaign,
  campaignOf,
  campaignText,
  parseCampaign
} from "../../domain/figures/tracked-campaign.ts"
import { campaignKey } from "./campaign-key.ts"
import { may } from "./consent.ts"
import { tabValues } from "./storage.ts"

/** Returns the URL at which the visitor arrived; the page may have changed the current URL since then. */
const arrivalAddress = (): URL => {
  const [entry] = globalThis.performance?.getEntriesByType?.("navigation") ?? []
  return new URL(entry !== undefined && URL.canParse(entry.name) ? entry.name : location.href)
}

/**
 * Stores the campaign that led to this page for as long as the tab is open; stores nothing without consent (rule
 * consent.campaigns).
 */
export const keepCampaign = (prefix: string): void => {
  if (!may("marketing")) return
  const { pathname, searchParams } = arrivalAddress()
  const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname
  const campaign = campaignOf(path === "" ? "/" : path, searchParams)
  if (campaign !== undefined) tabValues.set(campaignKey, campaignText(campaign))
}

/** Returns the campaign that led this visitor here; `undefined` without consent. */
export const keptCampaign = (): TrackedCampaign | undefined => {
  if (may("marketing")) return parseCampaign(tabValues.get(campaignKey))
  tabValues.remove(campaignKey)
  return undefined
}
