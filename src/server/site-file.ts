import { readFileSync } from "node:fs"
import { checkedIban } from "../domain/iban.ts"
import { type ConsentPurpose, consentPurposes } from "../domain/consent/purposes.ts"
import { isRecord } from "../domain/is-record.ts"
import { type AgeLimits, longestRest, usualAgeLimits } from "../domain/price-list/list-age.ts"
import { localeCodes, type LocaleCode } from "../domain/locale/locale.ts"
import { sampleSite } from "../domain/site/sample-site.ts"
import type { DealerTerms, Lender, Operator, PartnerService, Site } from "../domain/site/site.ts"

/** The result of reading a SITE file: the shop's site, or all errors, each as a sentence about the file. */
export type SiteFile = { readonly site: Site } | { readonly problems: ReadonlyArray<string> }

/** The errors found so far; each is worded to continue a sentence that begins with the name of the file. */
type Problems = Array<string>

const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((each) => typeof each === "string")

const isHttps = (value: unknown): value is string =>
  typeof value === "string" && URL.canParse(value) && new URL(value).protocol === "https:"

const textsOf = (
  problems: Problems,
  sample: object,
  value: unknown,
  path: string
): Record<string, string> => {
  if (!isRecord(value)) {
    problems.push(
      `lacks "${path}": write an object with the texts ${Object.keys(sample)
        .filter((key) => key !== "trustedShopsId")
        .join(", ")}.`
    )
    return {}
  }
  return Object.fromEntries(
    Object.keys(sample).flatMap((key) => {
      const text = value[key]
      if (typeof text === "string" && text.trim() !== "") return [[key, text]]
      if (key === "trustedShopsId" && text === undefined) return []
      problems.push(`lacks "${path}.${key}", a text.`)
      return []
    })
  )
}

/** Returns the partner service of a locale, if the locale has one. */
const partnerOf = (
  problems: Problems,
  locale: unknown,
  path: string
): { readonly enwego?: PartnerService } => {
  const partner = isRecord(locale) ? locale["enwego"] : undefined
  if (partner === undefined) return {}
  const { url, zipPrefixes } = isRecord(partner) ? partner : {}
  if (!isHttps(url)) problems.push(`lacks "${path}.enwego.url", an address that begins with https://.`)
  if (zipPrefixes !== undefined && !isTexts(zipPrefixes))
    problems.push(
      `has no list of texts as "${path}.enwego.zipPrefixes": write it like ["80", "81"], or leave it out.`
    )
  if (!isHttps(url)) return {}
  return { enwego: isTexts(zipPrefixes) ? { url, zipPrefixes } : { url } }
}

/** Returns the lender for payment by instalments, if the shop has one. */
const lenderOf = (problems: Problems, content: unknown): { readonly lender?: Lender } => {
  const lender = isRecord(content) ? content["lender"] : undefined
  if (lender === undefined) return {}
  const { name, infoUrl } = isRecord(lender) ? lender : {}
  const isNamed = typeof name === "string" && name.trim() !== ""
  if (!isNamed) problems.push('lacks "lender.name", a text.')
  if (!isHttps(infoUrl)) problems.push('lacks "lender.infoUrl", an address that begins with https://.')
  return isNamed && isHttps(infoUrl) ? { lender: { name, infoUrl } } : {}
}

const isPurpose = (text: string): text is ConsentPurpose =>
  consentPurposes.some((purpose) => purpose === text)

/** Returns the purposes for which visitors are asked for consent, if any. */
const purposesOf = (
  problems: Problems,
  content: unknown
): { readonly purposes?: ReadonlyArray<ConsentPurpose> } => {
  const purposes = isRecord(content) ? content["purposes"] : undefined
  if (purposes === undefined) return {}
  if (isTexts(purposes) && purposes.every(isPurpose)) return { purposes }
  problems.push(
    `has no list of ${consentPurposes.join(" and ")} as "purposes": write it like ["statistics"], or leave it out.`
  )
  return {}
}

/**
 * Returns the numbers of days without price changes after which dealers are reminded to check their prices and after
 * which their offers are suspended, if the operator configures them.
 */
const priceAgeOf = (problems: Problems, content: unknown): { readonly priceAge?: AgeLimits } => {
  const age = isRecord(content) ? content["priceAge"] : undefined
  if (age === undefined) return {}
  const { first, second, rest } = isRecord(age) ? age : {}
  const isDay = (value: unknown): value is number => Number.isInteger(value)
  if (isDay(first) && isDay(second) && isDay(rest) && 0 < first && first < second && second < rest)
    if (rest <= longestRest) return { priceAge: { first, second, rest } }
  problems.push(
    `has no days as "priceAge": write whole numbers that rise, up to ${longestRest}, like ${JSON.stringify(usualAgeLimits)}, or leave it out.`
  )
  return {}
}

/** Returns the dealers' fees, if the operator shows them on the application page. */
const dealerTermsOf = (problems: Problems, content: unknown): { readonly dealerTerms?: DealerTerms } => {
  const terms = isRecord(content) ? content["dealerTerms"] : undefined
  if (terms === undefined) return {}
  const { percent, monthly } = isRecord(terms) ? terms : {}
  const isShare = typeof percent === "number" && percent >= 0 && percent <= 100
  const isSum = typeof monthly === "number" && Number.isInteger(monthly) && monthly >= 0
  if (isShare && isSum) return { dealerTerms: { percent, monthly } }
  problems.push(
    'has no terms as "dealerTerms": write per cent of a delivered order and whole euros a month, like {"percent":2.5,"monthly":0}, or leave it out.'
  )
  return {}
}

