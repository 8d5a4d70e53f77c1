import { Trans } from "@lingui/react/macro"
import type { AlarmProblem } from "../../domain/alarm/price-alarm.ts"

interface ThresholdMessageProps {
  readonly problem: AlarmProblem["code"]
  /** Today's price with its currency; undefined if it is not known. */
  readonly todayText: string | undefined
  /** Example of a valid price, in major units. */
  readonly example: number
}

/** Describes the validation error for the price at which the customer wants to be notified. */
export function ThresholdMessage({ problem, todayText, example }: ThresholdMessageProps) {
  if (problem !== "belowAlready")
    return <Trans>Bitte geben Sie den Preis als Zahl an, zum Beispiel {example}.</Trans>
  return todayText === undefined ? (
    <Trans>Der Preis ist heute schon so niedrig. Bitte geben Sie einen niedrigeren an.</Trans>
  ) : (
    <Trans>Der Preis liegt heute schon bei {todayText}. Bitte geben Sie einen niedrigeren an.</Trans>
  )
}
