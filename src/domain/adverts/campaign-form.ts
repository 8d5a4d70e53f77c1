import { type CountryId, countries, countryIds } from "../place/country.ts"
import { instantOfLocal, localMoment } from "../place/local-moment.ts"
import { regionsOf } from "../place/region.ts"
import { type FormRules, numberField } from "../editing/form-rules.ts"
import { type Fields, namesField, textField } from "../editing/record-edit.ts"
import { typedLine } from "../typed-text.ts"
import { deskCampaignProblems, type TypedCampaign, variantLetters } from "./campaign-problems.ts"
import type { DeskCampaign, DeskCampaignEdit } from "./desk-records.ts"
import { campaignTypeIds, campaignTypes } from "./slot.ts"

export const campaignFields = [
  "name",
  "campaignTypeId",
  "countryId",
  "startsAt",
  "endsAt",
  "viewBudget",
  "slots",
  "advertA",
  "weightA",
  "advertB",
  "weightB",
  "zipPrefixes",
  "regions1",
  "regions2",
  "regions3"
] as const

type Name = (typeof campaignFields)[number]

/** Returns the form's fields for a campaign. */
export const fieldsOfCampaign = (
  campaign: DeskCampaign
): Readonly<Record<Name, string | ReadonlyArray<string>>> => {
  const { countryId, startsAt, endsAt, viewBudget, zipPrefixes, regions, slotIds, variants } = campaign
  const { timeZone } = countries[countryId]
  const at = (instant: string) => localMoment(timeZone, instant)
  const advertOf = (index: number) => {
    const id = variants[index]?.advertId ?? 0
    return id === 0 ? "" : String(id)
  }
  const weightOf = (index: number) => String(variants[index]?.weight ?? 1)
  const regionsIn = (id: CountryId) => (id === countryId ? regions : [])
  return {
    name: campaign.name,
    campaignTypeId: String(campaign.campaignTypeId),
    countryId: String(countryId),
    startsAt: startsAt === "" ? "" : at(startsAt),
    endsAt: endsAt === null ? "" : at(endsAt),
    viewBudget: viewBudget === null ? "" : String(viewBudget),
    slots: slotIds.map(String),
    advertA: advertOf(0),
    weightA: weightOf(0),
    advertB: advertOf(1),
    weightB: weightOf(1),
    zipPrefixes: zipPrefixes.join(", "),
    regions1: regionsIn(1),
    regions2: regionsIn(2),
    regions3: regionsIn(3)
  }
}

const variantsIn = (fields: Fields, isDrawn: boolean): TypedCampaign["variants"] =>
  variantLetters.flatMap((letter) => {
    const advertId = Number(textField(fields, `advert${letter}`))
    // a campaign needs variant A, but variant B is optional
    if (advertId === 0 && letter === "B") return []
    return [{ advertId, weight: isDrawn ? numberField(fields, `weight${letter}`) : 0 }]
  })

/**
 * Returns the campaign entered in a form; invalid dates and numbers are passed on unchanged, so that the validation can
 * report them.
 */
export const typedCampaign = (fields: Fields): TypedCampaign => {
  const line = (name: Name) => typedLine(textField(fields, name))
  const countryId = countryIds.find((id) => String(id) === line("countryId")) ?? 1
  const campaignTypeId =
    campaignTypeIds.find((id) => String(id) === line("campaignTypeId")) ?? campaignTypes.weighted
  const moment = (typed: string) => instantOfLocal(countries[countryId].timeZone, typed) ?? typed
  const known = new Set(regionsOf(countryId).map(({ code }) => code))
  return {
    name: line("name"),
    campaignTypeId,
    countryId,
    startsAt: moment(line("startsAt")),
    endsAt: line("endsAt") === "" ? null : moment(line("endsAt")),
    viewBudget: line("viewBudget") === "" ? null : (numberField(fields, "viewBudget") ?? Number.NaN),
    slotIds: namesField(fields, "slots").map(Number),
    variants: variantsIn(fields, campaignTypeId === campaignTypes.weighted),
    zipPrefixes: line("zipPrefixes")
      .split(/[\s,;]+/u)
      .filter((prefix) => prefix !== ""),
    regions: namesField(fields, `regions${countryId}`).filter((code) => known.has(code))
  }
}

/** Returns the campaign entered in a valid form, ready for saving. */
export const campaignOfFields = (fields: Fields): DeskCampaignEdit => {
  const typed = typedCampaign(fields)
  return {
    ...typed,
    variants: typed.variants.map(({ advertId, weight = 0 }) => ({ advertId, weight }))
  }
}

/** Validates the form before saving. */
export const campaignFormProblems: FormRules = (fields) => deskCampaignProblems(typedCampaign(fields))
