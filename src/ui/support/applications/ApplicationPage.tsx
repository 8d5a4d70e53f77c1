import { Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft, FileDown } from "lucide-react"
import type { ReactNode } from "react"
import { actsOn, type ApplicationAct } from "../../../domain/dealer-application/application.ts"
import type { DeskApplication } from "../../../domain/dealer-application/desk-application.ts"
import { fileKinds } from "../../../domain/files/file-kinds.ts"
import { countries } from "../../../domain/place/country.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { Button } from "../../kit/Button.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { entryStyles as e, FactList, Part } from "../../kit/desk/Part.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import r from "../Records.module.css"
import { ApplicationBadge } from "./ApplicationBadge.tsx"
import s from "./Application.module.css"
import { actNames, logTexts } from "./application-texts.ts"

interface ApplicationPageProps {
  readonly application: DeskApplication
  /** Undefined until the page is hydrated. */
  readonly onAct: ((act: ApplicationAct) => void) | undefined
  /** Confirmation dialog of the actions. */
  readonly dialog: ReactNode
}

/** Page on which staff decide on an application: the applicant, the goods, the documents, and the log. */
export function ApplicationPage({ application, onAct, dialog }: ApplicationPageProps) {
  const { i18n } = useLingui()
  const href = useHref()
  const { company, state, owner, answer } = application
  return (
    <>
      <DeskLink className={r["back"]} href={href("/support/haendler-antraege")}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Neue Händler</Trans>
      </DeskLink>
      <div className={r["head"]}>
        <h1 className={s["name"]}>
          <bdi>{company}</bdi>
        </h1>
        <ApplicationBadge state={state} />
      </div>
      <div className={s["acts"]}>
        {actsOn(state).map((act) => (
          <Button
            key={act}
            look={act === "refuse" ? "secondary" : "primary"}
            disabled={onAct === undefined}
            onClick={() => onAct?.(act)}
          >
            {i18n._(actNames[act])}
          </Button>
        ))}
        {owner !== "" && (
          <span className={e.quiet}>
            <Trans>Zuständig: {owner}</Trans>
          </span>
        )}
      </div>
      <div className={s["parts"]}>
        <Facts application={application} />
        <Documents application={application} />
        {answer !== "" && (
          <Part id="antwort" title={<Trans>Unsere Antwort</Trans>}>
            <p className={e.words}>{answer}</p>
          </Part>
        )}
        <Log log={application.log} />
      </div>
      {dialog}
    </>
  )
}

function Facts({ application }: { readonly application: DeskApplication }) {
  const { i18n } = useLingui()
  const { contact, email, phone, countryId, zipCode, place, registerNumber, vatId } = application
  const { deliveryCountryIds, deliveryArea, productGroupIds, certifications, text } = application
  const names = new Intl.ListFormat(i18n.locale, { type: "unit" })
  const fact = (key: string, name: ReactNode, value: string) =>
    value !== "" && { key, name, value: <bdi>{value}</bdi> }
  return (
    <Part id="angaben" title={<Trans>Angaben des Händlers</Trans>}>
      <FactList
        facts={[
          fact("contact", <Trans>Kontakt</Trans>, contact),
          { key: "email", name: <Trans>E-Mail</Trans>, value: <a href={`mailto:${email}`}>{email}</a> },
          {
            key: "phone",
            name: <Trans>Telefon</Trans>,
            value: <a href={`tel:${phone.replaceAll(/[^+\d]/gu, "")}`}>{phone}</a>
          },
          fact("seat", <Trans>Sitz</Trans>, `${zipCode} ${place}, ${countries[countryId].name}`),
          fact("register", <Trans>Register</Trans>, registerNumber),
          fact("vat", <Trans>Umsatzsteuer</Trans>, vatId),
          fact(
            "goods",
            <Trans>Verkauft</Trans>,
            names.format(productGroupIds.map((id) => productGroup(id).name))
          ),
          fact(
            "countries",
            <Trans>Liefert nach</Trans>,
            names.format(deliveryCountryIds.map((id) => countries[id].name))
          ),
          {
            key: "area",
            name: <Trans>Liefergebiet</Trans>,
            value: <span className={e.words}>{deliveryArea}</span>
          },
          fact("certificates", <Trans>Zertifikate</Trans>, certifications),
          text !== "" && {
            key: "text",
            name: <Trans>Nachricht</Trans>,
            value: (
              <span className={e.words} dir="auto">
                {text}
              </span>
            )
          }
        ]}
      />
    </Part>
  )
}

function Documents({ application: { applicationId, documents } }: { readonly application: DeskApplication }) {
  const tag = useSite().locale.bcp47
  const number = new Intl.NumberFormat(tag)
  return (
    <Part id="dokumente" title={<Trans>Dokumente</Trans>}>
      {documents.length === 0 ? (
        <p className={e.quiet}>
          <Trans>Der Händler hat keine Dokumente mitgeschickt.</Trans>
        </p>
      ) : (
        <ul className={e.list}>
          {documents.map(({ documentId, name, kind, size }) => (
            <li key={documentId} className={e.entry}>
              <a
                className={s["file"]}
                href={`/api/support/haendler-antraege/${applicationId}/dokumente/${documentId}`}
                download={name}
              >
                <FileDown size={18} aria-hidden="true" />
                <bdi>{name}</bdi>
              </a>
              <span className={e.quiet}>
                {fileKinds[kind].label}, {number.format(Math.max(1, Math.round(size / 1024)))} kB
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Log({ log }: Pick<DeskApplication, "log">) {
  const { i18n } = useLingui()
  const tag = useSite().locale.bcp47
  return (
    <Part id="verlauf" title={<Trans>Verlauf</Trans>}>
      <ol className={e.list}>
        {log.map(({ at, event, actor }) => (
          <li key={`${at} ${event}`} className={e.entry}>
            <div className={e.head}>
              <strong>{i18n._(logTexts[event])}</strong>
              <span className={e.quiet}>{shortMoment(tag, at)}</span>
            </div>
            {actor !== "" && <span className={e.quiet}>{actor}</span>}
          </li>
        ))}
      </ol>
    </Part>
  )
}
