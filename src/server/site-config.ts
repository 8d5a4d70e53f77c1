import { isOnThisMachine } from "../domain/this-machine.ts"
import { localeCodes, type LocaleCode, locales as allLocales } from "../domain/locale/locale.ts"
import { sampleSite } from "../domain/site/sample-site.ts"
import type { Site } from "../domain/site/site.ts"
import { StartProblem } from "./config.ts"
import { type TrustedProxies, trustedProxies } from "./http/front/client-address.ts"
import { hostName } from "./http/front/hosts.ts"
import type { BucketSettings } from "./media/media-settings.ts"
import { readBucketSettings } from "./media-store-settings.ts"
import { readPaymentSettings } from "./payment-settings.ts"
import type { PaymentSettings } from "./payments/provider-settings.ts"
import { readSiteFile } from "./site-file.ts"

/** What the environment decides about the shop's place in the network and its partners. */
export interface SiteConfig {
  readonly site: Site
  /** Host names that serve all locales, by prefix (rule page.prefix). */
  readonly sharedHosts: ReadonlyArray<string>
  /** Every host name that is answered; others get 421. */
  readonly hosts: ReadonlySet<string>
  /** What a path is put behind in a mail: the locale's domain, or this machine with the locale's prefix. */
  readonly linkBases: Readonly<Record<LocaleCode, string>>
  readonly proxies: TrustedProxies
  /** Where the shared caches before the shop take PURGE; none stands there where it is empty. */
  readonly sharedCaches: ReadonlyArray<string>
  /** Without it mails are kept in the database. */
  readonly smtpUrl: string | undefined
  /** Address of the trust-rating service, ending before the id; without it there is no call. */
  readonly trustedShopsUrl: string | undefined
  /** Address of the European Central Bank's daily reference rates (XML); without it none are fetched. */
  readonly marketRatesUrl: string | undefined
  /** Where pictures are kept; without it in the database. */
  readonly bucket: BucketSettings | undefined
  /** Payment providers whose keys are there; without them a provider does not exist. */
  readonly payments: PaymentSettings
}

type Environment = Readonly<Record<string, string | undefined>>

const given = (environment: Environment, name: string) => environment[name]?.trim() || undefined

/** The site of the file that SITE names; all its problems are reported at once. */
const siteOf = (file: string): Site => {
  const read = readSiteFile(file)
  if ("site" in read) return read.site
  throw new StartProblem(read.problems.map((problem) => `SITE ${problem}`).join("\n"))
}

const proxiesOf = (raw: string | undefined): TrustedProxies => {
  try {
    return trustedProxies(raw === undefined ? [] : raw.split(",").map((entry) => entry.trim()))
  } catch (error) {
    throw new StartProblem(`TRUSTED_PROXIES: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** How many caches are notified at most. */
const mostCaches = 16

const isPurgeAddress = (raw: string): boolean => {
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  return url !== undefined && /^https?:$/u.test(url.protocol) && url.username === "" && url.hash === ""
}

const sharedCachesOf = (raw: string | undefined): ReadonlyArray<string> => {
  const addresses = raw === undefined ? [] : raw.split(",").map((entry) => entry.trim())
  if (addresses.length <= mostCaches && addresses.every(isPurgeAddress)) return addresses
  throw new StartProblem(
    `SHARED_CACHE_PURGE_URL names no caches: write up to ${mostCaches} addresses like http://127.0.0.1:6083/, with commas between them.`
  )
}

const urlOf = (
  environment: Environment,
  name: string,
  protocols: ReadonlyArray<string>
): string | undefined => {
  const raw = given(environment, name)
  if (raw === undefined) return undefined
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (url !== undefined && protocols.includes(url.protocol)) return raw
  // in the clear to this machine alone, as a test has it
  if (url?.protocol === "http:" && protocols.includes("https:") && isOnThisMachine(url)) return raw
  throw new StartProblem(`${name} is no address: it begins with ${protocols.join(" or ")}//.`)
}

/** The sample with a domain a locale that every browser finds on this machine, so that canonical addresses can be opened. */
const sampleOnThisMachine = (port: number): Site => {
  const { de, "de-AT": at, ch } = sampleSite.locales
  return {
    ...sampleSite,
    locales: {
      de: { ...de, origin: `http://de.localhost:${port}` },
      "de-AT": { ...at, origin: `http://at.localhost:${port}` },
      ch: { ...ch, origin: `http://ch.localhost:${port}` }
    }
  }
}

/** The names of the locales' own domains. */
export const ownDomains = ({ site }: Pick<SiteConfig, "site">): ReadonlySet<string> =>
  new Set(localeCodes.map((code) => new URL(site.locales[code].origin).hostname))

/** The site of SITE, or the sample on this machine's own address. */
export const readSiteConfig = (
  environment: Environment,
  { host, port }: { readonly host: string; readonly port: number }
): SiteConfig => {
  const file = given(environment, "SITE")
  const site = file === undefined ? sampleOnThisMachine(port) : siteOf(file)
  const further = (given(environment, "HOSTS") ?? "").split(",")
  const sharedHosts = ["localhost", "127.0.0.1", "[::1]", host, ...further]
    .map((entry) => hostName(entry.trim()))
    .filter((name) => name !== undefined)
  const baseOf = (code: LocaleCode) =>
    site.isSample ? `http://localhost:${port}${allLocales[code].prefix}` : site.locales[code].origin
  return {
    site,
    sharedHosts: [...new Set(sharedHosts)],
    hosts: new Set([...sharedHosts, ...ownDomains({ site })]),
    linkBases: { de: baseOf("de"), "de-AT": baseOf("de-AT"), ch: baseOf("ch") },
    proxies: proxiesOf(given(environment, "TRUSTED_PROXIES")),
    sharedCaches: sharedCachesOf(given(environment, "SHARED_CACHE_PURGE_URL")),
    smtpUrl: urlOf(environment, "SMTP_URL", ["smtp:", "smtps:"]),
    trustedShopsUrl: urlOf(environment, "TRUSTED_SHOPS_URL", ["https:"]),
    marketRatesUrl: urlOf(environment, "MARKET_RATES_URL", ["https:"]),
    bucket: readBucketSettings(environment),
    payments: readPaymentSettings(environment)
  }
}
