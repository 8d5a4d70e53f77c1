import { Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./PlaceFinder.module.css"

interface PlaceFinderProps {
  readonly written?: string
  /** Whether the search found nothing. */
  readonly isMissed?: boolean
}

/** Form that leads from a postal code or place name to the price page of the place; works without JavaScript. */
export function PlaceFinder({ written, isMissed = false }: PlaceFinderProps) {
  const href = useHref()
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
            defaultValue={written}
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
              „{written}“ haben wir nicht gefunden. Bitte geben Sie eine Postleitzahl oder den Namen eines
              Ortes ein.
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
