import { type Fields, type FieldValue, namesField, textField } from "../../editing/record-edit.ts"
import { tickField } from "../../editing/form-rules.ts"
import { typedLine } from "../../typed-text.ts"
import type { ConfigurationData, OptionGroupKey } from "../configuration-data.ts"
import type { OptionExclusion, OptionRules } from "./option-rules.ts"
import { rulesForToday } from "./rules-of-catalogue.ts"

/**
 * Names of the form's fields. The field of an option contains the option's id in its name, the field of a group
 * contains the group's key.
 */
export const fieldOf = {
  offered: (id: number) => `offered_${id}`,
  name: (id: number) => `name_${id}`,
  shortName: (id: number) => `shortName_${id}`,
  infoText: (id: number) => `infoText_${id}`,
  upselling: (id: number) => `upselling_${id}`,
  default: (key: OptionGroupKey) => `default_${key}`,
  needed: (key: OptionGroupKey) => `needed_${key}`,
  /**
   * The field with the ids of a group's options in their chosen order, comma-separated; it is needed because checkboxes
   * have no order.
   */
  order: (key: OptionGroupKey) => `order_${key}`
} as const

/** Returns all field names for a country and product group, in the order of the form. */
export const rulesFieldNames = ({ groups }: Pick<ConfigurationData, "groups">): ReadonlyArray<string> => [
  ...groups.flatMap(({ key, parameters }) => [
    fieldOf.default(key),
    fieldOf.needed(key),
    fieldOf.order(key),
    ...parameters.flatMap(({ id }) => [
      fieldOf.offered(id),
      fieldOf.name(id),
      fieldOf.shortName(id),
      fieldOf.infoText(id),
      fieldOf.upselling(id)
    ])
  ]),
  "exclusions"
]

/** Returns the name of an excluded pair in the form's checkboxes. */
export const exclusionName = ({ one, other }: OptionExclusion): string =>
  `${Math.min(one, other)}:${Math.max(one, other)}`

/** Returns the excluded pair for a name, or `undefined` if the name is invalid. */
export const exclusionOf = (name: string): OptionExclusion | undefined => {
  const [, one, other] = /^(-?\d{1,4}):(-?\d{1,4})$/u.exec(name) ?? []
  return one === undefined || other === undefined ? undefined : { one: Number(one), other: Number(other) }
}

/** Converts rules to form fields. */
export const fieldsOfRules = (rules: OptionRules, catalogue: Pick<ConfigurationData, "groups">): Fields => {
  const { groups, exclusions } = rulesForToday(rules, catalogue)
  const entries: ReadonlyArray<readonly [string, FieldValue]> = [
    ...groups.flatMap(
      ({ key, defaultId, isNeeded, options }): ReadonlyArray<readonly [string, FieldValue]> => [
        [fieldOf.default(key), String(defaultId)],
        [fieldOf.needed(key), isNeeded],
        [fieldOf.order(key), options.map(({ id }) => id).join(",")],
        ...options.flatMap(
          ({
            id,
            isOffered,
            name,
            shortName,
            infoText,
            isUpselling
          }): ReadonlyArray<readonly [string, FieldValue]> => [
            [fieldOf.offered(id), isOffered],
            [fieldOf.name(id), name],
            [fieldOf.shortName(id), shortName],
            [fieldOf.infoText(id), infoText],
            [fieldOf.upselling(id), isUpselling]
          ]
        )
      ]
    ),
    ["exclusions", exclusions.map(exclusionName)]
  ]
  return Object.fromEntries(entries)
}

/**
 * Returns the ids of a group's options in the order given by the group's `order_…` field; ids that this field lacks
 * come last.
 */
export const orderIn = (
  fields: Fields,
  key: OptionGroupKey,
  known: ReadonlyArray<number>
): ReadonlyArray<number> => {
  const said = textField(fields, fieldOf.order(key))
    .split(",")
    .map(Number)
    .filter((id) => known.includes(id))
  return [...said, ...known.filter((id) => !said.includes(id))]
}

/** Converts form fields to rules. */
export const rulesOfFields = (fields: Fields, catalogue: Pick<ConfigurationData, "groups">): OptionRules => ({
  groups: catalogue.groups.map(({ key, parameters }) => ({
    key,
    defaultId: Number(textField(fields, fieldOf.default(key))),
    isNeeded: tickField(fields, fieldOf.needed(key)),
    options: orderIn(
      fields,
      key,
      parameters.map(({ id }) => id)
    ).map((id) => ({
      id,
      isOffered: tickField(fields, fieldOf.offered(id)),
      name: typedLine(textField(fields, fieldOf.name(id))),
      shortName: typedLine(textField(fields, fieldOf.shortName(id))),
      infoText: typedLine(textField(fields, fieldOf.infoText(id))),
      isUpselling: tickField(fields, fieldOf.upselling(id))
    }))
  })),
  exclusions: namesField(fields, "exclusions").flatMap((name) => exclusionOf(name) ?? [])
})
