import type { ConfigurationData } from "../../../domain/options/configuration-data.ts"
import { exclusionOf } from "../../../domain/options/rules/rules-fields.ts"
import type { FieldValue } from "../../../domain/editing/record-edit.ts"
import { FieldSaid } from "../../kit/desk-form/FieldSaid.tsx"
import { rulesFieldOf } from "./rules-texts.ts"

interface RulesSaidProps {
  readonly catalogue: ConfigurationData
  readonly name: string
  readonly value: FieldValue | undefined
}

/** Value of a field in the form of option rules as text, with the names of options. */
export function RulesSaid({ catalogue, name, value }: RulesSaidProps) {
  const field = rulesFieldOf(catalogue, name)
  const nameOf = (wanted: string | number) =>
    catalogue.groups.flatMap(({ parameters }) => parameters).find(({ id }) => id === Number(wanted))?.name ??
    String(wanted)
  if (typeof value === "string" && (field?.kind === "default" || field?.kind === "order"))
    return value.split(",").map(nameOf).join(", ")
  if (field?.kind === "exclusions" && typeof value === "object") {
    const pairs = value.flatMap((each) => exclusionOf(each) ?? [])
    return pairs.length === 0
      ? "–"
      : pairs.map(({ one, other }) => `${nameOf(one)} / ${nameOf(other)}`).join("; ")
  }
  return <FieldSaid text={field?.text} value={value} />
}