/** Returns the Microsoft Clarity id of a locale, if the locale has one. */
const clarityOf = (problems: Problems, locale: unknown, path: string): { readonly msClarityId?: string } => {
  const id = isRecord(locale) ? locale["msClarityId"] : undefined
  if (id === undefined) return {}
  if (typeof id === "string" && /^[a-z0-9]{6,20}$/u.test(id)) return { msClarityId: id }
  problems.push(
    `has "${path}.msClarityId", which is no id of Microsoft Clarity: copy it from there, or leave it out.`
  )
  return {}
}

/** Returns the operator of the shop; the bank account must be able to receive payments. */
const operatorOf = (problems: Problems, content: unknown): Operator => {
  const given = textsOf(
    problems,
    sampleSite.operator,
    isRecord(content) ? content["operator"] : undefined,
    "operator"
  )
  const texts = { ...sampleSite.operator, ...given }
  const account = checkedIban(texts.iban)
  if (account.ok) return { ...texts, iban: account.iban }
  problems.push(
    `has "${texts.iban}" as operator.iban, which is no IBAN (${account.problem}). Write the whole number of the account.`
  )
  return texts
}

const localeOf = (problems: Problems, locales: Readonly<Record<string, unknown>>, code: LocaleCode) => {
  const path = `locales.${code}`
  const given = textsOf(problems, sampleSite.locales[code], locales[code], path)
  const texts = {
    ...sampleSite.locales[code],
    ...given,
    ...partnerOf(problems, locales[code], path),
    ...clarityOf(problems, locales[code], path)
  }
  if (!URL.canParse(texts.origin) || new URL(texts.origin).origin !== texts.origin)
    problems.push(`has "${texts.origin}" as ${path}.origin: write it like https://shop.example.`)
  return texts
}

/** Reads the content of a SITE file, which has the structure of the sample site and an operator's own texts. */
export const siteOfContent = (content: unknown): SiteFile => {
  const problems: Problems = []
  const locales = isRecord(content) && isRecord(content["locales"]) ? content["locales"] : {}
  const site: Site = {
    isSample: false,
    operator: operatorOf(problems, content),
    ...lenderOf(problems, content),
    ...purposesOf(problems, content),
    ...priceAgeOf(problems, content),
    ...dealerTermsOf(problems, content),
    locales: {
      de: localeOf(problems, locales, "de"),
      "de-AT": localeOf(problems, locales, "de-AT"),
      ch: localeOf(problems, locales, "ch")
    }
  }
  return problems.length === 0 ? { site } : { problems }
}

/** Returns the content of a file, or the reason why it cannot be read. */
export const contentOf = (
  file: string
): { readonly content: unknown } | { readonly problems: ReadonlyArray<string> } => {
  try {
    const content: unknown = JSON.parse(readFileSync(file, "utf8"))
    return { content }
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    return { problems: [`is ${file}, which cannot be read as JSON (${reason}).`] }
  }
}

/** Reads the file named by SITE. */
export const readSiteFile = (file: string): SiteFile => {
  const read = contentOf(file)
  return "problems" in read ? read : siteOfContent(read.content)
}

/** Returns the paths of unused entries in a file, such as misspelt names; entries within lists are not checked. */
const unknownPaths = (content: unknown, known: object, path: string): ReadonlyArray<string> =>
  isRecord(content)
    ? Object.entries(content).flatMap(([key, value]) => {
        const here = path === "" ? key : `${path}.${key}`
        if (!(key in known)) return [here]
        const inner: unknown = Reflect.get(known, key)
        return isRecord(inner) ? unknownPaths(value, inner, here) : []
      })
    : []

const partner = { enwego: { url: "", zipPrefixes: [] }, msClarityId: "" }

const readable = {
  isSample: false,
  operator: sampleSite.operator,
  lender: { name: "", infoUrl: "" },
  purposes: [],
  priceAge: usualAgeLimits,
  dealerTerms: { percent: 0, monthly: 0 },
  locales: {
    de: { ...sampleSite.locales.de, ...partner },
    "de-AT": { ...sampleSite.locales["de-AT"], ...partner },
    ch: { ...sampleSite.locales.ch, ...partner }
  }
}

/** Returns the paths of values that are still the sample's, although they would differ for any other company. */
const leftFromSample = ({ operator, locales }: Site): ReadonlyArray<string> => [
  ...Object.entries(sampleSite.operator)
    .filter(([key, value]) => key !== "country" && key !== "city" && Reflect.get(operator, key) === value)
    .map(([key]) => `operator.${key}`),
  ...localeCodes.flatMap((code) =>
    (["origin", "customerPhone", "pressPhone"] as const)
      .filter((key) => locales[code][key] === sampleSite.locales[code][key])
      .map((key) => `locales.${code}.${key}`)
  )
]

/**
 * Returns all findings that an operator should fix before the shop opens: errors that prevent the start, unused
 * entries, and texts that are still the sample's. Each finding is a sentence that follows the name of the file; empty
 * if there are none.
 */
export const siteFindings = (content: unknown): ReadonlyArray<string> => {
  const read = siteOfContent(content)
  const origins = "site" in read ? localeCodes.map((code) => read.site.locales[code].origin) : []
  return [
    ...("problems" in read ? read.problems : []),
    ...unknownPaths(content, readable, "").map(
      (path) => `has "${path}", which is not read: correct its name, or leave it out.`
    ),
    ...("site" in read ? leftFromSample(read.site) : []).map(
      (path) => `has the sample's text as "${path}": write your own.`
    ),
    ...(new Set(origins).size < origins.length
      ? ['has one address for several locales: write a domain of its own as each "origin".']
      : [])
  ]
}
