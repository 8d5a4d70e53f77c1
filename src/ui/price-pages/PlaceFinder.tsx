import { Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./PlaceFinder.module.css"

interface PlaceFinderProps {
  /** What was looked for and not found. */
  readonly missed?: string | undefined
}

/** The way from a postal code or a place to its price page, without a script. */
export function PlaceFinder({ missed }: PlaceFinderProps) {
  const href = useHref()
  const isMissed = missed !== undefined && missed !== ""
  return (
    <search>
      <form action={href("/pelletpreise/suche")} method="get" className={s["form"]}>
        <label htmlFor="place" className={s["label"]}>
          <Trans>Preise an Ihrem Ort</Trans>
        </label>
        <div className={s["fields"]}>
          <input
            id="place"
            name="ort"
            required
            maxLength={100}
            defaultValue={missed}
            autoComplete="postal-code"
            className={s["input"]}
            aria-invalid={isMissed || undefined}
            aria-describedby={isMissed ? "place-missed" : "place-hint"}
          />
          <Button type="submit" look="secondary">
            <Trans>Anzeigen</Trans>
          </Button>
        </div>
        {isMissed ? (
          <p id="place-missed" role="alert" className={s["missed"]}>
            <Trans>
              „{missed}“ haben wir nicht gefunden. Bitte geben Sie eine Postleitzahl dieses Landes oder den
              Namen eines Ortes ein.
            </Trans>
          </p>
        ) : (
          <p id="place-hint" className={s["hint"]}>
            <Trans>Postleitzahl oder Ort</Trans>
          </p>
        )}
      </form>
    </search>
  )
}
