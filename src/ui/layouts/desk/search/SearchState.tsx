import { Trans } from "@lingui/react/macro"
import { Button } from "../../../kit/Button.tsx"
import s from "./SearchState.module.css"
import type { SearchView } from "./search.view.ts"

/**
 * Message below the results: what can be searched, that nothing matches, or the reason why searching is not possible.
 */
export function SearchState({ view }: { readonly view: SearchView }) {
  switch (view.stand) {
    case "empty":
    case "short":
      return (
        <div className={s["state"]}>
          {view.stand === "short" ? (
            <p>
              <Trans>Bitte mindestens zwei Zeichen.</Trans>
            </p>
          ) : (
            <p className={s["keys"]}>
              <Trans>Enter öffnet, was gefunden ist. Pfeiltasten wählen, Escape schließt.</Trans>
            </p>
          )}
          <Searchable of={view.scope} />
        </div>
      )
    case "begun":
      return (
        <div className={s["state"]}>
          <p>
            <Trans>Bitte die Bestellnummer ganz eingeben, oder nur ihre letzten Ziffern.</Trans>
          </p>
        </div>
      )
    case "searching":
      return view.groups.length > 0 ? null : (
        <div className={s["state"]} aria-hidden="true">
          <p>
            <Trans>Wird gesucht …</Trans>
          </p>
        </div>
      )
    case "found":
      return null
    case "nothing":
      return (
        <div className={s["state"]}>
          <p className={s["what"]}>
            <Trans>Nichts gefunden</Trans>
          </p>
          <Searchable of={view.scope} />
        </div>
      )
    case "unreachable":
      return (
        <div className={s["state"]} data-tone="bad">
          <p>
            <Trans>Die Suche antwortet gerade nicht. Was Sie geschrieben haben, bleibt stehen.</Trans>
          </p>
          <Button look="secondary" onClick={view.onRetry}>
            <Trans>Noch einmal suchen</Trans>
          </Button>
        </div>
      )
    case "tooMany":
      return (
        <div className={s["state"]} data-tone="bad">
          <p>
            <Trans>Das waren sehr viele Suchen. Bitte warten Sie einige Minuten.</Trans>
          </p>
          <Button look="secondary" onClick={view.onRetry}>
            <Trans>Noch einmal suchen</Trans>
          </Button>
        </div>
      )
    case "signedOut":
      return (
        <div className={s["state"]} data-tone="bad">
          <p>
            <Trans>Ihre Anmeldung ist abgelaufen.</Trans>{" "}
            <a href={view.signInHref}>{<Trans>Neu anmelden</Trans>}</a>
          </p>
        </div>
      )
  }
}

/** Describes what can be searched in each scope. */
function Searchable({ of }: { readonly of: SearchView["scope"] }) {
  return (
    <p className={s["hint"]}>
      {of === "pages" ? (
        <Trans>Gesucht wird in den Seiten Ihres Menüs.</Trans>
      ) : of === "own" ? (
        <Trans>
          Gesucht wird in Ihren Bestellungen, nach Bestellnummer oder ihren letzten Ziffern, Name, Telefon,
          E-Mail und Postleitzahl, auch zusammen: „80331 Huber“. Dazu die Seiten Ihres Menüs.
        </Trans>
      ) : (
        <Trans>
          Gesucht wird nach Bestellnummer oder ihren letzten Ziffern, Name, Telefon, E-Mail und Postleitzahl,
          auch zusammen: „80331 Huber“. Dazu Händler und Seiten, soweit Sie sie öffnen dürfen.
        </Trans>
      )}
    </p>
  )
}
