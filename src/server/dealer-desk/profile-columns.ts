import { forEachText, type ProfileText } from "../../domain/dealer-desk/profile-fields.ts"

/** Columns whose names differ from their fields. */
const otherNames: Partial<Readonly<Record<ProfileText, string>>> = { ownAddress: "redirect_url" }

/** Columns that are null if nothing was entered; the other columns contain an empty text then. */
const nullable: ReadonlySet<ProfileText> = new Set([
  "website",
  "register",
  "representedBy",
  "vatId",
  "creditorId",
  "ownAddress"
])

const columnOf = (field: ProfileText): string =>
  otherNames[field] ?? field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)

/** SQL that selects the text fields of a profile from `dealer d`; an empty text if nothing was entered. */
export const selectedTexts = Object.values(
  forEachText((field) => `coalesce(d.${columnOf(field)}, '') as "${field}"`)
).join(", ")

/** Returns the text columns to store for a profile. */
export const textColumns = (
  profile: Readonly<Record<ProfileText, string>>
): Record<string, string | null> => {
  const cells = forEachText((field) => {
    const value = profile[field]
    return [columnOf(field), value === "" && nullable.has(field) ? null : value] as const
  })
  return Object.fromEntries(Object.values(cells))
}
