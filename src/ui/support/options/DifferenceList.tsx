import { Trans } from "@lingui/react/macro"
import type { ConfigurationData } from "../../../domain/options/configuration-data.ts"
import type { RulesDifference } from "../../../domain/options/rules/rules-difference.ts"
import s from "./Options.module.css"

interface DifferenceListProps {
  readonly catalogue: ConfigurationData
  readonly differences: ReadonlyArray<RulesDifference>
}

/** List of the changes that buyers will notice, one line each. */
export function DifferenceList({ catalogue, differences }: DifferenceListProps) {
  if (differences.length === 0)
    return (
      <p className={s["quiet"]}>
        <Trans>Der Entwurf sagt dasselbe wie das, was schon gilt.</Trans>
      </p>
    )
  return (
    <ul className={s["differences"]}>
      {differences.map((difference) => (
        <li key={JSON.stringify(difference)}>
          <Said catalogue={catalogue} difference={difference} />
        </li>
      ))}
    </ul>
  )
}

function Said({
  catalogue,
  difference
}: {
  readonly catalogue: ConfigurationData
  readonly difference: RulesDifference
}) {
  const group =
    "group" in difference ? catalogue.groups.find(({ key }) => key === difference.group)?.name : undefined
  switch (difference.kind) {
    case "offered":
      return <Trans>„{difference.option}“ wird angeboten.</Trans>
    case "hidden":
      return <Trans>„{difference.option}“ wird nicht mehr angeboten.</Trans>
    case "upselling":
      return <Trans>„{difference.option}“ wird als Extra gezeigt.</Trans>
    case "noUpselling":
      return <Trans>„{difference.option}“ wird nicht mehr als Extra gezeigt.</Trans>
    case "infoText":
      return <Trans>„{difference.option}“ hat eine andere Erklärung.</Trans>
    case "name":
      return (
        <Trans>
          „{difference.from}“ heißt jetzt „{difference.option}“.
        </Trans>
      )
    case "shortName":
      return <Trans>„{difference.option}“ hat einen anderen Kurznamen.</Trans>
    case "default":
      return (
        <Trans>
          {group}: Vorgabe ist „{difference.option}“.
        </Trans>
      )
    case "order":
      return <Trans>{group}: andere Reihenfolge.</Trans>
    case "needed":
      return <Trans>{group}: Die Bestellung braucht eine bestimmte Wahl.</Trans>
    case "notNeeded":
      return <Trans>{group}: Die Bestellung braucht keine bestimmte Wahl mehr.</Trans>
    case "apart":
      return (
        <Trans>
          „{difference.option}“ und „{difference.other}“ gehen nicht mehr zusammen.
        </Trans>
      )
    case "together":
      return (
        <Trans>
          „{difference.option}“ und „{difference.other}“ gehen wieder zusammen.
        </Trans>
      )
  }
}
