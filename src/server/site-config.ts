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

/** Settings from the environment for the shop's addresses and partner services. */
export interface SiteConfig {
  readonly site: Site
  /** Host names that serve all locales, by path prefix (rule page.prefix). */
  readonly sharedHosts: ReadonlyArray<string>
  /** All host names that are served; requests for others get status 421. */
  readonly hosts: ReadonlySet<string>
  /** The base of links in mails: the locale's domain, or this machine's address with the locale's path prefix. */
  readonly linkBases: Readonly<Record<LocaleCode, string>>
  readonly proxies: TrustedProxies
  /** Addresses where the shared caches in front of the shop accept PURGE; empty if there are none. */
  readonly sharedCaches: ReadonlyArray<string>
  /** If undefined, mails are only stored in the database. */
  readonly smtpUrl: string | undefined
  /**
   * Address of the trust-rating service, without the id at the end of the address; if undefined, the service is not
   * called.
   */
  readonly trustedShopsUrl: string | undefined
  /** Address of the European Central Bank's daily reference rates (XML); if undefined, no rates are fetched. */
  readonly marketRatesUrl: string | undefined
  /** The bucket for pictures; if undefined, they are stored in the database. */
  readonly bucket: BucketSettings | undefined
  /** Configured payment providers; others are unavailable. */
  readonly payments: PaymentSettings
}

type Environment = Readonly<Record<string, string | undefined>>

const given = (environment: Environment, name: string) => environment[name]?.trim() || undefined

/** Reads the site from the file named by SITE; all errors in the file are reported at once. */
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

/** Maximum number of shared caches. */
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
  // unencrypted connections are allowed only to this machine, for tests
  if (url?.protocol === "http:" && protocols.includes("https:") && isOnThisMachine(url)) return raw
  throw new StartProblem(`${name} is no address: it begins with ${protocols.join(" or ")}//.`)
}

/**
 * Returns the sample site with one domain for each locale; every browser resolves these domains to this machine, so
 * canonical addresses can be opened.
 */
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

/** Returns the host names of the locales' own domains. */
export const ownDomains = ({ site }: Pick<SiteConfig, "site">): ReadonlySet<string> =>
  new Set(localeCodes.map((code) => new URL(site.locales[code].origin).hostname))

/** Reads the site from the file named by SITE; without SITE, returns the sample site at this machine's address. */
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
