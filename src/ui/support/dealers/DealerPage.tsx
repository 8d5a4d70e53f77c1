import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { dealerActsIn } from "../../../domain/dealer-desk/dealer-state.ts"
import type { DeskDealer } from "../../../domain/dealer-desk/desk-dealer.ts"
import { countries } from "../../../domain/place/country.ts"
import { type DealerPart, dealerParts } from "../../../domain/dealer-desk/dealer-part.ts"
import { Button } from "../../kit/Button.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import t from "../../kit/desk/DeskTabs.module.css"
import { shortMoment } from "../../kit/desk/moment.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import r from "../Records.module.css"
import { DealerBadge } from "./DealerBadge.tsx"
import { actNames, type DeskAct } from "./dealer-texts.ts"
import s from "./Dealers.module.css"

const partNames: Readonly<Record<DealerPart, MessageDescriptor>> = {
  angaben: msg`Angaben`,
  niederlassungen: msg`Niederlassungen`,
  liefergebiete: msg`Liefergebiete`,
  gebuehren: msg`Gebühren`,
  preise: msg`Preise`,
  lieferpausen: msg`Lieferpausen`,
  personen: msg`Personen`
}

interface DealerPageProps {
  readonly dealer: DeskDealer
  readonly part: DealerPart
  readonly hrefOf: (part: DealerPart) => string
  /** Undefined until the page is hydrated. */
  readonly onAct: ((act: DeskAct) => void) | undefined
  /** Confirmation dialog of the actions. */
  readonly dialog: ReactNode
  readonly children: ReactNode
}

/** Returns the available actions: the changes of status and, for an active dealer, confirming the prices. */
const actsIn = ({ state }: DeskDealer): ReadonlyArray<DeskAct> => [
  ...(state === "active" ? (["hold"] as const) : []),
  ...dealerActsIn(state)
]

/** Page on which staff manage one dealer: the dealer's status at the top, and one part of the dealer's data below. */
export function DealerPage({ dealer, part, hrefOf, onAct, dialog, children }: DealerPageProps) {
  const { t: say, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const { id, name, state, stateReason, isResting, heldAt, countryId } = dealer
  const country = countries[countryId].name
  return (
    <>
      <DeskLink className={r["back"]} href={href("/support/haendler")}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Alle Händler</Trans>
      </DeskLink>
      <div className={r["head"]}>
        <h1 className={s["name"]}>
          <bdi>{name}</bdi>
        </h1>
        <DealerBadge state={state} isResting={isResting} />
      </div>
      <p className={s["quiet"]}>
        <Trans>
          Nummer {id}, {country}
        </Trans>
      </p>
      {heldAt !== null && (
        <p className={s["quiet"]}>
          <Trans>
            Preise zuletzt geändert oder bestätigt: <time dateTime={heldAt}>{shortMoment(tag, heldAt)}</time>
          </Trans>
        </p>
      )}
      {isResting && (
        <p className={s["quiet"]}>
          <Trans>
            Die Angebote ruhen, weil die Preise lange unverändert sind. Eine neue Preisliste oder die
            Bestätigung der alten bringt sie sofort zurück.
          </Trans>
        </p>
      )}
      {stateReason !== "" && (
        <p className={s["quiet"]}>
          <Trans>
            Grund des Stands: <bdi>{stateReason}</bdi>
          </Trans>
        </p>
      )}
      <div className={s["acts"]}>
        {actsIn(dealer).map((act) => (
          <Button key={act} look="secondary" disabled={onAct === undefined} onClick={() => onAct?.(act)}>
            {i18n._(actNames[act])}
          </Button>
        ))}
      </div>
      <nav className={t["tabs"]} aria-label={say`Teile des Händlers`}>
        <ul className={t["list"]}>
          {dealerParts.map((each) => (
            <li key={each}>
              <DeskLink
                className={t["tab"]}
                href={hrefOf(each)}
                aria-current={each === part ? "page" : undefined}
              >
                {i18n._(partNames[each])}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={s["part"]}>{children}</div>
      {dialog}
    </>
  )
}
