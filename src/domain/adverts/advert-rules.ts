import { isZipOf, zipLength } from "../place/zip.ts"
import type { CountryId } from "../place/country.ts"
import { regionByCode } from "../place/region.ts"
import type { ZipFilter } from "./zip-filter.ts"

/** Maximum lengths of texts in UTF-16 units, and other maximum values (rule advert.fields). */
export const advertLimits = {
  name: 120,
  advertiser: 120,
  html: 4_000,
  css: 8_000,
  weight: 1_000,
  viewBudget: 1_000_000_000,
  zipPrefixes: 500
} as const

export interface AdvertEdit {
  readonly name: string
  /** The advertiser, whose name is shown with each advert (rule advert.label). */
  readonly advertiser: string
  readonly html: string
  readonly css: string
}

export interface AdvertProblem {
  readonly field: string
  readonly code: "required" | "tooLong" | "invalid" | "endsBefore"
}

const textProblem = (text: string, most: number): AdvertProblem["code"] | undefined =>
  text.trim() === "" ? "required" : text.length > most ? "tooLong" : undefined

/** Returns the validation errors for an advert before its HTML and CSS are sanitized. */
export const advertProblems = ({ name, advertiser, html, css }: AdvertEdit): ReadonlyArray<AdvertProblem> => {
  const found = {
    name: textProblem(name, advertLimits.name),
    advertiser: textProblem(advertiser, advertLimits.advertiser),
    html: textProblem(html, advertLimits.html),
    css: css.length > advertLimits.css ? ("tooLong" as const) : undefined
  }
  return Object.entries(found).flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]))
}

export interface CampaignEdit extends ZipFilter {
  readonly name: string
  readonly countryId: CountryId
  readonly startsAt: string
  readonly endsAt: string | null
  readonly viewBudget: number | null
}

const isPrefixOf = (countryId: CountryId, prefix: string): boolean =>
  prefix !== "" &&
  prefix.length <= zipLength(countryId) &&
  isZipOf(countryId, prefix.padEnd(zipLength(countryId), "1"))

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** Returns the validation errors for a campaign. */
export const campaignProblems = (edit: CampaignEdit): ReadonlyArray<AdvertProblem> => {
  const { countryId, startsAt, endsAt, viewBudget, zipPrefixes, regions } = edit
  const isMoment = (text: string) => !Number.isNaN(Date.parse(text))
  const found: Readonly<Record<string, AdvertProblem["code"] | undefined>> = {
    name: textProblem(edit.name, advertLimits.name),
    startsAt: isMoment(startsAt) ? undefined : "invalid",
    endsAt:
      endsAt === null
        ? undefined
        : !isMoment(endsAt)
          ? "invalid"
          : Date.parse(endsAt) <= Date.parse(startsAt)
            ? "endsBefore"
            : undefined,
    viewBudget:
      viewBudget === null || isWhole(viewBudget, 1, advertLimits.viewBudget) ? undefined : "invalid",
    zipPrefixes:
      zipPrefixes.length > advertLimits.zipPrefixes
        ? "tooLong"
        : zipPrefixes.every((prefix) => isPrefixOf(countryId, prefix))
          ? undefined
          : "invalid",
    regions: regions.every((code) => regionByCode(countryId, code) !== undefined) ? undefined : "invalid"
  }
  return Object.entries(found).flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]))
}

/** Whether a weight is valid for an item. */
export const isWeight = (weight: number): boolean => isWhole(weight, 0, advertLimits.weight)
