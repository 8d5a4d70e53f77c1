import { Trans } from "@lingui/react/macro"
import { openCalls, openLicence, openLifetime } from "../../domain/open-data/open-licence.ts"
import { Code } from "./Code.tsx"
import type { OpenDataFacts } from "./open-data-facts.ts"
import s from "./OpenDataPage.module.css"
import { Part } from "./Part.tsx"

/** The terms of use and the rate limit of the data (rules price.open-data and safety.open-data). */
export function Terms({ origin }: Pick<OpenDataFacts, "origin">) {
  const { most, minutes } = openCalls
  const lifetime = openLifetime / 60
  return (
    <>
      <Part id="lizenz" title={<Trans>Lizenz</Trans>}>
        <p>
          <Trans>
            Die Daten stehen unter <a href={`${openLicence.url}deed.de`}>{openLicence.name}</a>: Sie dürfen
            sie verwenden, verändern und weitergeben, auch gewerblich, wenn Sie uns als Quelle nennen und auf
            uns verlinken. So genügt es:
          </Trans>
        </p>
        <Code>
          {`Daten: <a href="${origin}">${openLicence.attribution}</a>, <a href="${openLicence.url}">${openLicence.name}</a>`}
        </Code>
      </Part>
      <Part id="grenzen" title={<Trans>Grenzen</Trans>}>
        <ul className={s["list"]}>
          <li>
            <Trans>
              {most} Abrufe in {minutes} Minuten je Netzwerk. Danach antworten wir mit 429 und sagen in{" "}
              <code>Retry-After</code>, nach wie vielen Sekunden es weitergeht.
            </Trans>
          </li>
          <li>
            <Trans>
              Eine Antwort gilt {lifetime} Minuten. Wer danach mit <code>If-None-Match</code> oder{" "}
              <code>If-Modified-Since</code> fragt, bekommt nur Daten, wenn es neue gibt.
            </Trans>
          </li>
          <li>
            <Trans>
              Was es nicht gibt, beantworten wir mit 404 und nennen, was es gibt; unmögliche Tage mit 422.
              Fehler sind immer JSON.
            </Trans>
          </li>
          <li>
            <Trans>
              Ein Mittel ist kein Angebot, und wir stehen nicht dafür ein, dass es für Ihren Zweck taugt.
              Felder kommen dazu; bestehende bleiben, wie sie sind.
            </Trans>
          </li>
        </ul>
      </Part>
    </>
  )
}
