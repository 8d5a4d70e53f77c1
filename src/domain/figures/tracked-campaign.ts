/**
 * Pages that campaigns lead to: the name of each route, and the word that an order stores for the route (rule
 * consent.campaigns). Orders store only words from this table and from `campaignChannels`, never text from a URL.
 */
export const campaignRoutes = {
  index: "startseite",
  "pellets-prices": "pelletspreise",
  "pellets-prices-location": "ortseiten",
  "productGroup-offer-list": "pelletspreise-pricelist",
  "customer-homepage": "customer-page"
} as const

type CampaignRoute = keyof typeof campaignRoutes

export type CampaignPage = (typeof campaignRoutes)[CampaignRoute]

export const campaignPages: readonly [CampaignPage, ...ReadonlyArray<CampaignPage>] = [
  "startseite",
  "pelletspreise",
  "ortseiten",
  "pelletspreise-pricelist",
  "customer-page"
]

export const campaignChannels = [
  "newsletter",
  "suchmaschine",
  "anzeige",
  "soziale-medien",
  "partner",
  "andere"
] as const

export type CampaignChannel = (typeof campaignChannels)[number]

/**
 * Where a visitor comes from who opened a campaign's URL (`utm_…`); campaigns of the shop's own adverts are defined in
 * `domain/adverts`.
 */
export interface TrackedCampaign {
  readonly page: CampaignPage
  readonly channel: CampaignChannel
}

const paths: ReadonlyArray<readonly [RegExp, CampaignRoute]> = [
  [/^\/$/u, "index"],
  [/^\/pelletpreise$/u, "pellets-prices"],
  [/^\/pelletpreise\/./u, "pellets-prices-location"],
  [/^\/[^/]+\/angebotsliste$/u, "productGroup-offer-list"],
  [/^\/kunde\/startseite$/u, "customer-homepage"]
]

/** Common values of `utm_medium` and `utm_source`, by channel; `utm_medium` is more specific. */
const words: Readonly<Record<Exclude<CampaignChannel, "andere">, RegExp>> = {
  newsletter: /^(?:e-?mail|mail|mailing|newsletter)$/u,
  suchmaschine: /^(?:cpc|ppc|sea|sem|paid-?search|google|bing|ecosia|duckduckgo)$/u,
  anzeige: /^(?:display|banner|cpm|ads?)$/u,
  "soziale-medien": /^(?:social|paid-?social|social-?media|facebook|instagram|youtube|linkedin|pinterest)$/u,
  partner: /^(?:affiliate|partner|referral)$/u
}

const channelOf = (told: string | null): CampaignChannel | undefined => {
  const word = (told ?? "")
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, "-")
  return campaignChannels.find((channel) => channel !== "andere" && words[channel].test(word))
}

/**
 * Returns the campaign to which a URL belongs; `path` has no locale prefix. Returns `undefined` if no campaign leads to
 * the page, or if all `utm_…` parameters are missing or empty.
 */
export const campaignOf = (path: string, query: URLSearchParams): TrackedCampaign | undefined => {
  const trimmed = path.length > 1 ? path.replace(/\/+$/u, "") : path
  const route = paths.find(([form]) => form.test(trimmed))?.[1]
  const [medium, source, name] = ["utm_medium", "utm_source", "utm_campaign"].map((key) => query.get(key))
  if (route === undefined || !(medium || source || name)) return undefined
  return {
    page: campaignRoutes[route],
    channel: channelOf(medium ?? null) ?? channelOf(source ?? null) ?? "andere"
  }
}

/**
 * Serializes a campaign for the tab's storage; `parseCampaign` parses the text and returns `undefined` if it is
 * invalid.
 */
export const campaignText = ({ page, channel }: TrackedCampaign): string => `${page} ${channel}`

export const parseCampaign = (text: string | undefined): TrackedCampaign | undefined => {
  const [page, channel, ...others] = (text ?? "").split(" ")
  const known = {
    page: campaignPages.find((word) => word === page),
    channel: campaignChannels.find((word) => word === channel)
  }
  return known.page === undefined || known.channel === undefined || others.length > 0
    ? undefined
    : { page: known.page, channel: known.channel }
}
