import { isPageTarget } from "../content/link-target.ts"
import { countries, countryIds } from "../place/country.ts"
import { instantOfLocal, localMoment } from "../place/local-moment.ts"
import { choiceField, type FormRules } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine } from "../typed-text.ts"
import { placeOfPath } from "./place-of-path.ts"
import { type Prompt, type PromptEdit, promptKinds, promptLengths, promptPlaces } from "./prompt.ts"

export const promptFields = [
  "text",
  "kind",
  "place",
  "path",
  "countryId",
  "startsAt",
  "endsAt",
  "linkHref",
  "linkText"
] as const

const pathShape = /^(?:\/[a-z0-9]+(?:[-._][a-z0-9]+)*)+$/u

/** Allowed years of dates; the database rejects later years. */
const years = { least: 2020, most: 2099 }

const isMoment = (instant: string): boolean => {
  const moment = new Date(instant)
  if (!instant.endsWith("Z") || Number.isNaN(moment.getTime())) return false
  const year = moment.getUTCFullYear()
  return year >= years.least && year <= years.most
}

const pathProblem = ({ path, place }: PromptEdit): string | undefined => {
  if (path === "") return undefined
  if (!pathShape.test(path)) return "invalid"
  return placeOfPath(path) === place ? undefined : "misplaced"
}

const endProblem = ({ startsAt, endsAt }: PromptEdit): string | undefined => {
  if (endsAt === null) return undefined
  if (!isMoment(endsAt)) return "invalid"
  return isMoment(startsAt) && Date.parse(endsAt) <= Date.parse(startsAt) ? "endsBefore" : undefined
}

const linkProblem = ({ linkHref, linkText }: PromptEdit): string | undefined => {
  if (linkHref === "") return linkText === "" ? undefined : "required"
  return isPageTarget(linkHref) ? undefined : "linkTarget"
}

/** Returns the validation errors for a notice, in the order of its fields (rule prompt.fields). */
export const promptProblems = (
  edit: PromptEdit
): ReadonlyArray<{ readonly field: (typeof promptFields)[number]; readonly code: string }> => {
  const found: Readonly<Partial<Record<keyof PromptEdit, string | undefined>>> = {
    text: edit.text === "" ? "required" : undefined,
    path: pathProblem(edit),
    startsAt: edit.startsAt === "" ? "required" : isMoment(edit.startsAt) ? undefined : "invalid",
    endsAt: endProblem(edit),
    linkHref: linkProblem(edit),
    linkText: edit.linkHref !== "" && edit.linkText === "" ? "required" : undefined
  }
  const tooLong = Object.entries(promptLengths).flatMap(([field, most]) =>
    Object.entries(edit).some(([name, value]) => name === field && String(value).length > most) ? [field] : []
  )
  return promptFields.flatMap((field) => {
    const code = tooLong.includes(field) ? "tooLong" : found[field]
    return code === undefined ? [] : [{ field, code }]
  })
}

/**
 * Returns the time zone in which times are entered and shown: the zone of the notice's country, or Germany's zone for
 * notices for all countries.
 */
const zoneOf = (countryId: PromptEdit["countryId"]): string => countries[countryId ?? 1].timeZone

/** Converts a notice to form fields. */
export const fieldsOfPrompt = (prompt: Prompt): Readonly<Record<(typeof promptFields)[number], string>> => {
  const at = (instant: string) => localMoment(zoneOf(prompt.countryId), instant)
  const { text, kind, place, path, linkHref, linkText } = prompt
  return {
    text,
    kind,
    place,
    path,
    linkHref,
    linkText,
    countryId: prompt.countryId === null ? "" : String(prompt.countryId),
    startsAt: at(prompt.startsAt),
    endsAt: prompt.endsAt === null ? "" : at(prompt.endsAt)
  }
}

/** Converts form fields to a notice; an invalid time is passed on as typed, so that the validation reports it. */
export const promptOfFields = (fields: Fields): PromptEdit => {
  const line = (name: (typeof promptFields)[number]) => typedLine(textField(fields, name))
  const countryId = countryIds.find((id) => String(id) === line("countryId")) ?? null
  const moment = (typed: string) => instantOfLocal(zoneOf(countryId), typed) ?? typed
  const endsAt = line("endsAt")
  return {
    text: line("text"),
    kind: choiceField(fields, "kind", promptKinds) ?? "information",
    place: choiceField(fields, "place", promptPlaces) ?? "home",
    path: line("path").replace(/\/+$/u, ""),
    countryId,
    startsAt: moment(line("startsAt")),
    endsAt: endsAt === "" ? null : moment(endsAt),
    linkHref: line("linkHref"),
    linkText: line("linkText")
  }
}

/** Returns the validation errors for a notice as typed in the form. */
export const promptFormProblems: FormRules = (fields) => promptProblems(promptOfFields(fields))
