import { readFileSync } from "node:fs"
import { localeCodes, type LocaleCode, locales as allLocales } from "../domain/locale/locale.ts"
import { checkedIban } from "../domain/iban.ts"
import { type ConsentPurpose, consentPurposes } from "../domain/consent/purposes.ts"
import { sampleSite } from "../domain/site/sample-site.ts"
import type { Lender, Operator, PartnerService, Site } from "../domain/site/site.ts"
import { StartProblem } from "./config.ts"
import { type TrustedProxies, trustedProxies } from "./http/front/client-address.ts"
import { hostName } from "./http/front/hosts.ts"
import type { BucketSettings } from "./media/media-settings.ts"
import { readBucketSettings } from "./media-store-settings.ts"
import { readPaymentSettings } from "./payment-settings.ts"
import type { PaymentSettings } from "./payments/provider-settings.ts"
import { isRecord } from "../domain/is-record.ts"

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

const textsOf = (sample: object, value: unknown, path: string): Record<string, string> => {
  if (!isRecord(value)) throw new StartProblem(`SITE lacks "${path}".`)
  return Object.fromEntries(
    Object.keys(sample).flatMap((key) => {
      const text = value[key]
      if (typeof text === "string" && text.trim() !== "") return [[key, text]]
      if (key === "trustedShopsId" && text === undefined) return []
      throw new StartProblem(`SITE lacks "${path}.${key}", a text.`)
    })
  )
}

const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((each) => typeof each === "string")

/** The partner's service of a locale, if it has one. */
const partnerOf = (locale: unknown, path: string): { readonly enwego?: PartnerService } => {
  const partner = isRecord(locale) ? locale["enwego"] : undefined
  if (partner === undefined) return {}
  const { url, zipPrefixes } = isRecord(partner) ? partner : {}
  if (typeof url !== "string" || !URL.canParse(url) || new URL(url).protocol !== "https:")
    throw new StartProblem(`SITE lacks "${path}.enwego.url", an address that begins with https://.`)
  if (zipPrefixes === undefined) return { enwego: { url } }
  if (!isTexts(zipPrefixes))
    throw new StartProblem(`SITE has no list of texts as "${path}.enwego.zipPrefixes".`)
  return { enwego: { url, zipPrefixes } }
}

/** The lender of instalments, if the shop has one. */
const lenderOf = (content: unknown): { readonly lender?: Lender } => {
  const lender = isRecord(content) ? content["lender"] : undefined
  if (lender === undefined) return {}
  const { name, infoUrl } = isRecord(lender) ? lender : {}
  if (typeof name !== "string" || name.trim() === "")
    throw new StartProblem('SITE lacks "lender.name", a text.')
  if (typeof infoUrl !== "string" || !URL.canParse(infoUrl) || new URL(infoUrl).protocol !== "https:")
    throw new StartProblem('SITE lacks "lender.infoUrl", an address that begins with https://.')
  return { lender: { name, infoUrl } }
}

const isPurpose = (text: string): text is ConsentPurpose =>
  consentPurposes.some((purpose) => purpose === text)

/** What visitors are asked to agree to, if anything. */
const purposesOf = (content: unknown): { readonly purposes?: ReadonlyArray<ConsentPurpose> } => {
  const purposes = isRecord(content) ? content["purposes"] : undefined
  if (purposes === undefined) return {}
  if (!isTexts(purposes) || !purposes.every(isPurpose))
    throw new StartProblem(`SITE has no list of ${consentPurposes.join(" and ")} as "purposes".`)
  return { purposes }
}

/** The id of a locale at Microsoft Clarity, if it has one. */
const clarityOf = (locale: unknown, path: string): { readonly msClarityId?: string } => {
  const id = isRecord(locale) ? locale["msClarityId"] : undefined
  if (id === undefined) return {}
  if (typeof id !== "string" || !/^[a-z0-9]{6,20}$/u.test(id))
    throw new StartProblem(`SITE has "${path}.msClarityId", which is no id of Microsoft Clarity.`)
  return { msClarityId: id }
}

/** Who runs the shop; the account is one that money can be sent to. */
const operatorOf = (content: unknown): Operator => {
  const texts = {
    ...sampleSite.operator,
    ...textsOf(sampleSite.operator, isRecord(content) ? content["operator"] : undefined, "operator")
  }
  const account = checkedIban(texts.iban)
  if (!account.ok)
    throw new StartProblem(
      `SITE has "${texts.iban}" as operator.iban, which is no IBAN (${account.problem}).`
    )
  return { ...texts, iban: account.iban }
}

/** Reads the file that SITE names: the sample's structure with an operator's own texts. */
const siteOf = (file: string): Site => {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, "utf8"))
  } catch {
    throw new StartProblem(`SITE is ${file}, which cannot be read as JSON.`)
  }
  const locales = isRecord(content) && isRecord(content["locales"]) ? content["locales"] : {}
  const localeOf = (code: LocaleCode) => {
    const texts = {
      ...sampleSite.locales[code],
      ...textsOf(sampleSite.locales[code], locales[code], `locales.${code}`),
      ...partnerOf(locales[code], `locales.${code}`),
      ...clarityOf(locales[code], `locales.${code}`)
    }
    if (!URL.canParse(texts.origin) || new URL(texts.origin).origin !== texts.origin)
      throw new StartProblem(
        `SITE has "${texts.origin}" as locales.${code}.origin: write it like https://shop.example.`
      )
    return texts
  }
  return {
    isSample: false,
    operator: operatorOf(content),
    ...lenderOf(content),
    ...purposesOf(content),
    locales: { de: localeOf("de"), "de-AT": localeOf("de-AT"), ch: localeOf("ch") }
  }
}

const proxiesOf = (raw: string | undefined): TrustedProxies => {
  try {
    return trustedProxies(raw === undefined ? [] : raw.split(",").map((entry) => entry.trim()))
  } catch (error) {
    throw new StartProblem(`TRUSTED_PROXIES: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

const urlOf = (
  environment: Environment,
  name: string,
  protocols: ReadonlyArray<string>
): string | undefined => {
  const raw = given(environment, name)
  if (raw === undefined) return undefined
  if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw
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
    smtpUrl: urlOf(environment, "SMTP_URL", ["smtp:", "smtps:"]),
    trustedShopsUrl: urlOf(environment, "TRUSTED_SHOPS_URL", ["https:", "http:"]),
    marketRatesUrl: urlOf(environment, "MARKET_RATES_URL", ["https:", "http:"]),
    bucket: readBucketSettings(environment),
    payments: readPaymentSettings(environment)
  }
}
