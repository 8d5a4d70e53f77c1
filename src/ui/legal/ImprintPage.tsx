import { Trans } from "@lingui/react/macro"
import type { Operator, SiteLocale } from "../../domain/site/site.ts"
import { useSite } from "../kit/site.tsx"
import { Document } from "./Document.tsx"
import s from "./Document.module.css"

interface ImprintPageProps {
  readonly operator: Operator
  readonly contact: SiteLocale
}

/** Statement on how accessible ordering is, and the contact for reporting barriers (rule law.accessibility). */
function Accessibility({ operator }: Pick<ImprintPageProps, "operator">) {
  const { locale } = useSite()
  return (
    <section>
      <h2>
        <Trans>Barrierefreiheit</Trans>
      </h2>
      <p>
        <Trans>
          Suchen, Vergleichen, Bestellen und Bezahlen sind nach EN 301 549 und WCAG 2.2, Stufe AA gebaut: mit
          der Tastatur allein zu bedienen, für Vorleseprogramme beschriftet und bis 200 % vergrößerbar. Eine
          ablaufende Sitzung wird angekündigt und verwirft keine Eingaben. Stoßen Sie doch auf eine Hürde,
          schreiben Sie an <a href={`mailto:${operator.email}`}>{operator.email}</a>; wir antworten innerhalb
          von zwei Arbeitstagen.
        </Trans>
      </p>
      {locale.code === "de" ? (
        <p>
          <Trans>
            Zuständig für die Aufsicht ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von
            Produkten und Dienstleistungen (MLBF), Magdeburg.
          </Trans>
        </p>
      ) : null}
      {locale.code === "de-AT" ? (
        <p>
          <Trans>Zuständig für die Aufsicht ist das Sozialministeriumservice.</Trans>
        </p>
      ) : null}
    </section>
  )
}

/** Imprint page: names the operator of the shop (rules law.imprint, law.dispute-board and page.operator). */
export function ImprintPage({ operator, contact }: ImprintPageProps) {
  const { locale } = useSite()
  return (
    <Document title={<Trans>Impressum</Trans>}>
      <p>
        {operator.name}
        <br />
        {operator.street}
        <br />
        {operator.zipCode} {operator.city}
        <br />
        {operator.country}
      </p>
      <dl className={s["facts"]}>
        <dt>
          <Trans>Telefon</Trans>
        </dt>
        <dd>
          <a href={`tel:${contact.customerPhone.replaceAll(" ", "")}`}>{contact.customerPhone}</a>
        </dd>
        <dt>
          <Trans>Presse</Trans>
        </dt>
        <dd>
          <a href={`tel:${contact.pressPhone.replaceAll(" ", "")}`}>{contact.pressPhone}</a>
        </dd>
        <dt>
          <Trans>E-Mail</Trans>
        </dt>
        <dd>
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </dd>
        <dt>
          <Trans>Vertreten durch</Trans>
        </dt>
        <dd>{operator.managingDirector}</dd>
        <dt>
          <Trans>Register</Trans>
        </dt>
        <dd>
          {operator.registerCourt}, {operator.registerNumber}
        </dd>
        <dt>
          <Trans>Umsatzsteuer-Id</Trans>
        </dt>
        <dd>{operator.vatId}</dd>
        <dt>
          <Trans>Verantwortlich für den Inhalt</Trans>
        </dt>
        <dd>
          {operator.managingDirector}, {operator.street}, {operator.zipCode} {operator.city}
        </dd>
      </dl>
      <section>
        <h2>
          <Trans>Rolle des Betreibers</Trans>
        </h2>
        <p>
          <Trans>
            {operator.name} betreibt einen Marktplatz. Verkäufer ist der Händler, den das jeweilige Angebot
            nennt, mit Namen und Anschrift. Alle Händler handeln als Unternehmer.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Streitbeilegung</Trans>
        </h2>
        {locale.code === "ch" ? (
          <p>
            <Trans>
              Bei Unstimmigkeiten wenden Sie sich bitte zuerst an uns; wir antworten innert zwei Arbeitstagen.
            </Trans>
          </p>
        ) : locale.code === "de-AT" ? (
          <p>
            <Trans>
              Wir sind nicht verpflichtet und nicht bereit, an einem Verfahren vor einer Stelle zur
              alternativen Streitbeilegung teilzunehmen.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer
              Verbraucherschlichtungsstelle teilzunehmen.
            </Trans>
          </p>
        )}
      </section>
      <Accessibility operator={operator} />
    </Document>
  )
}
